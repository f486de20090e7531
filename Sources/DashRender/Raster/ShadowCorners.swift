import DashScene
import Foundation

/// What round corners take from a blurred rectangle, all in px.
///
/// A corner piece is the square at a corner minus its quarter disc. It is cut into level slices; a blurred slice is a
/// Gaussian down times a difference of error functions across, and the slices are summed:
///
///     piece(x, y) = ∫ g(y − v) · [Φ(x/σ) − Φ((x − inset(v))/σ)] dv,   v = r(1 − cos θ),  inset = r(1 − sin θ)
///
/// with x and y counted from the corner inwards. θ makes the integrand smooth, so that the midpoint rule is exact to
/// far below a level.
struct ShadowCorners {
    /// Left and right, top and bottom.
    private let sides: [Side], ends: [End]

    /// Beyond so many standard deviations a corner piece counts as nothing.
    private static let cornerReach = 3.5
    /// How many slices a corner piece is cut into for each standard deviation of its arc; the sum is then exact to a
    /// tenth of a level.
    private static let slicesPerSigma = 6.0
    private static let leastSlices = 8.0

    /// Columns that are worked on at once.
    private typealias Block = SIMD16<Float>
    /// So many numbers beyond a row's end are read and written.
    static let slack = Block.scalarCount

    private struct Slice {
        let depth: Double
        let thickness: Double
        let inset: Double
    }

    /// The columns of an upper and a lower corner.
    private struct Side {
        let columns: Range<Int>
        /// What of each column is in each slice: for each block of columns slice by slice, 0 beyond the last column.
        let shares: [Block]
    }

    /// The lines of a left and a right corner.
    private struct End {
        let lines: Range<Int>
        /// How much of each slice is seen on each line, line by line.
        let weights: [Float]
    }

    /// The corners of `rect`, as far as they reach into `area`; none where `radius` is 0.
    init(of rect: Rect, radius: Double, sigma: Double, in area: PixelRect) {
        guard radius > 0 else {
            (sides, ends) = ([], [])
            return
        }
        let slices = ShadowCorners.slices(radius: radius, sigma: sigma)
        let reach = ShadowCorners.cornerReach * sigma
        let across = area.x..<area.maxX, down = area.y..<area.maxY
        sides = [
            Stretch(edge: rect.minX, isFar: false, outside: reach, inside: radius + reach, of: across),
            Stretch(edge: rect.maxX, isFar: true, outside: reach, inside: radius + reach, of: across),
        ].map { Side(columns: $0.pixels, shares: ShadowCorners.shares(of: $0.depths, in: slices, sigma: sigma)) }
        ends = [
            Stretch(edge: rect.minY, isFar: false, outside: reach, inside: radius + reach, of: down),
            Stretch(edge: rect.maxY, isFar: true, outside: reach, inside: radius + reach, of: down),
        ].map { End(lines: $0.pixels, weights: ShadowCorners.weights(of: $0.depths, in: slices, sigma: sigma)) }
    }

    /// The pixels of a row or column that the corners at an edge reach.
    private struct Stretch {
        /// Counted from the row's first pixel.
        let pixels: Range<Int>
        /// How far inside of the edge each of them is.
        let depths: [Double]

        init(edge: Double, isFar: Bool, outside: Double, inside: Double, of row: Range<Int>) {
            let low = edge - (isFar ? inside : outside), high = edge + (isFar ? outside : inside)
            let first = max(0, Int(low.rounded(.down)) - row.lowerBound)
            let end = min(row.count, Int(high.rounded(.up)) - row.lowerBound)
            pixels = first < end ? first..<end : 0..<0
            depths = pixels.map { index in
                let center = Double(row.lowerBound + index) + 0.5
                return isFar ? edge - center : center - edge
            }
        }
    }

    /// A corner piece as level slices, from the edge inwards.
    private static func slices(radius: Double, sigma: Double) -> [Slice] {
        let count = Int(max(leastSlices, (radius * .pi / 2 / sigma * slicesPerSigma).rounded(.up)))
        let step = .pi / 2 / Double(count)
        return (0..<count).map { index in
            let angle = (Double(index) + 0.5) * step
            return Slice(
                depth: radius * (1 - cos(angle)), thickness: radius * sin(angle) * step,
                inset: radius * (1 - sin(angle)))
        }
    }

    private static func shares(of depths: [Double], in slices: [Slice], sigma: Double) -> [Block] {
        let table = GaussianTable.standard
        let wholes = depths.map { table.share(below: Float($0 / sigma)) }
        return stride(from: 0, to: depths.count, by: Block.scalarCount).flatMap { start in
            let columns = start..<min(depths.count, start + Block.scalarCount)
            return slices.map { slice in
                var block = Block.zero
                for column in columns {
                    block[column - start] =
                        wholes[column] - table.share(below: Float((depths[column] - slice.inset) / sigma))
                }
                return block
            }
        }
    }

    private static func weights(of depths: [Double], in slices: [Slice], sigma: Double) -> [Float] {
        let table = GaussianTable.standard
        return depths.flatMap { depth in
            slices.map { slice in
                table.density(at: Float((depth - slice.depth) / sigma)) / Float(sigma) * Float(slice.thickness)
            }
        }
    }

    /// Whether a line of the area has anything of a corner.
    func reach(_ line: Int) -> Bool { ends.contains { $0.lines.contains(line) } }

    /// Takes the corners from a line of the area, which has `slack` numbers more than columns.
    func subtract(from row: UnsafeMutablePointer<Float>, line: Int) {
        for side in sides {
            for end in ends where end.lines.contains(line) {
                let count = end.weights.count / end.lines.count
                let first = (line - end.lines.lowerBound) * count
                ShadowCorners.subtract(
                    side.shares, times: end.weights[first..<first + count], from: row + side.columns.lowerBound)
            }
        }
    }

    private static func subtract(
        _ shares: [Block], times weights: ArraySlice<Float>, from row: UnsafeMutablePointer<Float>
    ) {
        var place = UnsafeMutableRawPointer(row)
        for start in stride(from: 0, to: shares.count, by: weights.count) {
            var block = place.loadUnaligned(as: Block.self)
            for (share, weight) in zip(shares[start..<start + weights.count], weights) { block -= share * weight }
            place.storeBytes(of: block, as: Block.self)
            place += MemoryLayout<Block>.size
        }
    }
}
