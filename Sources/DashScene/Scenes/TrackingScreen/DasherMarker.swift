/// The courier on the map: a disc in the accent with a white ring, and the halo that pulses around it.
struct DasherMarker {
    let colors: ColorRoles
    let glyph: Glyph

    private typealias Tokens = LayoutTokens.Marker

    /// The disc at a point.
    func disc(at center: Point) -> Node {
        let frame = Rect(center: center, radius: Tokens.radius)
        let shadow = Shadow(
            frame.offset(0, Tokens.shadowOffset), radius: Tokens.radius, sigma: Tokens.shadowSigma,
            color: colors.shadow.faded(Tokens.shadowOpacity))
        let ring = Shape(.circle(center: center, radius: Tokens.radius), .white)
        let disc = Shape(.circle(center: center, radius: Tokens.radius - Tokens.ring), colors.accent)
        return Node(
            "dasher", frame: frame,
            children: [
                Node(frame: frame, content: .shadow(shadow)),
                Node(frame: frame, content: .shape(ring)),
                Node(frame: frame.inset(Tokens.ring), content: .shape(disc)),
                glyph.node(center: center, side: Tokens.glyph, color: colors.onAccent, id: "dasher.glyph"),
            ])
    }

    /// The halo at a share (0 to 1) of its period: rings, evenly spread over it, that grow and fade.
    func halo(at center: Point, phase: Double) -> Node {
        let rings = (0..<Tokens.haloRings).map { i -> Node in
            let own = (phase + Double(i) / Double(Tokens.haloRings)).truncatingRemainder(dividingBy: 1)
            let radius = Tokens.radius + (Tokens.haloRadius - Tokens.radius) * own
            let color = colors.accent.faded(Tokens.haloOpacity * (1 - own))
            let circle = Shape(.circle(center: center, radius: radius), color)
            return Node(frame: Rect(center: center, radius: radius), content: .shape(circle))
        }
        return Node("dasher.halo", frame: Rect(center: center, radius: Tokens.haloRadius), children: rings)
    }
}
