import DashScene

/// Scales a part of a picture to an exact number of pixels, first along the rows, then down the columns.
///
/// Colours are premultiplied before they are mixed: a transparent pixel's own colour, often black, counts nothing.
struct PictureScaler {
    private typealias Pixel = SIMD4<Float>

    private let bitmap: Bitmap
    private let across: LanczosFilter
    private let down: LanczosFilter
    /// Rows scaled to the target's width; only as many as one target row needs are kept.
    private var rows: [Int: [Pixel]] = [:]

    /// - Parameters:
    ///   - crop: the part that is shown, fractions of the picture; cut to the picture.
    ///   - width: the target's width, px; at least 1.
    ///   - height: the target's height, px; at least 1.
    static func scale(_ bitmap: Bitmap, crop: Rect, width: Int, height: Int) -> ScaledPicture {
        var scaler = PictureScaler(bitmap, crop: crop, width: width, height: height)
        return ScaledPicture(width: width, height: height, pixels: scaler.pixels())
    }

    private init(_ bitmap: Bitmap, crop: Rect, width: Int, height: Int) {
        self.bitmap = bitmap
        let (left, right) = Self.part(crop.minX, crop.maxX, of: bitmap.width)
        let (top, bottom) = Self.part(crop.minY, crop.maxY, of: bitmap.height)
        across = LanczosFilter(sourceCount: bitmap.width, from: left, length: right - left, targetCount: width)
        down = LanczosFilter(sourceCount: bitmap.height, from: top, length: bottom - top, targetCount: height)
    }

    /// Fractions in pixels, kept within the picture and at least a hundredth of a pixel apart.
    private static func part(_ from: Double, _ to: Double, of count: Int) -> (Double, Double) {
        let least = 0.01
        let start = min(Double(count) - least, max(0, from * Double(count)))
        return (start, max(start + least, min(Double(count), to * Double(count))))
    }

    private mutating func pixels() -> [UInt8] {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(across.taps.count * down.taps.count * Bitmap.bytesPerPixel)
        for tap in down.taps {
            keepRows(from: tap.first, count: tap.weights.count)
            var sums = [Pixel](repeating: .zero, count: across.taps.count)
            for (offset, weight) in tap.weights.enumerated() {
                guard let row = rows[tap.first + offset] else { continue }
                for x in sums.indices { sums[x] += row[x] * weight }
            }
            for sum in sums { Self.append(sum, to: &pixels) }
        }
        return pixels
    }

    private mutating func keepRows(from first: Int, count: Int) {
        let needed = first..<first + count
        rows = rows.filter { needed.contains($0.key) }
        for y in needed where rows[y] == nil { rows[y] = scaledRow(y) }
    }

    private func scaledRow(_ y: Int) -> [Pixel] {
        let source = premultipliedRow(y)
        return source.withUnsafeBufferPointer { source in
            across.taps.map { tap in
                tap.weights.withUnsafeBufferPointer { weights in
                    var sum = Pixel.zero
                    for index in weights.indices { sum += source[tap.first + index] * weights[index] }
                    return sum
                }
            }
        }
    }

    /// A row of the source with colours times alpha, 0 to 255.
    private func premultipliedRow(_ y: Int) -> [Pixel] {
        bitmap.pixels.withUnsafeBufferPointer { bytes in
            (0..<bitmap.width).map { x in
                let at = (y * bitmap.width + x) * Bitmap.bytesPerPixel
                let alpha = Float(bytes[at + 3])
                let color = Pixel(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]), 255)
                return color * (alpha / 255)
            }
        }
    }

    /// Rounds a pixel into B, G, R, A. Where the filter overshot, alpha is cut to 0...255 and the colour shrinks with
    /// it, so that the hue stays; no channel exceeds alpha.
    private static func append(_ pixel: Pixel, to bytes: inout [UInt8]) {
        let fitted = pixel.w > 255 ? pixel * (255 / pixel.w) : pixel
        let top = Pixel(repeating: min(255, max(0, fitted.w)))
        let rounded = fitted.clamped(lowerBound: .zero, upperBound: top).rounded(.toNearestOrEven)
        bytes.append(UInt8(rounded.z))
        bytes.append(UInt8(rounded.y))
        bytes.append(UInt8(rounded.x))
        bytes.append(UInt8(rounded.w))
    }
}
