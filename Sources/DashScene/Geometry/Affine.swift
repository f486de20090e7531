import Foundation

/// A planar affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty (cairo's and PostScript's order).
public struct Affine: Hashable, Sendable {
    /// The six coefficients.
    public var a, b, c, d, tx, ty: Double

    /// Makes a map from its coefficients.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map that changes nothing.
    public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Moves by `(dx, dy)` pt.
    public static func translation(_ dx: Double, _ dy: Double) -> Affine {
        Affine(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy)
    }

    /// Scales by `factor` about a fixed point.
    public static func scale(_ factor: Double, about p: Point = .zero) -> Affine {
        Affine(a: factor, b: 0, c: 0, d: factor, tx: p.x * (1 - factor), ty: p.y * (1 - factor))
    }

    /// Turns by `angle` radians about the origin, clockwise as seen on the screen.
    public static func rotation(_ angle: Double) -> Affine {
        let (sine, cosine) = (sin(angle), cos(angle))
        return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// This map first, `next` after it.
    public func then(_ next: Affine) -> Affine {
        Affine(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The image of a point.
    public func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

    /// The bounding box of a rectangle's image.
    public func apply(_ r: Rect) -> Rect {
        if b == 0 && c == 0 && a > 0 && d > 0 {
            return Rect(a * r.x + tx, d * r.y + ty, a * r.width, d * r.height)
        }
        let corners = [
            apply(Point(r.minX, r.minY)), apply(Point(r.maxX, r.minY)),
            apply(Point(r.minX, r.maxY)), apply(Point(r.maxX, r.maxY)),
        ]
        return Rect(enclosing: corners)
    }

    /// The factor by which lengths grow (square root of the area factor); 1 for a pure move.
    public var scaleFactor: Double { b == 0 && c == 0 && a == d ? abs(a) : abs(a * d - b * c).squareRoot() }
}

extension Rect {
    /// The bounding box of some points; zero for none.
    public init(enclosing points: some Sequence<Point>) {
        var left = Double.infinity
        var top = Double.infinity
        var right = -Double.infinity
        var bottom = -Double.infinity
        for p in points {
            left = min(left, p.x)
            right = max(right, p.x)
            top = min(top, p.y)
            bottom = max(bottom, p.y)
        }
        self = left <= right ? Rect(left, top, right - left, bottom - top) : .zero
    }
}
