import CCairo
import DashScene
import Foundation

@testable import DashRender

/// A small canvas for tests, with pictures and maps of its own.
struct TestCanvas {
    let rasterizer: Rasterizer
    let scale: Double

    init(_ width: Int, _ height: Int, scale: Double = 1) throws {
        self.scale = scale
        rasterizer = Rasterizer(
            width: width, height: height, scale: scale, shaper: try TextShaper(FontCatalog()),
            pictures: PatternPictures(), maps: PatternMaps())
    }

    func graph(_ children: [Node], background: Color = .white) -> SceneGraph {
        SceneGraph(
            frame: 0, time: 0,
            size: Size(Double(rasterizer.canvas.width) / scale, Double(rasterizer.canvas.height) / scale),
            background: background, children: children)
    }

    /// The pixels of a graph with these nodes.
    func paint(_ children: [Node], background: Color = .white) throws -> Pixels {
        let surface = try rasterizer.makeSurface()
        try rasterizer.paint(graph(children, background: background), onto: surface)
        return Pixels(surface)
    }
}

/// A copy of a surface's colours.
struct Pixels {
    let width: Int
    let height: Int
    private let stride: Int
    private let bytes: [UInt8]

    init(_ surface: Surface) {
        width = surface.width
        height = surface.height
        stride = surface.stride
        bytes = surface.withPixels { Array($0) }
    }

    subscript(x: Int, y: Int) -> Color {
        let at = y * stride + x * 4
        return Color(bytes[at + 2], bytes[at + 1], bytes[at])
    }

    /// Whether a row has the same bytes in both; much faster than pixel by pixel.
    func hasSameRow(_ y: Int, as other: Pixels) -> Bool {
        bytes.withUnsafeBytes { mine in
            other.bytes.withUnsafeBytes { theirs in
                guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
                return memcmp(mine + y * stride, theirs + y * stride, width * 4) == 0
            }
        }
    }

    /// The first pixel that differs, in words; nil when all are equal.
    func firstDifference(from other: Pixels) -> String? {
        guard width == other.width, height == other.height else { return "sizes differ" }
        for y in 0..<height where !hasSameRow(y, as: other) {
            for x in 0..<width where self[x, y] != other[x, y] {
                return "pixel \(x), \(y): \(self[x, y]) is not \(other[x, y])"
            }
        }
        return nil
    }

    /// How dark each pixel is on a white ground, 0 to 1.
    func ink(_ x: Int, _ y: Int) -> Double { Double(255 - Int(self[x, y].green)) / 255 }

    /// The sum of all ink, px².
    var totalInk: Double { sum { _, _ in 1 } }

    /// The middle of all ink, px.
    var centroid: Point {
        Point(sum { x, _ in Double(x) + 0.5 } / totalInk, sum { _, y in Double(y) + 0.5 } / totalInk)
    }

    /// The pixels with any ink.
    var inkBounds: PixelRect {
        var bounds = PixelRect.empty
        for y in 0..<height {
            for x in 0..<width where ink(x, y) > 0 {
                bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds
    }

    private func sum(_ weight: (Int, Int) -> Double) -> Double {
        var sum = 0.0
        for y in 0..<height {
            for x in 0..<width { sum += ink(x, y) * weight(x, y) }
        }
        return sum
    }
}

/// Pictures of one green whose red and blue grow to the right and down.
struct PatternPictures: PictureProviding {
    func surface(for picture: PictureContent, pixelWidth: Int, pixelHeight: Int) throws -> Surface {
        try pattern(width: pixelWidth, height: pixelHeight, green: 128)
    }
}

/// Maps of one green whose red and blue grow to the right and down.
struct PatternMaps: MapProviding {
    func surface(for view: MapView, scale: Double) throws -> Surface {
        try pattern(
            width: Int((view.frame.width * scale).rounded(.up)), height: Int((view.frame.height * scale).rounded(.up)),
            green: 200)
    }
}

private func pattern(width: Int, height: Int, green: UInt8) throws -> Surface {
    let surface = try Surface(width: width, height: height, format: .opaque)
    let stride = surface.stride
    surface.withPixels { bytes in
        for y in 0..<height {
            for x in 0..<width {
                bytes[y * stride + x * 4] = UInt8(y * 255 / height)
                bytes[y * stride + x * 4 + 1] = green
                bytes[y * stride + x * 4 + 2] = UInt8(x * 255 / width)
            }
        }
    }
    return surface
}

extension TextBlock {
    /// One black line of text with its baseline at a point.
    static func line(_ text: String, at origin: Point, style: TextStyle, color: Color = .black) -> TextBlock {
        TextBlock(
            text: text, lines: [TextLine(text, origin: origin, width: 0)], style: style, color: color)
    }
}
