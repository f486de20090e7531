import DashScene
import Testing

@Suite struct StoryboardLayoutTests {
    static func layout(_ count: Int, picture: Size = Size(330, 717)) throws -> StoryboardLayout {
        let rate = try #require(FrameRate(60))
        return StoryboardLayout(
            frames: Array(0..<count), events: [ClipEvent("start", frame: 0)], rate: rate, picture: picture)
    }

    @Test(arguments: [1, 2, 7, 31, 100])
    func keepsPicturesApartAndInside(_ count: Int) throws {
        let layout = try Self.layout(count)
        let sheet = Rect(0, 0, layout.size.width, layout.size.height)
        #expect(layout.tiles.map(\.frame) == Array(0..<count))
        for (index, tile) in layout.tiles.enumerated() {
            #expect(sheet.contains(tile.picture))
            #expect(tile.picture.x == tile.picture.x.rounded() && tile.picture.y == tile.picture.y.rounded())
            #expect(!layout.tiles.dropFirst(index + 1).contains { $0.picture.intersects(tile.picture) })
        }
    }

    @Test func labelsFrames() throws {
        let tiles = try Self.layout(79).tiles
        #expect(tiles[0].title == "0.000 s · frame 0")
        #expect(tiles[0].caption == "start")
        #expect(tiles[78].title == "1.300 s · frame 78")
        #expect(tiles[78].caption.isEmpty)
    }

    @Test func setsItsWordsAbovePictures() throws {
        let script = try HookFixture.script()
        let layout = try Self.layout(8)
        let graph = layout.graph(brand: script.brand, text: RuledText())
        let words = graph.children.filter { if case .text = $0.content { true } else { false } }
        #expect(words.count == 9)
        for node in words {
            #expect(!layout.tiles.contains { $0.picture.intersects(node.frame) })
        }
    }
}
