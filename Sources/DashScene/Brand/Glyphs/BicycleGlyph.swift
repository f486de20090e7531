import Foundation

/// A bicycle that rides to the right, frame and wheels joined in one outline.
enum BicycleGlyph {
    static let path: Path = {
        var path = silhouette
        path.append(.roundedPolygon(frameHole))
        path.append(wheelHole(at: rearAxle, tube: 0.5 * .pi))
        path.append(wheelHole(at: frontAxle, tube: forkAngle))
        return path
    }()

    private static let rearAxle = Point(5.4, 15.6)
    private static let frontAxle = Point(18.6, 15.6)
    private static let crank = Point(11.8, 15.6)
    private static let seat = Point(9.2, 8.6)
    private static let head = Point(15.4, 8.6)
    private static let tyre = 4.2
    private static let rim = 2.45
    /// Half a tube's width, pt.
    private static let half = 0.8

    /// The outer outline, clockwise from where the chain stay's lower edge meets the rear tyre.
    private static let silhouette: Path = {
        let notch = asin(half / tyre)
        var path = Path()
        path.move(to: rearAxle + Point(tyre * cos(notch), half))
        path.addArc(center: rearAxle, radius: tyre, from: .pi / 2 + notch, to: 2.5 * .pi - notch)
        path.addRoundedLine(upperCorners + [Corner(fork.right.origin + fork.right.direction * (tyre * cos(notch)))])
        path.addArc(center: frontAxle, radius: tyre, from: forkAngle + notch, to: forkAngle - notch + 2 * .pi)
        path.addRoundedLine([
            Corner(fork.left.crossing(downTube.right), radius: 0.3),
            Corner(downTube.right.crossing(chainStay.right), radius: 1.2),
            Corner(rearAxle + Point(tyre * cos(notch), half)),
        ])
        path.close()
        return path
    }()

    /// From the chain stay's upper edge over saddle and handlebar to the fork's front edge.
    private static let upperCorners = [
        Corner(chainStay.left.crossing(seatTube.left), radius: 0.5),
        Corner(seatTube.left.at(height: saddle.maxY), radius: 0.3),
        Corner(saddle.minX, saddle.maxY, radius: half),
        Corner(saddle.minX, saddle.minY, radius: half),
        Corner(saddle.maxX, saddle.minY, radius: half),
        Corner(saddle.maxX, saddle.maxY, radius: half),
        Corner(seatTube.right.at(height: saddle.maxY), radius: 0.3),
        Corner(seatTube.right.crossing(topTube.left), radius: 0.3),
        Corner(topTube.left.crossing(fork.left), radius: 0.3),
        Corner(fork.left.at(height: handlebar.minY), radius: 1),
        Corner(handlebar.maxX, handlebar.minY, radius: half),
        Corner(handlebar.maxX, handlebar.maxY, radius: half),
        Corner(fork.right.at(height: handlebar.maxY), radius: 0.3),
    ]

    private static let saddle = Rect(6.4, 4.6, 4.6, 1.7)
    private static let handlebar = Rect(14, 4.2, 4.2, 1.7)

    private static let frameHole = [
        Corner(topTube.right.crossing(seatTube.right), radius: 0.4),
        Corner(topTube.right.crossing(downTube.left), radius: 0.4),
        Corner(downTube.left.crossing(seatTube.right), radius: 0.4),
    ]

    private static let forkAngle = atan2(head.x - frontAxle.x, frontAxle.y - head.y)

    /// What shows through a wheel: the rim's inside less the tube that ends at the hub.
    private static func wheelHole(at hub: Point, tube angle: Double) -> Path {
        let notch = asin(half / rim)
        var path = Path()
        path.move(to: Point(half, -rim * cos(notch)))
        path.addArc(center: .zero, radius: rim, from: notch, to: 2 * .pi - notch)
        path.line(to: Point(-half, 0))
        path.addArc(center: .zero, radius: half, from: -.pi / 2, to: -1.5 * .pi)
        path.close()
        return path.applying(Affine.rotation(angle).then(.translation(hub.x, hub.y)))
    }

    private static let chainStay = Tube(from: rearAxle, to: crank)
    private static let seatTube = Tube(from: crank, to: seat)
    private static let topTube = Tube(from: seat, to: head)
    private static let downTube = Tube(from: crank, to: head)
    private static let fork = Tube(from: frontAxle, to: head)

    /// The two edges of a tube, as seen along its way.
    private struct Tube {
        let left, right: StraightLine

        init(from a: Point, to b: Point) {
            let across = (b - a).unit.turnedRight * half
            left = StraightLine(from: a - across, to: b - across)
            right = StraightLine(from: a + across, to: b + across)
        }
    }
}
