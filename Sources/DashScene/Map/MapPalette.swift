/// The roles of colour on a base map.
public struct MapPalette: Hashable, Sendable {
    /// Ground, water, parks, cemeteries, piers.
    public var land, water, park, cemetery, pier: Color
    /// Building rows and their edge.
    public var building, buildingEdge: Color
    /// Streets, their edge, and the same for motorways.
    public var road, casing, motorway, motorwayCasing: Color
    /// Foot paths in parks.
    public var path: Color
    /// The words, and the halo behind them.
    public var streetLabel, placeLabel, parkLabel, waterLabel, labelHalo: Color

    /// Makes a palette.
    public init(
        land: Color, water: Color, park: Color, cemetery: Color, pier: Color, building: Color, buildingEdge: Color,
        road: Color, casing: Color, motorway: Color, motorwayCasing: Color, path: Color, streetLabel: Color,
        placeLabel: Color, parkLabel: Color, waterLabel: Color, labelHalo: Color
    ) {
        self.land = land
        self.water = water
        self.park = park
        self.cemetery = cemetery
        self.pier = pier
        self.building = building
        self.buildingEdge = buildingEdge
        self.road = road
        self.casing = casing
        self.motorway = motorway
        self.motorwayCasing = motorwayCasing
        self.path = path
        self.streetLabel = streetLabel
        self.placeLabel = placeLabel
        self.parkLabel = parkLabel
        self.waterLabel = waterLabel
        self.labelHalo = labelHalo
    }

    /// The muted, light palette that holds until a brand says otherwise.
    public static let mutedLight = MapPalette(
        land: Color(hex: 0xF4F2EC), water: Color(hex: 0xBFDDEE), park: Color(hex: 0xD3E8C8),
        cemetery: Color(hex: 0xDDE8D0), pier: Color(hex: 0xEFECE4), building: Color(hex: 0xEAE6DD),
        buildingEdge: Color(hex: 0xE1DCD1), road: Color(hex: 0xFFFFFF), casing: Color(hex: 0xE4E0D7),
        motorway: Color(hex: 0xFBE9BF), motorwayCasing: Color(hex: 0xEBD9A8), path: Color(hex: 0xF7F4E8),
        streetLabel: Color(hex: 0x8C877E), placeLabel: Color(hex: 0x7D7972), parkLabel: Color(hex: 0x5F9453),
        waterLabel: Color(hex: 0x6FA0C2), labelHalo: Color(hex: 0xFFFFFF))
}
