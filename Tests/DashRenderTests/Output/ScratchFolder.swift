import Foundation

/// A folder for one test; gone afterwards.
final class ScratchFolder: Sendable {
    let path: String

    init(_ name: String = "scratch") throws {
        path = NSTemporaryDirectory() + "/hookrender-\(UUID().uuidString)/" + name
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }

    func callAsFunction(_ name: String) -> String { path + "/" + name }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: self(name)))
    }

    func read(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: self(name)).map { Array($0) } }

    /// All names in a folder within, hidden ones too, sorted.
    func names(in name: String = "") -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: self(name)).sorted()) ?? []
    }

    /// Writes a shell script that can be started.
    func script(_ name: String, _ body: String) throws -> String {
        try write("#!/bin/sh\n" + body + "\n", to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: self(name))
        return self(name)
    }
}

/// Runs a program and gives its standard output.
func output(of program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
}
