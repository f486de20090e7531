import Foundation
import Testing

/// The real script, rendered once at a small scale for all tests that only read the outcome.
enum DemoClip {
    /// A rendered clip.
    struct Rendered: Sendable {
        let folder: ScratchFolder
        let outcome: Hookrender.Outcome
    }

    /// Half a pixel a point: 220 x 478 px.
    static let scale = "0.5"

    /// The whole clip.
    static let whole = Result { try render(["--json"], environment: [:]) }

    /// Renders into a new folder.
    static func render(_ arguments: [String], environment: [String: String]) throws -> Rendered {
        let folder = try ScratchFolder()
        let out = folder.file("out").path
        let outcome = try Hookrender(environment: environment)
            .run(["render", "-o", out, "--scale", scale] + arguments)
        return Rendered(folder: folder, outcome: outcome)
    }

    /// Every file below a folder with its bytes.
    static func contents(of folder: ScratchFolder, _ part: String) throws -> [String: Data] {
        let names = folder.files(under: part)
        let root = folder.file(part)
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: root.appendingPathComponent($0))) })
    }
}
