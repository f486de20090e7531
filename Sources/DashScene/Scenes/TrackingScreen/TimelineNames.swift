/// Where the names below a lying timeline's nodes stand: the first and the last at the column's ends, the others below
/// their nodes, moved aside where a neighbour needs the room.
struct TimelineNames {
    let brand: Brand
    let column: Rect
    let setter: TextSetter

    /// A name's left edge and its width, pt.
    struct Place {
        var left, width: Double
        var right: Double { left + width }
    }

    private typealias Tokens = LayoutTokens.Timeline

    /// The names' type and places, one a node.
    func places(_ middles: [Double]) -> (style: TextStyle, places: [Place]) {
        let styles = styles()
        let centred = styles.filter { $0.size >= Tokens.titleCentredFloor }.first { style in
            let places = wished(widths(style), middles)
            return zip(places, places.dropFirst()).allSatisfy { $0.right + Tokens.titleGap <= $1.left }
        }
        if let centred { return (centred, wished(widths(centred), middles)) }
        let style = styles.first { widths($0).reduce(0, +) <= room } ?? styles[styles.count - 1]
        return (style, apart(wished(widths(style).givingWay(to: room), middles)))
    }

    /// The type from its largest size down to its lowest; at least one.
    private func styles() -> [TextStyle] {
        var style = brand.type.photoLabel
        style.size = min(style.size, Tokens.titleSize)
        style.lineHeight = Tokens.titleHeight
        var styles = [style]
        while style.size > Tokens.titleFloor {
            style.size = max(Tokens.titleFloor, style.size - 0.5)
            styles.append(style)
        }
        return styles
    }

    /// The width that all names share.
    private var room: Double { column.width - Double(brand.words.steps.count - 1) * Tokens.titleGap }

    private func widths(_ style: TextStyle) -> [Double] { brand.words.steps.map { setter.width($0, style) } }

    /// Each name at its node.
    private func wished(_ widths: [Double], _ middles: [Double]) -> [Place] {
        zip(widths, middles).map { width, middle in
            Place(left: min(column.maxX - width, max(column.minX, middle - width / 2)), width: width)
        }
    }

    /// The names pushed apart, to the right and then back to the left, which is enough for names that have room.
    private func apart(_ wished: [Place]) -> [Place] {
        var places = wished
        for index in places.indices.dropFirst() {
            places[index].left = max(places[index].left, places[index - 1].right + Tokens.titleGap)
        }
        var limit = column.maxX
        for index in places.indices.reversed() {
            places[index].left = min(places[index].left, limit - places[index].width)
            limit = places[index].left - Tokens.titleGap
        }
        return places
    }
}
