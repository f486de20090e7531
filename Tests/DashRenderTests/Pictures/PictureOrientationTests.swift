import Testing

@testable import DashRender

@Suite struct PictureOrientationTests {
    /// How the stored picture "ab / cd / ef" is seen, row by row.
    static let seen: [(PictureOrientation, [String])] = [
        (.upright, ["ab", "cd", "ef"]), (.mirrored, ["ba", "dc", "fe"]), (.turned, ["fe", "dc", "ba"]),
        (.flipped, ["ef", "cd", "ab"]), (.transposed, ["ace", "bdf"]), (.lyingLeft, ["eca", "fdb"]),
        (.transversed, ["fdb", "eca"]), (.lyingRight, ["bdf", "ace"]),
    ]

    @Test(arguments: seen.indices) func setsUpright(_ index: Int) throws {
        let (orientation, rows) = Self.seen[index]
        let stored = try #require(
            Bitmap(width: 2, height: 3, pixels: "abcdef".utf8.flatMap { [$0, 1, 2, 3] as [UInt8] }))
        let expected = rows.joined().utf8.flatMap { [$0, 1, 2, 3] as [UInt8] }
        let size = orientation.swapsSides ? (3, 2) : (2, 3)
        #expect(stored.upright(from: orientation) == Bitmap(width: size.0, height: size.1, pixels: expected))
    }
}
