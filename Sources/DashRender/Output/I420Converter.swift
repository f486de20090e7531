/// Turns B, G, R, x frames into I420 (BT.709, limited range), and renews only the bands of rows that changed.
///
/// Chroma lies at the left luma of its pair, halfway between its two rows (the siting that H.264 calls "left"), hence
/// the filter [1 2 1] / 4 across and the mean of two rows down; at the left edge the first pixel stands in for the one
/// before it. For one thread.
public final class I420Converter {
    /// Rows of a band; even, so that no pair of rows is cut.
    static let rowsPerBand = 16

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
            touched.compactMap { band in pixels.baseAddress.map { convert(band, UnsafeRawPointer($0), stride) } }
        }
        if bands.isEmpty {
            bands = renewed
        } else {
            for (band, new) in zip(touched, renewed) { bands[band] = new }
        }
        let ownBytes = renewed.reduce(0) { $0 + $1.byteCount }
        return I420Frame(width: width, height: height, bands: bands, ownBytes: ownBytes)
    }

    private func convert(_ index: Int, _ pixels: UnsafeRawPointer, _ stride: Int) -> I420Band {
        let rows = layout.rows(of: index)
        let band = I420Band(width: width, rows: rows.count)
        let planes = band.planes
        for pair in 0..<rows.count / 2 {
            let upper = pixels + (rows.lowerBound + 2 * pair) * stride
            I420Rows.luma(upper, width, into: planes.y + 2 * pair * width)
            I420Rows.luma(upper + stride, width, into: planes.y + (2 * pair + 1) * width)
            let offset = pair * width / 2
            I420Rows.chroma(upper, upper + stride, width / 2, intoU: planes.u + offset, v: planes.v + offset)
        }
        return band
    }
}
