import DashScene

/// A name at its place on the map.
public struct MapLabel: Hashable, Sendable {
    /// What it names, as the tiles spell it.
    public var name: String
    /// What is written.
    public var text: String
    /// Whether it names a street (and follows it) or an area.
    public var isStreet: Bool { kind == .street }
    /// Its middle, pt on the screen.
    public var center: Point
    /// The boxes around its letters, pt on the screen, without halo.
    public var boxes: [OrientedBox]
    let kind: LabelStyle.Kind
    /// The letters' outlines on the screen.
    let letters: Path
}

/// What became of a street's name.
public enum StreetLabelFate: Hashable, Sendable {
    /// It is written; how many times.
    case written(Int)
    /// The street is shorter than its name, or bends too much for it.
    case tooShort
    /// There is room, but route, pins, controls, edges or other names cover all of it.
    case hidden
    /// Streets of its class are not named at this scale.
    case tooMinor
}
