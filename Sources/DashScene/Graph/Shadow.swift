/// The soft shadow that a rounded rectangle throws; painted below the thing itself.
public struct Shadow: Hashable, Sendable {
    /// The rectangle that throws it, already moved by the shadow's offset, pt.
    public var rect: Rect
    /// Its corner radii, pt.
    public var radius: Double
    /// The standard deviation of the Gaussian blur, pt.
    public var sigma: Double
    /// Its colour, with the opacity of the shadow's core.
    public var color: Color
    /// The part that is painted, pt; nil for all. The thing itself hides the rest.
    public var visible: Rect?

    /// Makes a shadow.
    public init(_ rect: Rect, radius: Double, sigma: Double, color: Color, visible: Rect? = nil) {
        self.rect = rect
        self.radius = radius
        self.sigma = sigma
        self.color = color
        self.visible = visible
    }

    /// How far, in standard deviations, the blur is painted; beyond it less than half a level is left.
    public static let reach = 3.0

    /// All that the shadow can touch, pt.
    public var bounds: Rect {
        let all = rect.inset(-sigma * Shadow.reach)
        return visible.map { all.intersection($0) } ?? all
    }
}
