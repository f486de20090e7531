/// A picture in memory: straight (not premultiplied) RGBA, 8 bits a channel, row by row from the top without gaps.
public struct Bitmap: Hashable, Sendable {
    /// Bytes a pixel: R, G, B, A.
    public static let bytesPerPixel = 4

    /// The sides, px.
    public let width: Int, height: Int
    /// `width * height * 4` bytes.
    public private(set) var pixels: [UInt8]

    /// Makes a picture from its bytes; nil unless both sides are at least 1 and the bytes are exactly enough.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        let row = width.multipliedReportingOverflow(by: Self.bytesPerPixel)
        guard width > 0, height > 0, !row.overflow else { return nil }
        let (all, overflow) = row.partialValue.multipliedReportingOverflow(by: height)
        guard !overflow, pixels.count == all else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Takes over bytes whose number is known to be right.
    init(_ pixels: [UInt8], width: Int, height: Int) {
        assert(pixels.count == width * height * Self.bytesPerPixel)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Makes a picture of one colour; nil unless both sides are at least 1.
    public init?(width: Int, height: Int, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        guard width > 0, height > 0 else { return nil }
        var pixels = [UInt8](repeating: alpha, count: width * height * Self.bytesPerPixel)
        for i in stride(from: 0, to: pixels.count, by: Self.bytesPerPixel) {
            pixels[i] = red
            pixels[i + 1] = green
            pixels[i + 2] = blue
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// The four channels of the pixel at `(x, y)`; both must be inside the picture.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        get {
            let i = (y * width + x) * Self.bytesPerPixel
            return SIMD4(pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3])
        }
        set {
            let i = (y * width + x) * Self.bytesPerPixel
            for channel in 0..<Self.bytesPerPixel { pixels[i + channel] = newValue[channel] }
        }
    }

    /// True when no pixel lets the ground through.
    public var isOpaque: Bool {
        stride(from: 3, to: pixels.count, by: Self.bytesPerPixel).allSatisfy { pixels[$0] == 255 }
    }
}
