@testable import DashRender

/// Pictures made for comparing.
enum SyntheticPictures {
    static func picture(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> SIMD4<UInt8>) -> Bitmap {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let c = color(x, y)
                pixels += [c.x, c.y, c.z, c.w]
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels) ?? one
    }

    static func flat(_ width: Int, _ height: Int, _ color: SIMD4<UInt8>) -> Bitmap {
        picture(width, height) { _, _ in color }
    }

    /// Smooth colours without two equal neighbours in a row.
    static func gradient(_ width: Int, _ height: Int) -> Bitmap {
        picture(width, height) { x, y in SIMD4(UInt8(x % 251), UInt8(y % 241), UInt8((x + y) % 239), 255) }
    }

    /// White above, black below a slanted edge; `shift` (0 to 255) moves its grey pixels a little.
    static func edge(_ shift: UInt8) -> Bitmap {
        picture(40, 40) { x, y in
            let edge = x / 4 + 10
            let v: UInt8 = y < edge ? 255 : y > edge ? 0 : UInt8(40 + 50 * (x % 4)) &+ shift
            return SIMD4(v, v, v, 255)
        }
    }

    static func changed(_ bitmap: Bitmap, _ places: [(Int, Int)], _ color: SIMD4<UInt8>) -> Bitmap {
        var copy = bitmap
        for (x, y) in places { copy[x, y] = color }
        return copy
    }

    static let white = SIMD4<UInt8>(255, 255, 255, 255)
    static let black = SIMD4<UInt8>(0, 0, 0, 255)
    private static let one = flat(1, 1, black)
}
