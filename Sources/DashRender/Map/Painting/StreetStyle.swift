import DashScene
import Foundation

/// How streets look at one scale of the map.
struct StreetStyle {
    /// Points a metre on the ground.
    let pointsPerMetre: Double
    /// The level at which a 256 px tile is 256 pt wide.
    let zoom: Double

    init(_ view: MapView) {
        zoom = view.projection.zoom
        let middle = WebMercator.unproject(view.projection.world(view.frame.center))
        pointsPerMetre = view.projection.pointsPerMetre(at: middle.latitude)
    }

    /// The level at which the least widths below hold; further out they shrink.
    private static let legibleZoom = 13.0
    /// By how much the least widths shrink a level, as a power of two, and the least share that is left.
    private static let shrinkPerLevel = 1.0, leastShare = 0.4

    /// The width of the fill, pt: true to the ground, but never too thin to be read; nil where it is not drawn.
    func fillWidth(_ street: StreetClass, metres: Double) -> Double? {
        guard zoom >= StreetStyle.firstZoom(street) else { return nil }
        let levels = min(0, zoom - StreetStyle.legibleZoom)
        let share = max(StreetStyle.leastShare, exp2(levels * StreetStyle.shrinkPerLevel))
        return max(metres * pointsPerMetre, StreetStyle.leastWidth(street) * share)
    }

    /// The thinnest that a street is drawn at `legibleZoom`, pt.
    private static func leastWidth(_ street: StreetClass) -> Double {
        switch street {
        case .motorway: 2.4
        case .link: 1.3
        case .primary: 2.1
        case .secondary: 1.7
        case .residential: 1.05
        case .service, .path: 0.7
        }
    }

    /// The level from which on a class is drawn.
    private static func firstZoom(_ street: StreetClass) -> Double {
        switch street {
        case .motorway, .primary: 0
        case .link, .secondary: 9.5
        case .residential: 11.3
        case .path: 12.6
        case .service: 15.5
        }
    }

    /// The width of the casing on each side, pt: half a point close up, less far out where streets are thin.
    var casingWidth: Double {
        let near = 0.5
        let far = 0.28
        return far + (near - far) * min(1, max(0, (zoom - StreetStyle.legibleZoom) / 3))
    }

    /// Whether buildings are drawn.
    var showsBuildings: Bool { zoom >= 15.3 }

    /// The width of the line around buildings, pt.
    static let buildingEdge = 0.5
}
