/// The row of pills: rate (after the arrival), tip, call, chat.
struct Pills {
    let brand: Brand
    let setter: TextSetter
    let column: Rect

    private typealias Tokens = LayoutTokens.Pills

    private struct Pill {
        let id: String
        let text: String
        let glyph: Glyph
        var isDark = false
    }

    /// How tightly the pills are packed.
    private struct Packing {
        var style: TextStyle
        var hasGlyphs = true
        var isClose = false
        var padding = Tokens.padding

        var gap: Double { isClose ? Tokens.closeGap : Tokens.gap }
        var glyphGap: Double { isClose ? Tokens.closeGlyphGap : Tokens.glyphGap }
        var paddingFloor: Double { isClose ? Tokens.closePadding : Tokens.paddingFloor }
    }

    /// The pills with their top edge at `top` pt.
    func nodes(top: Double, canRate: Bool) -> [Node] {
        let words = brand.words
        let all = [
            Pill(id: "pill.rate", text: words.rate, glyph: .star),
            Pill(id: "pill.tip", text: words.tip, glyph: brand.money.glyph),
            Pill(id: "pill.call", text: words.call, glyph: .phone),
            Pill(id: "pill.chat", text: words.chat, glyph: .chat, isDark: true),
        ]
        let pills = canRate ? all : Array(all.dropFirst())
        var packing = packed(all)
        packing.padding = padding(pills, packing)
        let widths = widths(pills, packing)
        var left = column.minX
        return zip(pills, widths).map { pill, width in
            defer { left += width + packing.gap }
            return node(pill, Rect(setter.grid.snap(left), top, setter.grid.ceil(width), Tokens.height), packing)
        }
    }

    /// How all four are packed, which three keep to, so that no glyph and no letter changes when the first one comes:
    /// padding and distances shrink, then the words get smaller, then the glyphs go.
    private func packed(_ all: [Pill]) -> Packing {
        let airy = Packing(style: brand.type.pill)
        var small = brand.type.pill
        small.size = min(small.size, Tokens.textFloor)
        var plain = [airy, Packing(style: small)]
        for index in plain.indices { plain[index].hasGlyphs = false }
        return ([airy] + close() + plain).first { fits(all, $0) } ?? plain[1]
    }

    /// The close packings, the words' size from that of their style down to the lowest.
    private func close() -> [Packing] {
        let size = brand.type.pill.size
        return stride(from: size, through: min(size, Tokens.textFloor), by: -0.5).map { size in
            var style = brand.type.pill
            style.size = size
            return Packing(style: style, isClose: true)
        }
    }

    private func fits(_ pills: [Pill], _ packing: Packing) -> Bool { free(pills, packing) >= packing.paddingFloor }

    private func padding(_ pills: [Pill], _ packing: Packing) -> Double {
        min(Tokens.padding, max(packing.paddingFloor, free(pills, packing)))
    }

    /// What is left for each padding.
    private func free(_ pills: [Pill], _ packing: Packing) -> Double {
        var bare = packing
        bare.padding = 0
        let content = pills.map { naturalWidth($0, bare) }.reduce(0, +) + Double(pills.count - 1) * packing.gap
        // Rounding up to pixels may add a pixel a pill.
        return (column.width - content - Double(pills.count) / setter.grid.scale) / Double(2 * pills.count)
    }

    private func naturalWidth(_ pill: Pill, _ packing: Packing) -> Double {
        setter.width(pill.text, packing.style) + 2 * packing.padding
            + (packing.hasGlyphs ? inkWidth(pill.glyph) + packing.glyphGap : 0)
    }

    /// How wide a glyph's ink is, pt.
    private func inkWidth(_ glyph: Glyph) -> Double { glyph.bounds.width * Tokens.glyph / Glyph.box }

    /// The natural widths; where even they are too much, the widest give way until all fit.
    private func widths(_ pills: [Pill], _ packing: Packing) -> [Double] {
        let room = column.width - Double(pills.count - 1) * packing.gap - Double(pills.count) / setter.grid.scale
        return pills.map { naturalWidth($0, packing) }.givingWay(to: room)
    }

    private func node(_ pill: Pill, _ frame: Rect, _ packing: Packing) -> Node {
        let ink = pill.isDark ? brand.colors.onInk : brand.colors.ink
        let ground = pill.isDark ? brand.colors.ink : brand.colors.chip
        var parts = [
            Node(frame: frame, content: .shape(Shape(.roundedRectangle(frame, radius: Tokens.height / 2), ground)))
        ]
        var left = frame.minX + packing.padding
        if packing.hasGlyphs {
            // Spaced by its ink: a narrow glyph's empty sides would look like a wider gap.
            let inset = pill.glyph.bounds.minX * Tokens.glyph / Glyph.box
            let center = Point(left - inset + Tokens.glyph / 2, frame.midY)
            parts.append(pill.glyph.node(center: center, side: Tokens.glyph, color: ink, id: "\(pill.id).glyph"))
            left += inkWidth(pill.glyph) + packing.glyphGap
        }
        parts.append(
            setter.centered(
                "\(pill.id).text", pill.text, style: packing.style, color: ink, left: left, middle: frame.midY,
                width: frame.maxX - packing.padding - left))
        if pill.isDark { parts.append(dot(frame)) }
        return Node(pill.id, frame: frame, children: parts)
    }

    /// The red dot that tells of an unread message.
    private func dot(_ frame: Rect) -> Node {
        let center = Point(frame.maxX - Tokens.dotInset, frame.minY + Tokens.dotInset)
        let ring = Shape(.circle(center: center, radius: Tokens.dotRadius + Tokens.dotRing), brand.colors.surface)
        let dot = Shape(.circle(center: center, radius: Tokens.dotRadius), brand.colors.accent)
        let box = Rect(center: center, radius: Tokens.dotRadius)
        return Node(
            "pill.chat.dot", frame: box,
            children: [
                Node(frame: box, content: .shape(ring)), Node(frame: box, content: .shape(dot)),
            ])
    }
}
