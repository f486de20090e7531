import DashScene
import Foundation

@testable import DashRender

/// Finds where a street of a map stops and goes on straight ahead a little later.
struct StreetGaps {
    /// A named street's two dead ends that face each other.
    struct Gap {
        var name: String
        var ends: [Coordinate]
        var metres: Double
    }

    /// Ends this close belong together, m.
    static let touch = 1.0
    /// An end with no street this close is a dead end, m: more than half a street's width.
    static let deadEnd = 8.0
    /// Dead ends further apart are two streets of one name, m.
    static let longest = 200.0
    /// How far from straight ahead the other end may lie.
    static let leastCosine = cos(15 * Double.pi / 180)

    private struct Street {
        var name: String
        var line: [Point]
    }

    private struct End {
        var street: Int
        var point: Point
        /// Straight on, length 1.
        var onward: Point
    }

    private let streets: [Street]
    private let metresPerUnit: Double

    /// All street lines of some features; `latitude` tells how long a metre is there.
    init(_ features: [MapFeature], latitude: Double) {
        streets = features.flatMap { feature -> [Street] in
            guard case .street = feature.subject, case .lines(let lines) = feature.shape else { return [] }
            return lines.map { Street(name: feature.name, line: $0) }
        }
        metresPerUnit = 1 / MapProjection(scale: 1, offset: .zero).pointsPerMetre(at: latitude)
    }

    /// The gaps of all named streets, by name.
    func find() -> [Gap] {
        let byName = Dictionary(grouping: streets.indices.filter { !streets[$0].name.isEmpty }) { streets[$0].name }
        return byName.sorted { $0.key < $1.key }.flatMap { name, indices in gaps(name, indices) }
    }

    private func gaps(_ name: String, _ indices: [Int]) -> [Gap] {
        let ends = indices.flatMap(ends)
        return ends.enumerated().flatMap { index, a in
            ends.dropFirst(index + 1).compactMap { b in
                let metres = (b.point - a.point).length * metresPerUnit
                guard a.street != b.street, metres > Self.touch, metres < Self.longest, face(a, b),
                    isDead(a), isDead(b)
                else { return nil }
                return Gap(name: name, ends: [a, b].map { WebMercator.unproject($0.point) }, metres: metres)
            }
        }
    }

    private func ends(of index: Int) -> [End] {
        let line = streets[index].line
        guard line.count > 1, line[0] != line[line.count - 1] else { return [] }
        return [(line[0], line[1]), (line[line.count - 1], line[line.count - 2])].map { point, before in
            End(street: index, point: point, onward: unit(point - before))
        }
    }

    private func unit(_ v: Point) -> Point { v.length > 0 ? v * (1 / v.length) : v }

    private func face(_ a: End, _ b: End) -> Bool {
        let way = unit(b.point - a.point)
        let ahead = a.onward.x * way.x + a.onward.y * way.y
        let back = -(b.onward.x * way.x + b.onward.y * way.y)
        return ahead > Self.leastCosine && back > Self.leastCosine
    }

    private func isDead(_ end: End) -> Bool {
        let reach = Self.deadEnd / metresPerUnit
        return !streets.indices.contains { $0 != end.street && isNear(end.point, streets[$0].line, reach) }
    }

    private func isNear(_ point: Point, _ line: [Point], _ reach: Double) -> Bool {
        zip(line, line.dropFirst()).contains { a, b in
            let along = b - a
            let square = along.x * along.x + along.y * along.y
            let toPoint = point - a
            let share = square > 0 ? (toPoint.x * along.x + toPoint.y * along.y) / square : 0
            return (point - a.mixed(with: b, min(max(share, 0), 1))).length <= reach
        }
    }
}
