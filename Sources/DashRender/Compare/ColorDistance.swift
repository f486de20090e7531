/// How far apart two colours are for the eye.
///
/// Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", Programación Matemática y Software 2 (2010) 27-43; the constants are those that pixelmatch uses.
enum ColorDistance {
    /// The largest value that `squared` can take.
    static let maximum = 35215.0

    private static let white = 255.0, black = 0.0

    /// The squared, weighted distance of two straight RGBA colours.
    ///
    /// Where one of them is not opaque, the larger of their distances on a white and on a black ground, so that
    /// transparent is never the same as white, nor as black.
    static func squared(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
        if a.w == 255, b.w == 255 { return squared(on: white, a, b) }
        return max(squared(on: white, a, b), squared(on: black, a, b))
    }

    /// The brightness of `b` less that of `a`, on white.
    static func brightness(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
        if a == b { return 0 }
        let d = blended(b, white) - blended(a, white)
        return luma(d)
    }

    private static func squared(on ground: Double, _ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
        let d = blended(a, ground) - blended(b, ground)
        let y = luma(d)
        let i = d.x * 0.59597799 - d.y * 0.27417610 - d.z * 0.32180189
        let q = d.x * 0.21147017 - d.y * 0.52261711 + d.z * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    private static func luma(_ c: SIMD4<Double>) -> Double {
        c.x * 0.29889531 + c.y * 0.58662247 + c.z * 0.11448223
    }

    private static func blended(_ c: SIMD4<UInt8>, _ ground: Double) -> SIMD4<Double> {
        let color = SIMD4(Double(c.x), Double(c.y), Double(c.z), 0)
        if c.w == 255 { return color }
        return ground + (color - ground) * (Double(c.w) / 255)
    }
}
