import Foundation

/// What was recorded, and from what.
public struct GoldenManifest: Hashable, Sendable, Codable {
    /// One golden.
    public struct Entry: Hashable, Sendable, Codable {
        /// Its file's name without `.png`.
        public var name: String
        /// The frame's number.
        public var frame: Int
        /// The part of the frame, px: left, top, width, height; nil for all of it.
        public var crop: [Int]?
        /// Its size, px.
        public var size: PixelSize
        /// SHA-256 of size and pixels.
        public var pixels: String

        /// What to draw for it.
        public var shot: GoldenShot {
            let rect = crop.flatMap { $0.count == 4 ? PixelRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil }
            return GoldenShot(frame: frame, name: name, crop: rect)
        }

        var file: String { name + ".png" }

        init(_ shot: GoldenShot, _ picture: Bitmap) {
            name = shot.name
            frame = shot.frame
            crop = shot.crop.map { [$0.x, $0.y, $0.width, $0.height] }
            size = picture.size
            pixels = picture.pixelHash
        }
    }

    /// The form of this file.
    static let currentFormat = 1

    /// The form of this file; only `currentFormat` is read.
    public var format = currentFormat
    /// SHA-256 of the script.
    public var script: String
    /// Pixels a point.
    public var scale: String
    /// What a golden may differ by elsewhere.
    public var tolerance: GoldenTolerance
    /// Where it was recorded.
    public var environment: RenderEnvironment
    /// The goldens, in the order of their names.
    public var goldens: [Entry]

    init(_ source: GoldenSource, tolerance: GoldenTolerance, goldens: [Entry]) {
        script = source.scriptHash
        scale = source.scale
        self.tolerance = tolerance
        environment = source.environment
        self.goldens = goldens.sorted { $0.name < $1.name }
    }

    init(json: [UInt8], file: String) throws(GoldenError) {
        do {
            self = try JSONDecoder().decode(GoldenManifest.self, from: Data(json))
        } catch { throw .damagedManifest(file: file) }
        guard format == Self.currentFormat else { throw .unknownFormat(file: file, format: format) }
        let hasNames = goldens.allSatisfy { GoldenShot.isName($0.name) }
        guard hasNames, Set(goldens.map(\.name)).count == goldens.count else { throw .damagedManifest(file: file) }
    }

    /// What differs from an earlier manifest beside the goldens, one line each.
    func changes(since earlier: GoldenManifest) -> [String] {
        var lines: [String] = []
        if script != earlier.script { lines.append("script: another one than before") }
        if scale != earlier.scale { lines.append("scale: \(earlier.scale) before, \(scale) now") }
        let around = environment.changes(since: earlier.environment)
        return lines + around.map { "environment: \($0)" }
            + environment.fontChanges(since: earlier.environment).map { "environment: font \($0)" }
    }

    /// Keys in alphabetical order, so that a new record changes only lines whose values changed.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        // Nothing in it can fail to be encoded: there are no floating point numbers in it.
        guard let bytes = try? encoder.encode(self) else { return "{}\n" }
        return String(decoding: bytes, as: UTF8.self) + "\n"
    }
}
