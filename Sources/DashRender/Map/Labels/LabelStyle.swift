import DashScene

/// How the words on a map are set.
struct LabelStyle {
    /// The kinds of labels.
    enum Kind: Hashable, Sendable {
        case street, neighbourhood, park, cemetery, water
    }

    let palette: MapPalette
    let family: String
    /// The level at which a 256 px tile is 256 pt wide.
    let zoom: Double

    init(_ view: MapView) {
        palette = view.palette
        family = view.labelFamily
        zoom = view.projection.zoom
    }

    /// How far the halo reaches around the letters, pt.
    static let haloReach = 1.25
    /// How strongly it covers.
    static let haloOpacity = 0.85

    /// The type of a kind of label.
    func type(_ kind: Kind) -> TextStyle {
        switch kind {
        case .street: TextStyle(family: family, size: size(9...11, over: 13...16.5), weight: 500, tracking: 0.1)
        case .neighbourhood:
            TextStyle(
                family: family, size: size(11.5...12.5, over: 12...13), weight: 600, tracking: 0.1, lineHeight: 14)
        case .park, .cemetery: TextStyle(family: family, size: 10.5, weight: 600, lineHeight: 12)
        case .water:
            TextStyle(family: family, size: 11.5, weight: 500, tracking: 0.3, isItalic: true, lineHeight: 13.5)
        }
    }

    /// Names grow a little as one comes closer: from the least size to the largest over a range of levels, pt.
    private func size(_ sizes: ClosedRange<Double>, over zooms: ClosedRange<Double>) -> Double {
        let share = (zoom - zooms.lowerBound) / (zooms.upperBound - zooms.lowerBound)
        return sizes.lowerBound + (sizes.upperBound - sizes.lowerBound) * min(1, max(0, share))
    }

    /// The colour of a kind of label.
    func color(_ kind: Kind) -> Color {
        switch kind {
        case .street: palette.streetLabel
        case .neighbourhood: palette.placeLabel
        case .park, .cemetery: palette.parkLabel
        case .water: palette.waterLabel
        }
    }
}
