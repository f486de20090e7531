/// The surfaces on which groups are painted apart, kept from frame to frame; one for each level of nesting.
final class LayerStack {
    private let width: Int
    private let height: Int
    private var layers: [Layer] = []

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The layer at a depth. It has the frame's size and coordinates; what is on it is left from its last use.
    func layer(_ depth: Int) throws -> Layer {
        while layers.count <= depth {
            layers.append(Layer(PixelTarget(try Surface(width: width, height: height, format: .alpha))))
        }
        return layers[depth]
    }

    /// One surface.
    final class Layer {
        let target: PixelTarget
        /// The group that is on it with all its parts, and the pixels in which it is complete; nil while not known.
        var shown: (item: DisplayItem, area: PixelRect)?

        init(_ target: PixelTarget) { self.target = target }
    }
}
