/// A picture to keep as a golden: a frame, or a part of one.
public struct GoldenShot: Hashable, Sendable {
    /// Its file's name without `.png`: letters, digits, `-`, `_` and `.`, not starting with a dot.
    public let name: String
    /// The frame's number.
    public let frame: Int
    /// The part of the frame, px; nil for all of it.
    public let crop: PixelRect?

    private static let digits = 5

    /// Makes a shot; named after its frame ("00078") unless a name is given.
    public init(frame: Int, name: String? = nil, crop: PixelRect? = nil) {
        let number = String(frame)
        self.name = name ?? String(repeating: "0", count: max(0, Self.digits - number.count)) + number
        self.frame = frame
        self.crop = crop
    }

    /// Each of these frames and the one before it, in order, without repeating any.
    public static func around(_ events: [Int]) -> [GoldenShot] {
        Set(events.flatMap { [$0 - 1, $0] }).filter { $0 >= 0 }.sorted().map { GoldenShot(frame: $0) }
    }

    /// True when the name can stand for a file in the golden folder.
    static func isName(_ name: String) -> Bool {
        let allowed = name.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
                || ["-", "_", "."].contains($0)
        }
        return allowed && !name.isEmpty && !name.hasPrefix(".")
    }
}
