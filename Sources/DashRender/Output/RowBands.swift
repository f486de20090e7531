/// The rows of a frame, cut into bands that are worked on one by one.
struct RowBands: Hashable, Sendable {
    /// Rows of the frame, and of every band but a shorter last one; both above 0.
    let height: Int, rowsPerBand: Int

    /// How many bands there are.
    var count: Int { (height + rowsPerBand - 1) / rowsPerBand }

    /// The rows of a band.
    func rows(of band: Int) -> Range<Int> {
        band * rowsPerBand..<min(height, (band + 1) * rowsPerBand)
    }

    /// The bands that hold a pixel that may differ, in order and each once, on frames of `width` columns.
    func touched(by damage: Damage, width: Int) -> [BandDamage] {
        let rects =
            switch damage {
            case .all: [PixelRect(x: 0, y: 0, width: width, height: height)]
            case .rects(let rects): rects
            }
        return (0..<count).compactMap { band in
            let rows = rows(of: band)
            let area = PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count)
            let parts = rects.lazy.map { $0.intersection(area) }.filter { !$0.isEmpty }
            return parts.isEmpty ? nil : BandDamage(band: band, parts: Array(parts))
        }
    }
}

/// What may differ in one band from the frame before.
struct BandDamage: Hashable, Sendable {
    /// Which band.
    let band: Int
    /// Where; within the band, none of them empty. They may overlap.
    let parts: [PixelRect]
}
