/// The room that a pin on the map takes, seen from its tip: a head above it, the sides that taper from the head to the
/// tip, and what stands around the tip.
public struct PinForm: Hashable, Sendable {
    /// From the tip up to the head's centre, pt.
    public var rise: Double
    /// Half of the head's height and width, pt.
    public var half: Double
    /// The radius of the head's corners, pt; as large as `half` where it is a disc.
    public var corner: Double
    /// The radius of the disc around the tip, pt; 0 for none.
    public var foot: Double

    /// Makes a form; its head is a disc unless its corners are given.
    public init(rise: Double, half: Double, corner: Double? = nil, foot: Double = 0) {
        self.rise = rise
        self.half = half
        self.corner = corner ?? half
        self.foot = foot
    }

    /// The same, larger or smaller.
    public func scaled(by factor: Double) -> PinForm {
        PinForm(rise: rise * factor, half: half * factor, corner: corner * factor, foot: foot * factor)
    }

    /// All that it covers with its tip at a point, pt.
    func bounds(tip: Point) -> Rect {
        Rect(tip.x - half, tip.y - rise - half, 2 * half, rise + half + foot)
    }

    /// The head with its tip at a point.
    func head(tip: Point) -> Rect { Rect(center: tip - Point(0, rise), radius: half) }

    /// The centres of the head's corners with the tip at a point; one where it is a disc.
    func corners(tip: Point) -> [Point] {
        let core = head(tip: tip).inset(corner)
        guard half > corner else { return [core.center] }
        return [
            Point(core.minX, core.minY), Point(core.maxX, core.minY), Point(core.maxX, core.maxY),
            Point(core.minX, core.maxY),
        ]
    }

    /// The triangle from the tip to where its sides touch the head's lower corners.
    func taper(tip: Point) -> [Point] {
        let aside = half - corner
        let center = Point(aside, aside - rise)
        let squared = center.x * center.x + center.y * center.y
        guard squared > corner * corner else { return [tip] }
        let along = center * (1 - corner * corner / squared)
        let across = Point(-center.y, center.x) * (corner * (squared - corner * corner).squareRoot() / squared)
        let touch = along + across
        return [tip, tip + touch, tip + Point(-touch.x, touch.y)]
    }
}
