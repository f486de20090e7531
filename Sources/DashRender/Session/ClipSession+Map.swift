import DashScene

extension ClipSession {
    /// The way of an order's drive, and what it is called.
    public struct NamedRoute: Hashable, Sendable {
        /// The order's id (`order1`), and the route's own name where the script gives it one.
        public let names: [String]
        /// The points from the store to home.
        public let points: [Coordinate]
    }

    /// A still map of a box at the script's scale and in its colours; `size` in pt, the canvas unless given.
    public func paintMap(of bounds: MapBounds, size: Size? = nil) throws -> Surface {
        try StillMap(bounds: bounds, size: size ?? script.canvas, look: look).paint(from: maps, scale: script.scale)
    }

    /// A still map of a route at the script's scale and in its colours; `size` in pt, the canvas unless given.
    public func paintMap(of route: [Coordinate], size: Size? = nil) throws -> Surface {
        try StillMap(route: route, size: size ?? script.canvas, look: look).paint(from: maps, scale: script.scale)
    }

    private var look: StillMap.Look {
        StillMap.Look(
            tiles: script.tiles, palette: script.brand.map, labelFamily: script.brand.type.mapFamily,
            stroke: Stroke(script.brand.colors.accent, width: ClipSession.routeWidth))
    }

    /// As wide as the route of a clip, pt.
    private static let routeWidth = 5.0

    /// The routes of a script's orders.
    static func routes(of script: Script, in document: JSONDocument) -> [NamedRoute] {
        script.orders.enumerated().map { index, order in
            let path: [JSONPath.Step] = [.key("orders"), .index(index), .key("route")]
            let value = path.reduce(document.root) { value, step in value?.child(step) }
            var names = [order.id]
            if case .string(let name) = value?.kind { names.append(name) }
            return NamedRoute(names: names, points: order.route)
        }
    }
}
