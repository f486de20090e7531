/// The phone's own bars: clock and symbols at the top, home indicator at the bottom.
struct StatusBar {
    let canvas: Size
    let brand: Brand
    let setter: TextSetter

    /// The clock at the left, signal, wifi and battery at the right.
    func node(clock: ClockTime) -> Node {
        typealias Tokens = LayoutTokens.StatusBar
        let frame = Rect(0, 0, canvas.width, Tokens.height)
        let center = min(Tokens.clockLimit, canvas.width * Tokens.clockShare)
        let time = setter.centered(
            "statusbar.time", clock.twelveHour, style: brand.type.clock, color: brand.colors.ink,
            left: 0, middle: Tokens.middle, width: center * 2)
        return Node("statusbar", frame: frame, children: [time] + symbols)
    }

    private var symbols: [Node] {
        typealias Tokens = LayoutTokens.StatusBar
        var right = canvas.width - min(Tokens.symbolLimit, canvas.width * Tokens.symbolShare)
        return [Glyph.battery, .wifi, .signal].map { glyph in
            let ink = glyph.bounds
            let factor = Tokens.symbolBox / Glyph.box
            let center = right - (ink.maxX - Glyph.box / 2) * factor
            right -= ink.width * factor + Tokens.symbolGap
            return glyph.node(
                center: Point(center, Tokens.middle), side: Tokens.symbolBox, color: brand.colors.ink,
                id: "statusbar.\(glyph.rawValue)")
        }
    }

    /// The bar at the bottom.
    var homeIndicator: Node {
        typealias Tokens = LayoutTokens.HomeIndicator
        let frame = Rect(
            (canvas.width - Tokens.width) / 2, canvas.height - Tokens.bottom - Tokens.height, Tokens.width,
            Tokens.height)
        let shape = Shape(.roundedRectangle(frame, radius: Tokens.height / 2), brand.colors.ink)
        return Node("home.indicator", frame: frame, content: .shape(shape))
    }
}
