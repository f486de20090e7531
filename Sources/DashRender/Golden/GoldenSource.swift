/// What goldens are made of.
public struct GoldenSource {
    /// SHA-256 of the script, and of whatever else decides the clip.
    public let scriptHash: String
    /// Pixels a point, as text ("1", "3", "1.5").
    public let scale: String
    /// What is outside the script.
    public let environment: RenderEnvironment
    /// What to keep.
    public let shots: [GoldenShot]
    /// Draws a whole frame, or whatever the shot's name stands for; it is cropped afterwards.
    public let render: (GoldenShot) throws -> Bitmap

    /// Makes a source.
    public init(
        scriptHash: String, scale: String, environment: RenderEnvironment, shots: [GoldenShot],
        render: @escaping (GoldenShot) throws -> Bitmap
    ) {
        self.scriptHash = scriptHash
        self.scale = scale
        self.environment = environment
        self.shots = shots
        self.render = render
    }

    func picture(_ shot: GoldenShot) throws -> Bitmap {
        let whole = try render(shot)
        guard let crop = shot.crop else { return whole }
        guard let part = whole.cropped(to: crop) else {
            throw GoldenError.cropOutside(shot: shot.name, size: whole.size)
        }
        return part
    }

    /// Throws for names that cannot be files, or that two shots share.
    func checkNames() throws(GoldenError) {
        var seen: Set<String> = []
        for shot in shots {
            guard GoldenShot.isName(shot.name) else { throw .badName(shot.name) }
            guard seen.insert(shot.name).inserted else { throw .sameName(shot.name) }
        }
    }
}

extension Bitmap {
    /// SHA-256 of size and pixels.
    var pixelHash: String {
        var hash = SHA256()
        hash.update("\(width)x\(height)\n".utf8)
        hash.update(pixels)
        return hash.hex
    }

    /// A part; nil when it does not lie inside.
    func cropped(to rect: PixelRect) -> Bitmap? {
        guard rect.x >= 0, rect.y >= 0, rect.width > 0, rect.height > 0, rect.width <= width - rect.x,
            rect.height <= height - rect.y
        else { return nil }
        let rows = (rect.y..<rect.y + rect.height).map { y in
            pixels[
                ((y * width + rect.x) * Bitmap.bytesPerPixel)..<((y * width + rect.x + rect.width)
                    * Bitmap.bytesPerPixel)]
        }
        return Bitmap(width: rect.width, height: rect.height, pixels: Array(rows.joined()))
    }
}
