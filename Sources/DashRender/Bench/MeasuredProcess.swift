import Foundation

/// A program that is run to its end while its time is taken.
public struct MeasuredProcess: Sendable {
    /// What a run that went well left.
    public struct Outcome: Sendable {
        /// From just before its start to its end, s.
        public let seconds: Double
        /// All that it printed.
        public let output: [UInt8]
    }

    /// The program's file.
    public var executable: String
    /// What follows its name.
    public var arguments: [String]
    /// Where its output is kept while it runs.
    public var folder: TemporaryFolder

    /// Describes a run.
    public init(_ executable: String, _ arguments: [String], folder: TemporaryFolder) {
        self.executable = executable
        self.arguments = arguments
        self.folder = folder
    }

    /// How often it is looked whether it has ended, s.
    private static let pollInterval = 0.001
    /// How long it may take to end once it was asked to, s.
    private static let patience = 10.0

    /// Runs it.
    ///
    /// - Throws: `MeasuredProcessError` when it cannot be started or ends badly; `OutputError.cancelled` when asked to
    ///   stop, once it has ended.
    public func run(_ cancellation: CancellationToken) throws -> Outcome {
        let output = folder("stdout")
        let errors = folder("stderr")
        let clock = ContinuousClock()
        let start = clock.now
        let pid = try spawn(output: output, errors: errors)
        let exit = try wait(for: pid, cancellation)
        let seconds = (clock.now - start) / .seconds(1)
        guard exit.isSuccess else {
            var words = LastWords()
            words.append(FileManager.default.contents(atPath: errors) ?? Data())
            throw MeasuredProcessError(program: executable, problem: exit.description, words: words.line)
        }
        return Outcome(seconds: seconds, output: Array(FileManager.default.contents(atPath: output) ?? Data()))
    }

    private func spawn(output: String, errors: String) throws -> pid_t {
        let nothing = try open("/dev/null", O_RDONLY)
        let output = try open(output, O_WRONLY | O_CREAT | O_TRUNC)
        let errors = try open(errors, O_WRONLY | O_CREAT | O_TRUNC)
        let spawn = ProcessSpawn(input: nothing.number, output: output.number, error: errors.number)
        switch spawn.start(executable, arguments) {
        case .success(let pid): return pid
        case .failure(let failure):
            throw MeasuredProcessError(
                program: executable, problem: "cannot be started: \(OutputError.words(failure.code))", words: "")
        }
    }

    private func open(_ path: String, _ flags: Int32) throws(OutputError) -> FileDescriptor {
        guard let file = FileDescriptor(opening: path, flags) else { throw .making(path, errno) }
        return file
    }

    private func wait(for pid: pid_t, _ cancellation: CancellationToken) throws(OutputError) -> ProcessExit {
        while !cancellation.isCancelled {
            if let exit = exit(of: pid) { return exit }
            Thread.sleep(forTimeInterval: MeasuredProcess.pollInterval)
        }
        end(pid)
        throw .cancelled
    }

    /// Asks it to end, so that it can take its own children and files with it; makes it, if that takes too long.
    private func end(_ pid: pid_t) {
        kill(pid, SIGTERM)
        let deadline = Date().addingTimeInterval(MeasuredProcess.patience)
        while exit(of: pid) == nil {
            if Date() > deadline { kill(pid, SIGKILL) }
            Thread.sleep(forTimeInterval: MeasuredProcess.pollInterval)
        }
    }

    private func exit(of pid: pid_t) -> ProcessExit? {
        var status: Int32 = 0
        return waitpid(pid, &status, WNOHANG) == pid ? ProcessExit(status: status) : nil
    }
}

/// A program that could not be measured, since it did not do what it should.
public struct MeasuredProcessError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The program's file.
    public let program: String
    /// What happened, after its name.
    public let problem: String
    /// Its last words; may be empty.
    public let words: String

    /// One line for a person.
    public var description: String {
        "\(program): \(problem)" + (words.isEmpty ? " without a word" : "; its last words: \(words)")
    }
}
