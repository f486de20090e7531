/// A coin with a heart cut out: a tip in any money.
enum CoinGlyph {
    static let path: Path = {
        var path = Path.circle(center: Point(12, 12), radius: 9.1)
        path.append(.roundedPolygon(half.mirrored(about: 12)))
        return path
    }()

    /// Half the side of the square that the heart stands on, across its corners, pt.
    private static let reach = 4.5
    /// The height of the notch between the lobes, pt.
    private static let notch = 8.4
    /// Half the square's side: each lobe is half a disc upon one.
    private static let lobe = reach / 2.0.squareRoot()

    /// The heart's right half, from the notch to the tip.
    private static let half = [
        Corner(12, notch),
        Corner(12 + reach / 2, notch - reach / 2, radius: lobe),
        Corner(12 + reach * 3 / 2, notch + reach / 2, radius: lobe),
        Corner(12, notch + 2 * reach, radius: 0.9),
    ]
}
