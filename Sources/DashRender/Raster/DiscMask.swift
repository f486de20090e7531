import DashScene

/// The coverage of a disc, all in px.
///
/// A pixel that the edge crosses is cut by the edge's tangent at the place that is nearest to the pixel's centre; the
/// edge runs inside of the tangent, over a pixel's width by 1/(24 r) px in the mean (that is the mean of s²/2r for s
/// from −½ to ½).
struct DiscMask {
    let center: Point
    let radius: Double

    /// The smallest radius for which this is exact to a level, px.
    static let leastRadius = 12.0

    /// The coverage of the pixels of `area`.
    func mask(of area: PixelRect) throws -> Surface {
        let mask = try Surface(width: area.width, height: area.height, format: .mask)
        let stride = mask.stride
        mask.withPixels { pixels in
            guard let start = pixels.baseAddress else { return }
            for line in 0..<area.height { fill(start + line * stride, y: area.y + line, area.x..<area.maxX) }
        }
        return mask
    }

    /// Writes the columns of a row whose bytes are 0; the first one goes where `row` is.
    private func fill(_ row: UnsafeMutablePointer<UInt8>, y: Int, _ columns: Range<Int>) {
        let (upper, lower) = (Double(y) - center.y, Double(y + 1) - center.y)
        guard let outer = reach(at: max(upper, -lower, 0)) else { return }
        let touched = Int((center.x - outer).rounded(.down))..<Int((center.x + outer).rounded(.up))
        var whole = touched.upperBound..<touched.upperBound
        if let inner = reach(at: max(abs(upper), abs(lower))) {
            let (first, end) = (Int((center.x - inner).rounded(.up)), Int((center.x + inner).rounded(.down)))
            if first < end { whole = first..<end }
        }
        let down = (upper + lower) / 2
        for part in [touched.lowerBound..<whole.lowerBound, whole.upperBound..<touched.upperBound] {
            for x in part.clamped(to: columns) { row[x - columns.lowerBound] = level(Double(x) + 0.5 - center.x, down) }
        }
        let inside = whole.clamped(to: columns)
        (row + (inside.lowerBound - columns.lowerBound)).update(repeating: .max, count: inside.count)
    }

    /// Half the disc's width at a distance from its middle; nil beyond it.
    private func reach(at distance: Double) -> Double? {
        distance < radius ? (radius * radius - distance * distance).squareRoot() : nil
    }

    /// The coverage of the pixel whose centre is so far from the disc's, 0 to 255.
    private func level(_ x: Double, _ y: Double) -> UInt8 {
        let distance = (x * x + y * y).squareRoot()
        let (steep, flat) = (max(abs(x), abs(y)) / distance, min(abs(x), abs(y)) / distance)
        let inside = radius - distance - 1 / (24 * radius)
        return UInt8((DiscMask.share(inside: inside, steep, flat) * 255).rounded())
    }

    /// The share of a pixel on one side of a line that runs at `inside` px from its centre and whose normal has these
    /// parts along the axes, the greater one first.
    private static func share(inside: Double, _ steep: Double, _ flat: Double) -> Double {
        let left = (steep + flat) / 2 - abs(inside)
        guard left > 0 else { return inside > 0 ? 1 : 0 }
        // Cut off is a corner, or all on one side of a line that runs from edge to opposite edge.
        let cut = left < flat ? left * left / (2 * steep * flat) : 0.5 - abs(inside) / steep
        return inside > 0 ? 1 - cut : cut
    }
}
