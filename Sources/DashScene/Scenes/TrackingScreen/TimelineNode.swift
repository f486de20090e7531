/// A timeline's node: filled in the track's colour where its step is behind, in the accent's with a soft ring where it is
/// the present one, and hollow where it lies ahead.
struct TimelineNode {
    let colors: ColorRoles
    /// The widths of a hollow node's edge and of the soft ring, pt.
    let stroke, ring: Double

    /// How strong the ring is.
    private static let ringOpacity = LayoutTokens.Timeline.ringOpacity

    /// The node of a step in a square, when `reached` of the four steps have been reached.
    func node(_ step: Int, in frame: Rect, reached: Int) -> Node {
        Node(
            "tracker.step.\(step)", frame: frame, fact: .reached(step <= reached),
            children: discs(frame, isReached: step <= reached, isPresent: step == reached && reached < 4))
    }

    private func discs(_ frame: Rect, isReached: Bool, isPresent: Bool) -> [Node] {
        let (center, radius) = (frame.center, frame.width / 2)
        func circle(_ radius: Double, _ color: Color) -> Node {
            Node(
                frame: Rect(center: center, radius: radius),
                content: .shape(Shape(.circle(center: center, radius: radius), color)))
        }
        guard isReached else {
            return [circle(radius, colors.hairline), circle(radius - stroke, colors.surface)]
        }
        guard isPresent else { return [circle(radius, colors.track)] }
        // An opaque disc below the soft ring keeps the line's end from showing through it.
        return [
            circle(radius + ring, colors.surface),
            circle(radius + ring, colors.accent.faded(TimelineNode.ringOpacity)),
            circle(radius, colors.accent),
        ]
    }
}

extension Words {
    /// The names of the four steps, in their order.
    var steps: [String] { [confirmedStep, preparingStep, onTheWayStep, deliveredStep] }
}
