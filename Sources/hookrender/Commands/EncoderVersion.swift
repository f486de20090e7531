import DashRender
import Foundation

/// What an ffmpeg says of itself.
struct EncoderVersion {
    /// Its file.
    let path: String
    /// Its version, such as `5.1.6`.
    let version: String
    /// Whether it can encode H.264 by libx264.
    let hasX264: Bool

    /// Asks an ffmpeg.
    ///
    /// - Throws: `OutputError.encoderNotStarted`.
    init(executable: String) throws {
        path = executable
        let banner = try EncoderVersion.output(of: executable, ["-hide_banner", "-version"])
        let first = banner.split(separator: "\n").first.map(String.init) ?? ""
        let words = first.split(separator: " ")
        version = words.count > 2 && words[1] == "version" ? String(words[2]) : "unknown"
        let encoders = try EncoderVersion.output(of: executable, ["-hide_banner", "-encoders"])
        hasX264 = encoders.contains(" libx264 ")
    }

    private static func output(of executable: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch { throw OutputError.encoderNotStarted(path: executable, code: EACCES) }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
