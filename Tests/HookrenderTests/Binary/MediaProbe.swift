import Foundation
import Testing

/// What ffprobe says of a video.
enum MediaProbe {
    /// The facts about its one stream, every frame decoded and counted.
    static func facts(of video: URL) throws -> [String: String] {
        let text = try output(
            of: "ffprobe",
            ["-v", "error", "-count_frames", "-select_streams", "v", "-show_streams", "-of", "default", video.path])
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: "=", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// What a command prints.
    static func output(
        of command: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> String {
        let child = try Child(
            executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: [command] + arguments,
            folder: Hookrender.project, environment: environment)
        let outcome = child.wait()
        try #require(outcome.code == 0, "\(command): \(outcome.errors)")
        return outcome.output
    }
}

/// A German locale, made for the test, with a decimal comma.
final class GermanLocale {
    private let folder: ScratchFolder

    /// What makes a command use it.
    var environment: [String: String] { ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "LOCPATH": folder.url.path] }

    /// Makes it, and makes sure that the C library takes it.
    init() throws {
        folder = try ScratchFolder("locale")
        _ = try MediaProbe.output(
            of: "localedef", ["-i", "de_DE", "-f", "UTF-8", folder.file("de_DE.UTF-8").path])
        let point = try MediaProbe.output(of: "locale", ["decimal_point"], environment: environment)
        try #require(point == ",\n", "setlocale does not take the locale")
    }
}
