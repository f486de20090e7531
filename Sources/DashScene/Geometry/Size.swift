/// A width and a height, in points unless said otherwise.
public struct Size: Hashable, Sendable {
    /// Width, pt.
    public var width: Double
    /// Height, pt.
    public var height: Double

    /// Makes a size from its sides.
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
}
