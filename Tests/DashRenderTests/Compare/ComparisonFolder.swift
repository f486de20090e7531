import Foundation

@testable import DashRender

/// A folder of its own for one test; gone after it.
final class ComparisonFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "compare-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { path + "/" + name }

    @discardableResult
    func write(_ bytes: [UInt8], _ name: String) throws -> String {
        let url = URL(filePath: file(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return url.path
    }

    /// Writes a picture as an uncompressed PNG.
    @discardableResult
    func write(_ bitmap: Bitmap, _ name: String, _ kind: PNGFixture.Kind = .rgba) throws -> String {
        let fixture = PNGFixture(width: bitmap.width, height: bitmap.height, kind: kind)
        return try write(
            fixture.file { x, y in
                let c = bitmap[x, y]
                return [Int(c.x), Int(c.y), Int(c.z), Int(c.w)].prefix(kind.channels).map { $0 }
            }, name)
    }

    /// Joins frames `NAME/%05d.png` to a lossless video.
    func video(of folder: String, _ name: String, rate: Int = 60) throws -> String {
        let ffmpeg = Process()
        ffmpeg.executableURL = URL(filePath: "/usr/bin/env")
        ffmpeg.arguments = [
            "ffmpeg", "-v", "error", "-y", "-framerate", "\(rate)", "-i", file(folder) + "/%05d.png", "-c:v",
            "libx264rgb",
            "-qp", "0", file(name),
        ]
        try ffmpeg.run()
        ffmpeg.waitUntilExit()
        return file(name)
    }

    var names: [String] { ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted() }
}
