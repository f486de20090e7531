/// A route as a script names it.
public struct NamedRoute: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The points from the store to home.
    public let points: [Coordinate]

    /// Makes a named route.
    public init(name: String, points: [Coordinate]) {
        self.name = name
        self.points = points
    }
}
