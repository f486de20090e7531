/// How a camera stored a picture: the values of the EXIF orientation tag.
public enum PictureOrientation: Int, Hashable, Sendable, CaseIterable {
    /// Upright, or mirrored left to right; upside down, or that and mirrored.
    case upright = 1, mirrored, turned, flipped
    /// Mirrored about the diagonal; to be turned right; mirrored about the other diagonal; to be turned left.
    case transposed, lyingLeft, transversed, lyingRight

    /// Whether width and height change places when the picture is set upright.
    public var swapsSides: Bool { rawValue >= 5 }
}

extension Bitmap {
    /// The picture as it is to be seen.
    public func upright(from orientation: PictureOrientation) -> Bitmap {
        guard orientation != .upright else { return self }
        let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
        let walk = PixelWalk(stored: orientation, width: width, height: height)
        let size = Self.bytesPerPixel
        let turned = pixels.withUnsafeBytes { source in
            [UInt8](unsafeUninitializedCapacity: pixels.count) { target, filled in
                let target = UnsafeMutableRawBufferPointer(target)
                for y in 0..<newHeight {
                    for x in 0..<newWidth {
                        let from = walk.start + x * walk.right + y * walk.down
                        let pixel = source.loadUnaligned(fromByteOffset: from * size, as: UInt32.self)
                        target.storeBytes(of: pixel, toByteOffset: (y * newWidth + x) * size, as: UInt32.self)
                    }
                }
                filled = pixels.count
            }
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: turned) ?? self
    }
}

/// How to walk through one picture's pixels in the order of another, stored or upright, counted in pixels.
struct PixelWalk: Hashable {
    /// The top left pixel.
    var start: Int
    /// The step to the next pixel on the right, and to the next one below.
    var right: Int, down: Int

    /// Where the upright picture's pixels lie in the stored one, whose sides are given.
    init(stored orientation: PictureOrientation, width: Int, height: Int) {
        let lastColumn = width - 1
        let lastRow = (height - 1) * width
        (start, right, down) =
            switch orientation {
            case .upright: (0, 1, width)
            case .mirrored: (lastColumn, -1, width)
            case .turned: (lastRow + lastColumn, -1, -width)
            case .flipped: (lastRow, 1, -width)
            case .transposed: (0, width, 1)
            case .lyingLeft: (lastRow, -width, 1)
            case .transversed: (lastRow + lastColumn, -width, -1)
            case .lyingRight: (lastColumn, width, -1)
            }
    }

    /// Where the pixels of the stored picture, whose sides are given, lie in the upright one.
    init(upright orientation: PictureOrientation, width: Int, height: Int) {
        guard orientation.swapsSides else {
            // These four undo themselves.
            self.init(stored: orientation, width: width, height: height)
            return
        }
        // Turned to one side and to the other undo each other.
        let back: PictureOrientation =
            switch orientation {
            case .lyingLeft: .lyingRight
            case .lyingRight: .lyingLeft
            default: orientation
            }
        self.init(stored: back, width: height, height: width)
    }
}
