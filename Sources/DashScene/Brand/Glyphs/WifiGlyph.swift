/// Three arcs that open upwards from a point.
enum WifiGlyph {
    static let path = arcs.reduce(into: Path()) { path, arc in
        path.append(
            .ringSlice(
                center: Point(12, 19.5), inner: arc.inner, outer: arc.outer, halfAngle: 43 * .pi / 180, corner: 0.45))
    }

    private static let arcs: [(inner: Double, outer: Double)] = [(12.1, 15), (7.2, 10.1), (0, 5.2)]
}
