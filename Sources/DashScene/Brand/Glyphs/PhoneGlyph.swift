import Foundation

/// A telephone handset, held at 45 degrees.
enum PhoneGlyph {
    static let path = Path.roundedPolygon(half.mirrored(about: 0)).applying(placement)

    /// The right half of a handset that lies with its cups down, its middle at the origin.
    private static let half = [
        Corner(11.4, -4.9, radius: 6.6),
        Corner(11.4, 4.4, radius: 1.5),
        Corner(5.4, 4.4, radius: 1.5),
        Corner(4.8, 0.1, radius: 1.6),
    ]

    /// Turns the cups to the upper right.
    private static let placement = Affine.rotation(-0.75 * .pi).then(.translation(11.5, 12.5))
}
