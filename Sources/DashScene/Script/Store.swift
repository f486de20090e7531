/// A place that sells food.
public struct Store: Hashable, Sendable {
    /// Its key in the script.
    public var id: String
    /// Its name.
    public var name: String
    /// The letters in its logo circle.
    public var initials: String
    /// The colour of its logo circle.
    public var color: Color
    /// What it cooks; empty when not given.
    public var cuisine: String
    /// Minutes it needs; the start of the promised range.
    public var minutes: Int
    /// How far away it is, as shown ("0.3 mi"); empty when not given.
    public var distance: String
    /// Its rating, as shown ("4.8"); empty when not given.
    public var rating: String
    /// How many reviews, as shown ("2k+"); empty when not given.
    public var reviews: String
    /// What it offers ("20% off, up to $5"); empty for nothing.
    public var deal: String
    /// What it sells; empty when not given.
    public var menu: [Dish]

    /// Makes a store.
    public init(
        id: String, name: String, initials: String, color: Color, cuisine: String = "", minutes: Int,
        distance: String = "", rating: String = "", reviews: String = "", deal: String = "", menu: [Dish] = []
    ) {
        self.id = id
        self.name = name
        self.initials = initials
        self.color = color
        self.cuisine = cuisine
        self.minutes = minutes
        self.distance = distance
        self.rating = rating
        self.reviews = reviews
        self.deal = deal
        self.menu = menu
    }
}

/// A courier.
public struct Dasher: Hashable, Sendable {
    /// The key in the script.
    public var id: String
    /// The first name, as shown.
    public var name: String
    /// The rating, as shown ("4.97"); empty when not given.
    public var rating: String
    /// How many deliveries, 0 and up; nil when not given.
    public var deliveries: Int?
    /// A distinction, as shown ("Top Dasher"); empty for none.
    public var badge: String
    /// The portrait; nil for none.
    public var portrait: Picture?
    /// The picture of the vehicle; nil for none.
    public var vehicle: Picture?
    /// The glyph on the marker, of those in `Glyph.vehicles`; nil for the brand's.
    public var glyph: Glyph?

    /// Makes a courier.
    public init(
        id: String, name: String, rating: String = "", deliveries: Int? = nil, badge: String = "",
        portrait: Picture? = nil, vehicle: Picture? = nil, glyph: Glyph? = nil
    ) {
        self.id = id
        self.name = name
        self.rating = rating
        self.deliveries = deliveries
        self.badge = badge
        self.portrait = portrait
        self.vehicle = vehicle
        self.glyph = glyph
    }
}
