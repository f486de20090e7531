import DashRender
import Foundation

/// The PNG file that a command writes one picture to.
struct PictureOutput: Hashable, Sendable {
    private let path: String

    private static let option = Option("output", short: "o", .path.named("F.png"), help: "The PNG file to write.")

    /// The option.
    static let declaration = option.declaration

    /// Reads the option.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        path = try arguments.required(PictureOutput.option)
    }

    /// Refuses names that promise another format.
    func validate() throws(UsageError) {
        let kind = FilePath.kind(of: path)
        guard kind.isEmpty || kind == "png" else {
            throw UsageError("--output \(path): only PNG files are written", todo: "end the name in .png")
        }
    }

    /// Writes a picture, whole or not at all.
    func write(_ surface: Surface) throws {
        try AtomicFile.write(try surface.pngFile(), to: path)
    }
}

extension Surface {
    /// The picture as the bytes of a PNG file.
    func pngFile() throws -> [UInt8] {
        let encoder = try PNGFrameEncoder(width: width, height: height)
        try encoder.update(self, damage: .all)
        return encoder.file
    }
}
