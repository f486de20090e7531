import Foundation

/// A star of five slightly rounded points; its centroid is the square's middle, so its box hangs a little high.
enum StarGlyph {
    static let path = Path.roundedPolygon(half.mirrored(about: center.x))

    private static let center = Point(12, 12)
    /// The distance of the unrounded tips and of the notches from the centre, pt.
    private static let tip = 12.0
    private static let notch = 5.3

    /// From the top tip clockwise to the bottom notch: tips and notches take turns, 36 degrees apart.
    private static let half = (0...5).map { step in
        let isTip = step.isMultiple(of: 2)
        let angle = Double(step) * .pi / 5
        let x = step == 0 || step == 5 ? 0 : sin(angle)
        let reach = isTip ? tip : notch
        return Corner(center.x + reach * x, center.y - reach * cos(angle), radius: isTip ? 1.1 : 0.6)
    }
}
