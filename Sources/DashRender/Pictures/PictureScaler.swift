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
        let width = across.taps.count
        var sums = [Pixel](repeating: .zero, count: width)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * down.taps.count * Bitmap.bytesPerPixel)
        for tap in down.taps {
            keepRows(from: tap.first, count: tap.weights.count)
            for x in sums.indices { sums[x] = .zero }
            for (offset, weight) in tap.weights.enumerated() {
                if let row = rows[tap.first + offset] { Self.add(row, times: weight, to: &sums) }
            }
            pixels.append(contentsOf: Self.bytes(of: sums))
        }
        return pixels
    }

    private static func add(_ row: [Pixel], times weight: Float, to sums: inout [Pixel]) {
        row.withUnsafeBufferPointer { row in
            sums.withUnsafeMutableBufferPointer { sums in
                for x in 0..<min(row.count, sums.count) { sums[x] += row[x] * weight }
            }
        }
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

    /// Added to a small number of 0 or more, it leaves the nearest whole number in the lowest bits (2²³ is where a
    /// Float's steps are 1), without a call of a function for every channel.
    private static let roundingOffset = Pixel(repeating: 8_388_608)

    /// Rounds pixels into B, G, R, A. Where the filter overshot, alpha is cut to 0...255 and the colour shrinks with
    /// it, so that the hue stays; no channel exceeds alpha.
    private static func bytes(of pixels: [Pixel]) -> [UInt8] {
        let count = pixels.count * Bitmap.bytesPerPixel
        return [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
            for (index, pixel) in pixels.enumerated() {
                let fitted = pixel.w > 255 ? pixel * (255 / pixel.w) : pixel
                let top = Pixel(repeating: min(255, max(0, fitted.w)))
                let raised = fitted.clamped(lowerBound: .zero, upperBound: top) + roundingOffset
                let levels = SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(raised, to: SIMD4<UInt32>.self))
                let at = index * Bitmap.bytesPerPixel
                bytes[at] = levels.z
                bytes[at + 1] = levels.y
                bytes[at + 2] = levels.x
                bytes[at + 3] = levels.w
            }
            written = count
        }
    }
}
