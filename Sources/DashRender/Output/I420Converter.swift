/// Turns B, G, R, x frames into I420 (BT.709, limited range), and renews only the pixels that changed.
///
/// Chroma lies at the left luma of its pair, halfway between its two rows (the siting that H.264 calls "left"), hence
/// the filter [1 2 1] / 4 across and the mean of two rows down; at the left edge the first pixel stands in for the one
/// before it. For one thread.
///
/// Frames share the bands of rows in which they are the same.
public final class I420Converter {
    /// Rows of a band; even, so that no pair of rows is cut.
    static let rowsPerBand = 32

    /// The sides of the frames, px.
    public let width: Int, height: Int
    private let layout: RowBands
    private var bands: [I420Band] = []

    /// Makes a converter for frames of one size.
    ///
    /// - Throws: `OutputError.oddVideoSize` unless both sides are even.
    public init(width: Int, height: Int) throws(OutputError) {
        guard width > 0, height > 0, width % 2 == 0, height % 2 == 0 else {
            throw .oddVideoSize(width: width, height: height)
        }
        self.width = width
        self.height = height
        layout = RowBands(height: height, rowsPerBand: I420Converter.rowsPerBand)
    }

    /// Converts a frame. `damage` says what may differ from the frame before; the first frame is taken in whole.
    public func convert(_ surface: Surface, damage: Damage) -> I420Frame {
        precondition(surface.width == width && surface.height == height, "a frame of another size")
        let touched = layout.touched(by: bands.isEmpty ? .all : damage, width: width)
        let stride = surface.stride
        let renewed = surface.withPixels { pixels in
            touched.compactMap { damage in pixels.baseAddress.map { renew(damage, UnsafeRawPointer($0), stride) } }
        }
        if bands.isEmpty {
            bands = renewed
        } else {
            for (damage, new) in zip(touched, renewed) { bands[damage.band] = new }
        }
        let ownBytes = renewed.reduce(0) { $0 + $1.byteCount }
        return I420Frame(width: width, height: height, bands: bands, ownBytes: ownBytes)
    }

    /// A band anew: frames before may still wait for the encoder, so theirs stays as it is.
    private func renew(_ damage: BandDamage, _ pixels: UnsafeRawPointer, _ stride: Int) -> I420Band {
        let rows = layout.rows(of: damage.band)
        let isWhole = damage.parts.contains { $0.area == width * rows.count }
        let band = isWhole ? I420Band(width: width, rows: rows.count) : I420Band(copying: bands[damage.band])
        for part in damage.parts {
            let pairs = (part.y - rows.lowerBound) / 2..<(part.maxY - rows.lowerBound + 1) / 2
            for pair in pairs {
                let upper = pixels + (rows.lowerBound + 2 * pair) * stride
                convert(part.x..<part.maxX, of: pair, upper, stride, into: band)
            }
        }
        return band
    }

    /// Converts some columns of a pair of rows, and the chroma beside them that depends on them.
    private func convert(
        _ columns: Range<Int>, of pair: Int, _ upper: UnsafeRawPointer, _ stride: Int, into band: I420Band
    ) {
        let planes = band.planes
        I420Rows.luma(upper, columns, into: planes.y + 2 * pair * width)
        I420Rows.luma(upper + stride, columns, into: planes.y + (2 * pair + 1) * width)
        // Sample i is made of the columns 2 i - 1 to 2 i + 1.
        let samples = columns.lowerBound / 2..<min(width / 2, columns.upperBound / 2 + 1)
        let offset = pair * width / 2
        I420Rows.chroma(upper, upper + stride, samples, intoU: planes.u + offset, v: planes.v + offset)
    }
}
