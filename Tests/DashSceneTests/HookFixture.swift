import DashScene

/// The brief's own route data and a small script around it, for tests that need no files.
enum HookFixture {
    static let home = Coordinate(40.67015, -73.98549)
    static let lucias = [Coordinate(40.67440, -73.98195), home]
    static let bayRidge = [
        Coordinate(40.63446, -74.02317), Coordinate(40.63462, -74.02353), Coordinate(40.63677, -74.02265),
        Coordinate(40.63822, -74.02103), Coordinate(40.63987, -74.02170), Coordinate(40.64143, -74.02096),
        Coordinate(40.66608, -73.99520), Coordinate(40.67146, -73.99102), Coordinate(40.66917, -73.98630), home,
    ]
    static let canvases = [
        Size(360, 640), Size(390, 844), Size(402, 874), Size(430, 932), Size(440, 956), Size(768, 1024),
    ]
}
