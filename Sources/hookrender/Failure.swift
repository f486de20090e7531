/// The one form in which every error reaches the person: a line and an exit code.
struct Failure: Error, Hashable, Sendable {
    /// How the run ends.
    let code: ExitCode
    /// The lines to print, without the program's name; most failures have one.
    let lines: [String]

    /// Makes a failure from ready lines.
    init(_ code: ExitCode, lines: [String]) {
        self.code = code
        self.lines = lines
    }

    /// Makes a failure of one line: what is wrong, and what to do about it.
    init(_ code: ExitCode, _ what: String, todo: String) { self.init(code, lines: ["\(what); \(todo)"]) }
}
