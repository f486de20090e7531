import DashRender
import DashScene

extension ValueFormat where Value == MapBounds {
    /// A box on the map.
    static let bounds = ValueFormat(
        placeholder: "W,S,E,N", expected: "west, south, east and north in degrees, such as -74.03,40.62,-73.97,40.69"
    ) { text in
        let format = ValueFormat<Double>.decimal(placeholder: "", expected: "") { _ in true }
        let sides = text.split(separator: ",", omittingEmptySubsequences: false).map { format.parse(String($0)) }
        guard sides.count == 4, let west = sides[0], let south = sides[1], let east = sides[2], let north = sides[3]
        else { return nil }
        return MapBounds(west: west, south: south, east: east, north: north)
    }
}

extension ValueFormat where Value == ClosedRange<Int> {
    /// The highest level: tiles of about 2.4 m.
    private static let deepest = 24

    /// Levels of a tile tree.
    static let zooms = ValueFormat(
        placeholder: "A-B", expected: "two levels from 0 to \(deepest), such as 12-15"
    ) { text in
        let levels = text.split(separator: "-", omittingEmptySubsequences: false)
            .map { FrameSelection.frameNumber(String($0)) }
        guard levels.count == 2, let first = levels[0], let last = levels[1], first <= last, last <= deepest
        else { return nil }
        return first...last
    }
}
