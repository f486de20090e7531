extension Bitmap {
    /// A copy of an opaque surface's pixels.
    public init(opaque surface: Surface) {
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        let pixels = surface.withPixels { source in
            [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
                var at = 0
                for y in 0..<height {
                    for x in 0..<width {
                        let from = y * stride + x * 4
                        target[at] = source[from + 2]
                        target[at + 1] = source[from + 1]
                        target[at + 2] = source[from]
                        target[at + 3] = 255
                        at += 4
                    }
                }
                count = at
            }
        }
        self.init(pixels, width: width, height: height)
    }
}
