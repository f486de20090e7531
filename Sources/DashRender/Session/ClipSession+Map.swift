import DashScene

extension ClipSession {
    /// A still map of a box at the script's scale and in its colours; `size` in pt, the canvas unless given.
    public func paintMap(of bounds: MapBounds, size: Size? = nil) throws -> Surface {
        try StillMap(bounds: bounds, size: size ?? script.canvas, look: try look).paint(from: maps, scale: script.scale)
    }

    /// A still map of a route at the script's scale and in its colours; `size` in pt, the canvas unless given.
    public func paintMap(of route: [Coordinate], size: Size? = nil) throws -> Surface {
        try StillMap(route: route, size: size ?? script.canvas, look: try look).paint(from: maps, scale: script.scale)
    }

    private var look: StillMap.Look {
        get throws(SessionError) {
            guard let tiles = script.tiles else { throw .noMap(file) }
            return look(tiles)
        }
    }

    private func look(_ tiles: String) -> StillMap.Look {
        StillMap.Look(
            tiles: tiles, palette: script.brand.map, labelFamily: script.brand.type.mapFamily,
            stroke: Stroke(script.brand.colors.accent, width: ClipSession.routeWidth))
    }

    /// As wide as the route of a clip, pt.
    private static let routeWidth = 5.0

    /// The routes that a script names, and then those of its orders (`order1`).
    static func routes(of script: Script, in outcome: ScriptOutcome) -> [NamedRoute] {
        outcome.routes + script.orders.map { NamedRoute(name: $0.id, points: $0.route) }
    }
}
