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
            "statusbar.time", clock.text(brand.clock), style: brand.type.clock, color: brand.colors.ink,
            left: 0, middle: Tokens.middle, width: center * 2)
        return Node(
            "statusbar", frame: frame, children: ([time] + symbols).facing(brand.direction, width: canvas.width))
    }

    private var symbols: [Node] {
        typealias Tokens = LayoutTokens.StatusBar
        var right = canvas.width - min(Tokens.symbolLimit, canvas.width * Tokens.symbolShare)
        let heights: [(Glyph, Double)] = [
            (.battery, Tokens.batteryHeight), (.wifi, Tokens.wifiHeight), (.signal, Tokens.signalHeight),
        ]
        return heights.map { glyph, height in
            let ink = glyph.bounds
            let factor = height / ink.height
            let place = Affine.translation(-ink.maxX, -ink.midY).then(.scale(factor))
                .then(.translation(right, Tokens.middle))
            right -= ink.width * factor + Tokens.symbolGap
            return Node(
                "statusbar.\(glyph.rawValue)", frame: place.apply(ink),
                children: layers(of: glyph).map { path, color in
                    let outline = path.applying(place)
                    return Node(
                        frame: outline.bounds,
                        content: .shape(Shape(outline, fill: .color(color), evenOdd: true)))
                })
        }
    }

    /// The battery's shell is fainter than its charge; the other symbols are one piece.
    private func layers(of glyph: Glyph) -> [(Path, Color)] {
        let ink = brand.colors.ink
        guard glyph == .battery else { return [(glyph.path, ink)] }
        return [(BatteryGlyph.shell, ink.faded(LayoutTokens.StatusBar.batteryShell)), (BatteryGlyph.charge, ink)]
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
