import Testing

@testable import DashScene

/// Each style of pin stands with its tip on the place, whole within the room that framing and labels leave for it.
@Suite struct MapPinTests {
    private static let tip = Point(200, 300)

    private func pin(_ style: PinStyle, scale: Double = 1) throws -> Node {
        let colors = try HookFixture.script().brand.colors
        return MapPin(style: style, colors: colors).node("pin.home", glyph: .house, tip: Self.tip, scale: scale)
    }

    private func body(_ style: PinStyle) throws -> Path {
        let node = try pin(style)
        let body = try #require(node.children.first { $0.frame == node.frame })
        guard case .shape(let shape) = body.content else { return Path() }
        return shape.path
    }

    /// What is known of the ink: which points it covers.
    @Test(arguments: PinStyle.allCases)
    func theTipIsOnThePlace(_ style: PinStyle) throws {
        let form = LayoutTokens.Pin.form(style)
        let bounds = try body(style).bounds
        #expect(abs(bounds.maxY - (Self.tip.y + form.foot)) < 0.9)
        #expect(abs(bounds.midX - Self.tip.x) < 1e-9)
        #expect(abs(bounds.minY - (Self.tip.y - form.rise - form.half)) < 1e-3)
        // The lowest of the body is right below or at the place.
        let foot = InkScan(try body(style).applying(.translation(-180, -282)), height: 40)
        let last = try #require(foot.rows.last { !$0.crossings.isEmpty })
        #expect(last.crossings.allSatisfy { abs($0 - 20) < 1.6 })
    }

    @Test(arguments: PinStyle.allCases)
    func theBodyFillsItsFormAndDoesNotLeaveIt(_ style: PinStyle) throws {
        let form = LayoutTokens.Pin.form(style)
        let bounds = form.bounds(tip: Self.tip)
        #expect(try pin(style).frame == bounds)
        #expect(bounds.contains(try body(style).bounds, slack: 0.01))
        let node = try pin(style)
        let glyph = try #require(node.all.first { $0.id == "pin.home.glyph" })
        #expect(form.head(tip: Self.tip).inset(3).contains(glyph.frame))
        #expect((glyph.frame.center - form.head(tip: Self.tip).center).length < 3)
    }

    /// The courier's disc, which covers the place when it arrives, leaves the glyph above it to be seen.
    @Test(arguments: PinStyle.allCases)
    func theGlyphShowsAboveTheCourier(_ style: PinStyle) throws {
        let glyph = try #require(try pin(style).all.first { $0.id == "pin.home.glyph" }).frame
        let covered = glyph.maxY - (Self.tip.y - LayoutTokens.Marker.radius)
        #expect(covered <= glyph.height / 10, "\(covered) of \(glyph.height)")
    }

    /// It pops about its tip.
    @Test(arguments: PinStyle.allCases)
    func thePlaceStaysWhileItPops(_ style: PinStyle) throws {
        let node = try pin(style, scale: 1.25)
        #expect((node.transform.apply(Self.tip) - Self.tip).length < 1e-9)
    }

    /// The taper touches the head's lower corners.
    @Test(arguments: PinStyle.allCases)
    func theTaperIsTangentToTheHead(_ style: PinStyle) {
        let form = LayoutTokens.Pin.form(style)
        let taper = form.taper(tip: .zero)
        #expect(taper.count == 3)
        let corner = Point(form.half - form.corner, form.half - form.corner - form.rise)
        let radius = taper[1] - corner
        #expect(abs(radius.length - form.corner) < 1e-9)
        #expect(abs(radius.x * taper[1].x + radius.y * taper[1].y) < 1e-9)
        #expect(taper[2] == Point(-taper[1].x, taper[1].y))
    }

    /// What the brand names is what the map shows, and labels keep clear of it.
    @Test(arguments: PinStyle.allCases)
    func theBrandNamesIt(_ style: PinStyle) throws {
        var script = try HookFixture.script()
        script.brand.pins = style
        let graph = try HookFixture.scene(of: script).graph(frame: 300)
        let form = LayoutTokens.Pin.form(style)
        let map = try #require(graph.node("order2", "map"))
        guard case .map(let view) = map.content else {
            Issue.record("no map")
            return
        }
        for id in ["pin.home", "pin.store"] {
            let pin = try #require(graph.node("order2", id))
            #expect(pin.frame.size == form.bounds(tip: .zero).size)
            #expect(
                view.obstacles.contains { obstacle in
                    if case .rect(let rect) = obstacle { rect.contains(pin.frame) && rect.width < 40 } else { false }
                })
        }
    }
}
