/// Differences of 16-bit files that rounding to 8 bits hides.
enum FineDifference {
    /// Makes a pixel of `after` differ by one level where it is the same as `before` only after rounding.
    ///
    /// - Parameter files: the two PNG files and the names that errors give them.
    static func show(
        in after: Bitmap, before: Bitmap, files: (before: ([UInt8], String), after: ([UInt8], String))
    ) throws(PictureError) -> Bitmap {
        let isDeep = PNGDecoder.isDeep(files.before.0) || PNGDecoder.isDeep(files.after.0)
        guard isDeep, before.size == after.size else { return after }
        let first = try PNGDecoder.deepPixels(files.before.0, file: files.before.1)
        let second = try PNGDecoder.deepPixels(files.after.0, file: files.after.1)
        var pixels = after.pixels
        for i in pixels.indices where pixels[i] == before.pixels[i] {
            let isSame = first[2 * i] == second[2 * i] && first[2 * i + 1] == second[2 * i + 1]
            if !isSame { pixels[i] ^= 1 }
        }
        return Bitmap(pixels, width: after.width, height: after.height)
    }
}
