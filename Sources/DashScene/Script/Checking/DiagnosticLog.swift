/// Gathers the problems of one file while it is read.
final class DiagnosticLog {
    let file: String
    let source: SourceText
    /// Whether warnings count as errors.
    let isStrict: Bool
    private(set) var entries: [Diagnostic] = []
    /// The offsets of values that were reported as unusable; readers treat them as absent.
    private(set) var rejected: Set<Int> = []

    init(file: String, source: SourceText, isStrict: Bool) {
        self.file = file
        self.source = source
        self.isStrict = isStrict
    }

    var hasErrors: Bool { entries.hasErrors }

    var errorCount: Int { entries.count { $0.severity == .error } }

    func add(
        _ severity: Diagnostic.Severity, offset: Int?, path: String, _ message: String, suggestion: String? = nil
    ) {
        entries.append(
            Diagnostic(
                isStrict ? .error : severity, file: file, position: offset.map(source.position), path: path,
                message: message, suggestion: suggestion))
    }

    /// The line of a place, for messages about another one: "line 3".
    func line(of offset: Int) -> String {
        let position = source.position(of: offset)
        return "line \(position.line)" + (position.file.map { " of \($0)" } ?? "")
    }

    func reject(_ offset: Int) { rejected.insert(offset) }

    /// Takes over the problems of another file, each once however often the file is named.
    func add(contentsOf others: [Diagnostic]) {
        let known = Set(entries)
        entries += others.filter { !known.contains($0) }
    }
}

extension [Diagnostic] {
    /// Whether one of them keeps anything from being drawn.
    public var hasErrors: Bool { contains { $0.severity == .error } }

    /// Sorted by place within each file; files in the order they first occur, the file's own problems first.
    public func sortedByPlace() -> [Diagnostic] {
        var files: [String] = []
        for entry in self where !files.contains(entry.file) { files.append(entry.file) }
        return files.flatMap { file in
            filter { $0.file == file }.enumerated()
                .sorted { a, b in
                    let first = a.element.position ?? .init(line: 0, column: 0)
                    let second = b.element.position ?? .init(line: 0, column: 0)
                    return first == second ? a.offset < b.offset : first < second
                }
                .map(\.element)
        }
    }
}
