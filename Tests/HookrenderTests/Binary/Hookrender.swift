import Foundation
import Testing

/// Runs the built binary as a person would.
struct Hookrender: Sendable {
    /// What a run left behind.
    struct Outcome: Sendable {
        let code: Int32
        let output: String
        let errors: String

        /// The lines on standard error.
        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// The project's folder.
    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The binary beside the running test bundle. A missing one fails the test: nothing is skipped.
    static func binary() throws -> URL {
        let bundle = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        let binary = bundle.deletingLastPathComponent().appendingPathComponent("hookrender")
        try #require(
            FileManager.default.isExecutableFile(atPath: binary.path), "no binary at \(binary.path); build it first")
        return binary
    }

    /// Where the command runs.
    var folder: URL = Hookrender.project
    /// What is added to the environment.
    var environment: [String: String] = [:]

    /// Runs a command to its end.
    func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

    /// Runs a command to its end.
    func run(_ arguments: [String]) throws -> Outcome {
        let child = try start(arguments)
        return child.wait()
    }

    /// Starts a command without waiting for it.
    func start(_ arguments: [String]) throws -> Child {
        try Child(executable: Hookrender.binary(), arguments: arguments, folder: folder, environment: environment)
    }
}

/// A running command whose output is read as it comes.
final class Child: @unchecked Sendable {
    private let process = Process()
    private let output: Stream
    private let errors: Stream

    init(executable: URL, arguments: [String], folder: URL, environment: [String: String]) throws {
        output = try Stream()
        errors = try Stream()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output.handle
        process.standardError = errors.handle
        try process.run()
    }

    var id: Int32 { process.processIdentifier }

    var isRunning: Bool { process.isRunning }

    /// Sends a signal to the process alone.
    func send(_ signal: Int32) { kill(id, signal) }

    /// Waits for the end.
    func wait() -> Hookrender.Outcome {
        process.waitUntilExit()
        let code = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return Hookrender.Outcome(code: code, output: output.text(), errors: errors.text())
    }

    /// A file that takes one of the streams: no pipe, so that no reader is needed while the command runs.
    private final class Stream {
        let handle: FileHandle
        private let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory.appendingPathComponent("stream-\(UUID().uuidString)")
            try Data().write(to: url)
            handle = try FileHandle(forUpdating: url)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func text() -> String { (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
    }
}
