/// An endless straight line.
struct StraightLine: Hashable, Sendable {
    /// A point of it.
    let origin: Point
    /// Its direction, of length 1.
    let direction: Point

    /// The line through two different points.
    init(from a: Point, to b: Point) {
        origin = a
        direction = (b - a).unit
    }

    /// Where it meets another line; meaningless for parallel ones.
    func crossing(_ other: StraightLine) -> Point {
        let away = other.origin - origin
        let across = direction.x * other.direction.y - direction.y * other.direction.x
        let reach = (away.x * other.direction.y - away.y * other.direction.x) / across
        return origin + direction * reach
    }

    /// The point at a height; meaningless for a level line.
    func at(height y: Double) -> Point { origin + direction * ((y - origin.y) / direction.y) }
}
