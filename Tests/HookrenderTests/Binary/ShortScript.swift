import Foundation
import Testing

/// The real script cut to its first half second, in a folder of its own with its pictures: quick to render.
final class ShortScript: Sendable {
    /// 0.5 s at 60 frames a second.
    static let frameCount = 30

    let folder: ScratchFolder

    /// Writes it into a folder whose name begins with `name`.
    init(_ name: String = "short") throws {
        folder = try ScratchFolder(name)
        try folder.addPictures()
        try folder.write(try ShortScript.text(), to: "clip.json")
    }

    /// The script's text: order 1 alone, everything at once.
    static func text() throws -> String {
        let url = Hookrender.project.appendingPathComponent("DemoScript.json")
        var root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        var orders = try #require(root["orders"] as? [[String: Any]])
        orders.removeLast()
        orders[0]["beats"] = ["appears": 0, "drives": 0, "arrives": 0.1, "photo": 0.15]
        root["orders"] = orders
        root["duration"] = 0.5
        root["$schema"] = nil
        let data = try JSONSerialization.data(withJSONObject: root, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data, as: UTF8.self)
    }

    /// Renders it into `out` beside it, from inside its folder.
    func render(_ arguments: String..., environment: [String: String] = [:]) throws -> Hookrender.Outcome {
        try render(arguments, environment: environment)
    }

    /// Renders it into `out` beside it, from inside its folder.
    func render(_ arguments: [String], environment: [String: String] = [:]) throws -> Hookrender.Outcome {
        try Hookrender(folder: folder.url, environment: environment)
            .run(["render", "clip.json", "--scale", DemoClip.scale, "--quiet"] + arguments)
    }
}
