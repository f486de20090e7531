import Foundation

extension Path {
    /// The closed outline of a line of constant width with round ends, along a bent centre line.
    ///
    /// - Parameters:
    ///   - bends: the centre line's vertices; a radius rounds the bend there and is ignored at the two ends.
    ///   - width: the line's width, pt. A bend of less than half of it is sharp on its inner side.
    public static func band(along bends: [Corner], width: Double) -> Path {
        roundedPolygon(bandCorners(along: bends, width: width))
    }

    /// The corners of `band`: one a bend along its left side, then one a bend back along its right side.
    static func bandCorners(along bends: [Corner], width: Double) -> [Corner] {
        guard bends.count >= 2 else { return [] }
        return side(of: bends, half: width / 2) + side(of: bends.reversed(), half: width / 2)
    }

    /// A straight line of constant width with round ends.
    public static func capsule(from a: Point, to b: Point, width: Double) -> Path {
        band(along: [Corner(a.x, a.y), Corner(b.x, b.y)], width: width)
    }

    /// A disc with a round hole.
    public static func ring(center: Point, radius: Double, hole: Double) -> Path {
        var path = circle(center: center, radius: radius)
        path.append(circle(center: center, radius: hole))
        return path
    }

    /// The corners on the left of a centre line, from its start to its end, round caps included.
    private static func side(of bends: [Corner], half: Double) -> [Corner] {
        bends.indices.map { i in
            let p = bends[i].point
            let heading = i > 0 ? (p - bends[i - 1].point).unit : nil
            let leaving = i + 1 < bends.count ? (bends[i + 1].point - p).unit : nil
            guard let heading, let leaving else {
                return cap(at: p, direction: (heading ?? leaving ?? .zero), isEnd: leaving == nil, half: half)
            }
            return bend(bends[i], heading: heading, leaving: leaving, half: half)
        }
    }

    private static func cap(at p: Point, direction: Point, isEnd: Bool, half: Double) -> Corner {
        let outward = direction * (isEnd ? half : -half)
        let corner = p + outward - direction.turnedRight * half
        return Corner(corner, radius: half)
    }

    private static func bend(_ corner: Corner, heading: Point, leaving: Point, half: Double) -> Corner {
        let mitre = heading.turnedRight + leaving.turnedRight
        let scale = 2 / (mitre.x * mitre.x + mitre.y * mitre.y)
        let left = corner.point - mitre * (scale * half)
        let turnsRight = heading.x * leaving.y - heading.y * leaving.x > 0
        let radius = corner.radius + (turnsRight ? half : -half)
        return Corner(left, radius: max(0, radius))
    }
}
