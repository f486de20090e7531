import DashScene

/// Paints a contact sheet of a clip's key moments.
public struct Storyboard {
    private let session: ClipSession
    private let frames: [Int]

    /// A sheet of every event's frame and the one before it.
    public init(_ session: ClipSession) {
        self.session = session
        frames = ClipEvent.keyFrames(of: session.script)
    }

    /// Paints the sheet; looks at `cancellation` between frames.
    ///
    /// - Throws: `StoryboardError` when the sheet would be too large, and what drawing throws.
    public func paint(cancellation: CancellationToken) throws -> Surface {
        let layout = layout
        try check(layout)
        let sheet = try session.paintSheet(layout)
        let canvas = try Canvas(sheet)
        let renderer = try session.makeRenderer(incremental: true)
        for tile in layout.tiles {
            try cancellation.check()
            _ = try renderer.render(tile.frame)
            canvas.draw(renderer.surface, x: tile.picture.x, y: tile.picture.y)
        }
        try canvas.finish("drawing the storyboard")
        return sheet
    }

    private var layout: StoryboardLayout {
        StoryboardLayout(
            frames: frames, events: ClipEvent.all(of: session.script), rate: session.script.frameRate,
            picture: Size(Double(session.pixelSize.width), Double(session.pixelSize.height)))
    }

    private func check(_ layout: StoryboardLayout) throws(StoryboardError) {
        let side = Int(max(layout.size.width, layout.size.height))
        guard side <= Storyboard.longestSide else { throw StoryboardError(side: side) }
    }

    /// The longest side of a sheet, px; cairo's own limit is 32,767.
    static let longestSide = 16_384
}

/// A contact sheet that is too large.
public struct StoryboardError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Its longest side, px.
    public let side: Int

    /// One line for a person.
    public var description: String {
        "the storyboard would be \(side) px long, and \(Storyboard.longestSide) is the limit; choose a smaller --scale"
    }
}
