/// What takes the place of a script's parts that are wrong, so that all others can still be looked at. An error has been
/// reported wherever one is used.
enum StandIn {
    /// The hook's own canvas, pixels a point and frames a second, which also hold where a script is silent.
    static let canvas = Size(440, 956)
    static let scale = 3.0
    static let frameRate = FrameRate.sixty
    static let home = Coordinate(0, 0)
    static let store = Store(id: "", name: "", initials: "", color: .black, minutes: 30)
    static let dasher = Dasher(id: "", name: "")

    /// How far its start lies north of home, degrees: about 330 m, which every canvas can show.
    private static let northing = 0.003

    /// A straight way to home.
    static func route(to home: Coordinate) -> [Coordinate] {
        [Coordinate(home.latitude + northing, home.longitude), home]
    }
}
