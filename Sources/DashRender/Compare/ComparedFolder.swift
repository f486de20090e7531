import Foundation

/// The PNG files of a folder, in frame order.
struct ComparedFolder: Hashable, Sendable {
    /// The folder that holds the files.
    let path: String
    /// The files' names, in order.
    let names: [String]

    /// The folder of frames inside a folder that the renderer wrote.
    private static let renderedFrames = "frames"

    /// Lists a folder. One with a `frames` folder of PNG files in it, as a render leaves it, stands for that, whatever
    /// else lies there (a storyboard, a still).
    init(_ path: String) throws(DiffError) {
        let inner = path + "/" + Self.renderedFrames
        for candidate in [inner, path] {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: candidate) else { continue }
            let frames = names.filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
            guard !frames.isEmpty else { continue }
            self.path = candidate
            self.names = frames.sorted(by: Self.isBefore)
            return
        }
        throw .noFrames(folder: path)
    }

    func file(_ name: String) -> String { path + "/" + name }

    /// By number where both names are numbers (9.png before 10.png), else by their bytes.
    static func isBefore(_ a: String, _ b: String) -> Bool {
        if let m = number(a), let n = number(b), m != n { return m < n }
        return Array(a.utf8).lexicographicallyPrecedes(Array(b.utf8))
    }

    private static func number(_ name: String) -> Int? {
        let stem = name.prefix { $0 != "." }
        return stem.utf8.allSatisfy { (48...57).contains($0) } ? Int(stem) : nil
    }
}
