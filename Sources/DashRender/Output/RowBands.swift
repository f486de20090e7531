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

    /// The bands that hold a pixel that may differ, in order and each once.
    func touched(by damage: Damage, width: Int) -> [Int] {
        switch damage {
        case .all: return Array(0..<count)
        case .rects(let rects):
            var isTouched = [Bool](repeating: false, count: count)
            for rect in rects { mark(rect, width: width, in: &isTouched) }
            return isTouched.indices.filter { isTouched[$0] }
        }
    }

    private func mark(_ rect: PixelRect, width: Int, in isTouched: inout [Bool]) {
        let top = max(0, rect.y)
        let bottom = min(height, rect.y + rect.height)
        guard top < bottom, max(0, rect.x) < min(width, rect.x + rect.width) else { return }
        for band in top / rowsPerBand...(bottom - 1) / rowsPerBand { isTouched[band] = true }
    }
}
