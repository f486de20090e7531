/// What a feature of the base map is.
public enum MapSubject: Hashable, Sendable {
    /// Sea and rivers lie below parks; inland water (lakes, canals, ponds) above them.
    case water(inland: Bool)
    /// A stream or canal known only by its middle line; its width, m.
    case waterway(width: Double)
    /// Green places: parks, playgrounds, woods.
    case park
    /// Cemeteries.
    case cemetery
    /// Piers and jetties.
    case pier
    /// Buildings.
    case building
    /// A street; its width, m.
    case street(StreetClass, width: Double)
    /// A name to be written at a point; the size of what it names, m² (0 where unknown).
    case place(PlaceClass, area: Double)

    /// The value of a tile feature's `kind`.
    public var kind: String {
        switch self {
        case .water: "water"
        case .waterway: "waterway"
        case .park: "park"
        case .cemetery: "cemetery"
        case .pier: "pier"
        case .building: "building"
        case .street: "street"
        case .place: "place"
        }
    }
}

/// The classes of streets, from the widest on.
public enum StreetClass: String, Hashable, Sendable, CaseIterable {
    /// Motorways and trunk roads.
    case motorway
    /// Their ramps.
    case link
    /// Main avenues.
    case primary
    /// Lesser avenues.
    case secondary
    /// Side streets.
    case residential
    /// Driveways and alleys.
    case service
    /// Ways on foot.
    case path

    /// The width that a street of the class has unless its own is given, m.
    public var usualWidth: Double {
        switch self {
        case .motorway: 20
        case .link: 8
        case .primary: 17
        case .secondary: 13
        case .residential: 9.5
        case .service: 4.5
        case .path: 3.5
        }
    }
}

/// What a written name names.
public enum PlaceClass: String, Hashable, Sendable, CaseIterable {
    /// A part of a town.
    case neighbourhood
    /// A park.
    case park
    /// A cemetery.
    case cemetery
    /// A water.
    case water
}
