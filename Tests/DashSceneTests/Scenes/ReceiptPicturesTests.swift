import Testing

@testable import DashScene

/// The pictures of what was ordered, in the order's details.
@Suite struct ReceiptPicturesTests {
    private static let picture = Picture(file: "dish.jpg")
    private static let tall = Size(440, 956)

    /// The real script with details opened at 4 s, its second order's items with pictures or not.
    private func script(
        _ canvas: Size = tall, brand: String? = nil, pictures: [Bool], name: String = "Dish"
    ) throws -> Script {
        var script = try HookFixture.script(ScriptOverrides(size: canvas, brand: brand))
        script.orders[1].items = pictures.enumerated().map { index, has in
            OrderItem(name: "\(name) \(index)", price: 950, image: has ? Self.picture : nil)
        }
        script.orders[1].beats.details = .milliseconds(4000)
        return script
    }

    private func rows(_ script: Script) throws -> [Node] {
        let order = try HookFixture.scene(of: script).graph(frame: 300).order("order2")
        return order?.children.filter { $0.id.hasPrefix("receipt.") } ?? []
    }

    private func part(_ row: Node, _ name: String) -> Node? { row.children.first { $0.id == "\(row.id).\(name)" } }

    private func items(_ rows: [Node]) -> [Node] { rows.filter { $0.id.hasPrefix("receipt.item.") } }

    @Test func eachItemThatHasOneShowsIt() throws {
        let items = items(try rows(script(pictures: [true, false, true])))
        #expect(items.map { part($0, "picture") != nil } == [true, false, true])
        for picture in items.compactMap({ part($0, "picture") }) {
            guard case .picture(let content) = picture.content else {
                Issue.record("\(picture.id) is no picture")
                continue
            }
            #expect(content.file == "dish.jpg")
            #expect(content.target == picture.frame && picture.clip?.rect == picture.frame)
            #expect(picture.clip?.radius == picture.frame.width * 0.22)
        }
    }

    @Test func withoutPicturesNothingChanges() throws {
        let rows = try rows(script(pictures: [false, false]))
        #expect(rows.flatMap(\.all).allSatisfy { !$0.id.hasSuffix(".picture") })
        for row in items(rows) {
            #expect(row.frame.height == 19)
            #expect(part(row, "label")?.frame.minX == row.frame.minX)
        }
    }

    /// All labels begin at one line, 10 pt after the pictures, and those of the fees where they always do.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func labelsAreAligned(_ direction: LayoutDirection) throws {
        var script = try script(pictures: [true, false, true])
        script.brand.direction = direction
        let rows = try rows(script)
        let isMirrored = direction == .rightToLeft
        func start(_ node: Node, _ inner: Node) -> Double {
            isMirrored ? node.frame.maxX - inner.frame.maxX : inner.frame.minX - node.frame.minX
        }
        let side = try #require(items(rows).first.flatMap { part($0, "picture") }).frame.width
        for row in rows where row.id != "receipt.hairline" {
            let label = try #require(part(row, "label"))
            #expect(abs(start(row, label) - (row.id.hasPrefix("receipt.item.") ? side + 10 : 0)) < 1e-6, "\(row.id)")
            if let picture = part(row, "picture") { #expect(abs(start(row, picture)) < 1e-6) }
        }
    }

    /// Where they are, they are square, of 28 to 36 pt, on whole pixels and within their rows; rows stand apart.
    @Test(arguments: HookFixture.canvases, [1, 2, 4, 8])
    func eachLiesWithinItsRow(_ canvas: Size, _ count: Int) throws {
        let script = try script(canvas, pictures: Array(repeating: true, count: count))
        let rows = try rows(script)
        for row in rows {
            guard let picture = part(row, "picture") else { continue }
            let (frame, label) = (picture.frame, try #require(part(row, "label")))
            #expect(row.frame.contains(frame, slack: 1e-9))
            #expect(frame.width == frame.height && (28...36).contains(frame.width))
            #expect(PixelGrid(scale: script.scale).snap(frame) == frame)
            #expect(frame.maxX < label.frame.minX && !label.all.contains { $0.isCut })
        }
        for (row, next) in zip(rows, rows.dropFirst()) { #expect(row.frame.maxY <= next.frame.minY) }
        #expect(rows.last?.id == "receipt.total")
        #expect((rows.last?.frame.maxY ?? .infinity) <= canvas.height - 19)
    }

    @Test(arguments: [
        (Size(360, 640), 1, 0), (Size(360, 640), 3, 0), (Size(402, 874), 2, 2), (Size(440, 956), 3, 3),
        (Size(440, 956), 9, 0), (Size(768, 1024), 4, 4), (Size(768, 1024), 100, 0),
    ])
    func theyAreThereWhereThereIsRoom(_ canvas: Size, _ count: Int, _ shown: Int) throws {
        let rows = try rows(script(canvas, pictures: Array(repeating: true, count: count)))
        #expect(rows.filter { part($0, "picture") != nil }.count == shown)
    }

    /// Where they give way, all else is as it is without them.
    @Test(arguments: [(Size(360, 640), "Dish"), (tall, String(repeating: "Long ", count: 10))])
    func theyGiveWayFirst(_ canvas: Size, _ name: String) throws {
        let with = try rows(script(canvas, pictures: [true, true], name: name))
        #expect(with == (try rows(script(canvas, pictures: [false, false], name: name))))
    }

    /// Words take the room that they need before pictures do.
    @Test func wordsStayWhole() throws {
        // 40 letters of 7.5 pt are 300 of the 392 pt; 12 pt and "$9.50" (37.5 pt) follow: 32 pt are left.
        let rows = try rows(script(pictures: [true], name: String(repeating: "x", count: 38)))
        let row = try #require(items(rows).first)
        #expect(part(row, "picture")?.frame.width == 32)
        #expect(part(row, "label")?.isCut == false)
    }

    /// They shrink before the distances do, and the distances only a little for the least of them.
    @Test func howTheyShrink() throws {
        let style = try HookFixture.script().brand.type.stats
        func fit(_ room: Double) -> ReceiptFit {
            ReceiptFit(items: 2, room: room, style: style, totalHeight: 21, picture: 36)
        }
        // 20 + 2 rows of 36 + 5 rows of 19 + 1 + 21, and distances of 12 + 18 + 9, of 8 and of 4 rows' 5: 276 pt.
        let shown = [276, 275.9, 274, 260, 259.9, 246.7, 246.5, 239].map { fit($0).picture }
        #expect(shown == [36, 35, 35, 28, 28, 28, 0, 0])
        #expect(fit(260).gap == 1 && fit(259.9).gap < 1 && fit(246.7).gap >= 0.8)
        #expect(fit(246.5) == ReceiptFit(items: 2, room: 246.5, style: style, totalHeight: 21))
    }
}

extension Node {
    /// Whether it is a text that had to be cut.
    fileprivate var isCut: Bool { if case .text(let block) = content { block.truncated } else { false } }
}
