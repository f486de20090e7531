import DashScene

/// A shaped name whose letters can be set along a line.
struct LetterRun {
    let glyphs: [GlyphOutline]
    let extent: TextExtent

    /// Shapes a name.
    init(_ text: String, style: TextStyle, shaper: TextShaper) throws {
        glyphs = try shaper.outline(of: text, style: style)
        extent = shaper.measure(text, style: style)
    }

    /// The width along the line, pt.
    var width: Double { extent.width }

    /// How far below the line the baseline runs, so that capitals stand in the middle of it, pt.
    private var drop: Double { extent.capHeight / 2 }

    /// How much one letter may be turned against the next, and the first against any other, as cosines.
    private static let leastStepCosine = 0.94, leastTotalCosine = 0.8

    /// One letter's place.
    private struct Place {
        let center: Point
        let axis: Point
    }

    /// The boxes of the letters when the name starts `start` pt along the line; nil where the line bends too much.
    func boxes(on line: LineWalk, start: Double) -> [OrientedBox]? {
        places(on: line, start: start).map { places in
            zip(places, glyphs).filter { !$1.path.elements.isEmpty }.map { box($0, $1) }
        }
    }

    /// The letters' outlines on the screen, in their places.
    func path(on line: LineWalk, start: Double) -> Path {
        var path = Path()
        for (place, glyph) in zip(places(on: line, start: start) ?? [], glyphs) {
            let turn = Affine(
                a: place.axis.x, b: place.axis.y, c: -place.axis.y, d: place.axis.x, tx: place.center.x,
                ty: place.center.y)
            path.append(glyph.path.applying(.translation(-glyph.width / 2, drop).then(turn)))
        }
        return path
    }

    private func places(on line: LineWalk, start: Double) -> [Place]? {
        var places: [Place] = []
        places.reserveCapacity(glyphs.count)
        for glyph in glyphs {
            // A letter stands on the chord below it, which smooths the line's corners.
            let a = line.place(at: start + glyph.x).point
            let b = line.place(at: start + glyph.x + glyph.width).point
            let way = b - a
            guard way.length > 0 else { return nil }
            let place = Place(center: a.mixed(with: b, 0.5), axis: way * (1 / way.length))
            if let first = places.first, let last = places.last {
                guard LetterRun.cosine(last, place) >= LetterRun.leastStepCosine,
                    LetterRun.cosine(first, place) >= LetterRun.leastTotalCosine
                else { return nil }
            }
            places.append(place)
        }
        return places
    }

    private static func cosine(_ a: Place, _ b: Place) -> Double { a.axis.x * b.axis.x + a.axis.y * b.axis.y }

    /// From the capitals' tops to the descenders' bottoms.
    private func box(_ place: Place, _ glyph: GlyphOutline) -> OrientedBox {
        let height = extent.capHeight + extent.descent
        let below = drop + extent.descent - height / 2
        let center = place.center + Point(-place.axis.y, place.axis.x) * below
        return OrientedBox(center: center, axis: place.axis, half: Size(glyph.width / 2, height / 2))
    }
}
