import Foundation

/// Initials on a coloured circle: a store's logo, or a person without a portrait.
struct LogoBadge {
    let initials: String
    let color: Color
    let style: TextStyle
    let setter: TextSetter
    /// A thin line round the circle; nil for none.
    var ring: Color?

    /// How thick the ring is, pt.
    private static let ringWidth = 1.0

    init(initials: String, color: Color, style: TextStyle, setter: TextSetter) {
        self.initials = initials
        self.color = color
        self.style = style
        self.setter = setter
    }

    /// A store's badge; a dark circle on a dark surface has a ring of its own colour, lightened until it can be seen.
    init(_ store: Store, style: TextStyle, setter: TextSetter, on surface: Color) {
        self.init(initials: store.initials, color: store.color, style: style, setter: setter)
        let least = ContrastChecker.glyphs
        if surface.isDark, store.color.over(surface).contrast(with: surface) < least {
            ring = store.color.lightened(on: surface, to: least)
        }
    }

    /// The badge in a square; the letters' size follows the circle's.
    func node(_ id: String, in square: Rect) -> Node {
        var letters = style
        letters.size = style.size * square.width / LayoutTokens.Sheet.logo
        let inner = square.width * 0.72
        letters = setter.fitted(letters, initials, width: inner, floor: 8)
        let circle = Node(
            frame: square, content: .shape(Shape(.circle(center: square.center, radius: square.width / 2), color))
        )
        let text = setter.centered(
            "\(id).initials", initials, style: letters, color: color.readableInk,
            left: square.midX - inner / 2, middle: square.midY, width: inner)
        return Node(id, frame: square, children: [circle] + outline(square) + [text])
    }

    private func outline(_ square: Rect) -> [Node] {
        guard let ring else { return [] }
        let radius = square.width / 2
        let path = Path.ring(center: square.center, radius: radius, hole: radius - LogoBadge.ringWidth)
        return [Node(frame: square, content: .shape(Shape(path, ring)))]
    }
}

extension Color {
    /// The least contrast at which white initials are kept.
    private static let whiteContrastFloor = 2.1

    /// White or near-black, whichever reads better on this colour; white wins where both do.
    var readableInk: Color {
        1.05 / (relativeLuminance + 0.05) >= Color.whiteContrastFloor ? .white : Color(hex: 0x191919)
    }

    /// Relative luminance, 0 to 1, as WCAG 2 defines it.
    var relativeLuminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let c = Double(channel) / 255
            return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
