/// Undoes the filters of PNG rows (PNG standard, section 9).
struct PNGUnfilter {
    /// The filters by their number in the standard.
    private enum Kind: UInt8 {
        case none = 0, sub, up, average, paeth
    }

    /// Bytes of a pixel.
    let channels: Int
    /// Bytes of a row without its filter's number.
    let count: Int

    /// Undoes the filter of a row, which begins with the filter's number, in place. `above` is the unfiltered row above
    /// without that number; nil for the first row, which then counts as zeros. False when there is no such filter.
    func undo(_ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>?) -> Bool {
        guard let kind = Kind(rawValue: row[0]) else { return false }
        let bytes = row + 1
        switch (kind, above) {
        case (.none, _), (.up, nil): break
        case (.sub, _), (.paeth, nil): for i in channels..<max(channels, count) { bytes[i] &+= bytes[i - channels] }
        case (.up, let above?): for i in 0..<count { bytes[i] &+= above[i] }
        case (.average, let above): average(bytes, above)
        case (.paeth, let above?): paeth(bytes, above)
        }
        return true
    }

    private func average(_ bytes: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>?) {
        for i in 0..<count {
            let left = i < channels ? 0 : Int(bytes[i - channels]), up = above.map { Int($0[i]) } ?? 0
            bytes[i] &+= UInt8(truncatingIfNeeded: (left + up) / 2)
        }
    }

    private func paeth(_ bytes: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>) {
        for i in 0..<count {
            let left = i < channels ? 0 : Int(bytes[i - channels]), up = Int(above[i])
            let corner = i < channels ? 0 : Int(above[i - channels])
            let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
            let nearest = a <= b && a <= c ? left : b <= c ? up : corner
            bytes[i] &+= UInt8(truncatingIfNeeded: nearest)
        }
    }
}
