import Foundation

/// Where two coverage masks differ, pixel by pixel. Beyond its edges a mask covers nothing.
struct MaskDifference {
    /// A mask with its place on the frame.
    struct Placed {
        let mask: Surface
        let x: Int
        let y: Int

        var bounds: PixelRect { PixelRect(x: x, y: y, width: mask.width, height: mask.height) }
    }

    /// Differing rows are gathered into rectangles of at most so many rows, so that a slanted line gives a staircase
    /// of small ones and not one large.
    private static let bandHeight = 48

    /// Rectangles that hold all differing pixels, from top to bottom.
    static func rects(_ old: Placed, _ new: Placed) -> [PixelRect] {
        old.mask.withPixels { oldPixels in
            new.mask.withPixels { newPixels in
                let union = old.bounds.union(new.bounds)
                return (union.y..<union.maxY).split(every: bandHeight).compactMap { rows in
                    var band = PixelRect.empty
                    for y in rows {
                        let before = Row(oldPixels, of: old, y: y)
                        let after = Row(newPixels, of: new, y: y)
                        guard let columns = before.difference(from: after) else { continue }
                        band = band.union(PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
                    }
                    return band.isEmpty ? nil : band
                }
            }
        }
    }

    /// One row of a mask; no columns where the mask does not reach it.
    private struct Row {
        let columns: Range<Int>
        let pixels: UnsafeRawBufferPointer

        init(_ all: UnsafeMutableBufferPointer<UInt8>, of placed: Placed, y: Int) {
            let row = y - placed.y
            guard row >= 0, row < placed.mask.height else {
                columns = placed.x..<placed.x
                pixels = UnsafeRawBufferPointer(start: nil, count: 0)
                return
            }
            columns = placed.x..<placed.x + placed.mask.width
            let start = row * placed.mask.stride
            pixels = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(all)[start..<start + columns.count])
        }

        subscript(x: Int) -> UInt8 { columns.contains(x) ? pixels[x - columns.lowerBound] : 0 }

        /// The span from the first to the last column in which two rows differ.
        func difference(from other: Row) -> Range<Int>? {
            if isEqual(to: other) { return nil }
            let low = min(columns.lowerBound, other.columns.lowerBound)
            let high = max(columns.upperBound, other.columns.upperBound)
            guard let first = (low..<high).first(where: { self[$0] != other[$0] }),
                let last = (first..<high).last(where: { self[$0] != other[$0] })
            else { return nil }
            return first..<last + 1
        }

        /// The quick answer for most rows: the common columns are equal, the others cover nothing.
        private func isEqual(to other: Row) -> Bool {
            let common = columns.clamped(to: other.columns)
            guard !common.isEmpty else { return false }
            return part(common).elementsEqual(other.part(common))
                && coversNothing(outside: common) && other.coversNothing(outside: common)
        }

        private func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
            UnsafeRawBufferPointer(
                rebasing: pixels[range.lowerBound - columns.lowerBound..<range.upperBound - columns.lowerBound])
        }

        private func coversNothing(outside common: Range<Int>) -> Bool {
            part(columns.lowerBound..<common.lowerBound).allSatisfy { $0 == 0 }
                && part(common.upperBound..<columns.upperBound).allSatisfy { $0 == 0 }
        }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func elementsEqual(_ other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count, let mine = baseAddress, let theirs = other.baseAddress else {
            return count == other.count
        }
        return memcmp(mine, theirs, count) == 0
    }
}

extension Range<Int> {
    /// The range in pieces of `length`, the last one maybe shorter.
    fileprivate func split(every length: Int) -> [Range<Int>] {
        stride(from: lowerBound, to: upperBound, by: length).map { $0..<Swift.min($0 + length, upperBound) }
    }
}
