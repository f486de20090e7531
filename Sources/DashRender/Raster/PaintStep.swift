import DashScene

/// One thing that is to be put on a surface, ready for any part of its area.
struct PaintStep {
    enum Operation {
        case clear
        case put(Sprite)
        case keep(Surface, x: Int, y: Int)
    }

    /// Where it changes anything at most, px.
    let area: PixelRect
    /// Where nothing of what was there before can be seen, px; empty for nowhere.
    let covered: PixelRect
    /// Whether it changes nothing at all.
    var isVoid: Bool { area.isEmpty || share == 0 }
    private let share: UInt8
    private let action: Action

    private enum Action {
        case fill(UInt32)
        case tint(UInt32)
        case cover(PixelRows, UInt32)
        case over(PixelRows, setting: UInt32)
        case keep(PixelRows)
    }

    /// - Parameters:
    ///   - operation: Its surface must outlive the step.
    ///   - opacity: 0 to 1, for what is put.
    init(_ operation: Operation, area: PixelRect, opacity: Double) {
        self.area = area
        var hidden = PixelRect.empty
        switch operation {
        case .clear:
            (action, share, hidden) = (.fill(0), .max, area)
        case .keep(let mask, let x, let y):
            (action, share) = (.keep(PixelRows(mask, x: x, y: y)), .max)
        case .put(.solid(_, let color)):
            share = PaintStep.share(opacity, of: color)
            action = share == .max ? .fill(color.pixel) : .tint(color.pixel)
            hidden = area
        case .put(.mask(let mask, let x, let y, let color)):
            share = PaintStep.share(opacity, of: color)
            action = .cover(PixelRows(mask, x: x, y: y), color.pixel)
        case .put(.image(let image, let x, let y)):
            share = PaintStep.share(opacity, of: .white)
            action = .over(PixelRows(image, x: x, y: y), setting: image.format == .opaque ? BlendRows.solid : 0)
            hidden = image.format == .opaque ? area : .empty
        }
        covered = share == .max ? hidden.intersection(area) : .empty
    }

    private static func share(_ opacity: Double, of color: Color) -> UInt8 {
        UInt8((max(0, min(1, opacity)) * Double(color.alpha)).rounded())
    }

    /// Does the part of it that lies within `part`.
    func run(on target: PixelRows, in part: PixelRect) {
        let part = part.intersection(area)
        guard !part.isEmpty else { return }
        let columns = part.x..<part.maxX
        for y in part.y..<part.maxY { run(on: target.words(y), y, columns) }
    }

    private func run(on row: UnsafeMutablePointer<UInt32>, _ y: Int, _ columns: Range<Int>) {
        switch action {
        case .fill(let pixel): fill(row, columns, pixel)
        case .tint(let pixel): BlendRows.tint(row, columns, pixel, share: share)
        case .cover(let mask, let pixel): BlendRows.cover(row, columns, mask: mask.bytes(y), pixel, share: share)
        case .over(let image, let bits): BlendRows.over(row, columns, image.words(y), setting: bits, share: share)
        case .keep(let mask): BlendRows.keep(row, columns, mask: mask.bytes(y))
        }
    }

    private func fill(_ row: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, _ pixel: UInt32) {
        (row + columns.lowerBound).update(repeating: pixel, count: columns.count)
    }
}

extension Color {
    /// As a pixel that covers, whatever the colour's own alpha.
    fileprivate var pixel: UInt32 { BlendRows.solid | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
