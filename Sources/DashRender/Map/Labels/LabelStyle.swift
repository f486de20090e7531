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
        case .street: TextStyle(family: family, size: streetSize, weight: 500, tracking: 0.1)
        case .neighbourhood: TextStyle(family: family, size: 12.5, weight: 600, tracking: 0.1, lineHeight: 14)
        case .park, .cemetery: TextStyle(family: family, size: 10.5, weight: 600, lineHeight: 12)
        case .water:
            TextStyle(family: family, size: 11.5, weight: 500, tracking: 0.3, isItalic: true, lineHeight: 13.5)
        }
    }

    /// Street names grow a little as one comes closer, pt.
    private var streetSize: Double {
        let far = 9.0
        let near = 11.0
        let farZoom = 13.0
        let nearZoom = 16.5
        return far + (near - far) * min(1, max(0, (zoom - farZoom) / (nearZoom - farZoom)))
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
