import DashScene
import Foundation

/// The exact coverage of a rounded rectangle blurred by a Gaussian, all in px.
///
/// A blurred rectangle is the product of two differences of error functions. A rounded one is that less four blurred
/// corner pieces (the square at a corner minus its quarter disc). A piece is cut into level slices; a blurred slice is
/// again a Gaussian down times a difference of error functions across, and the slices are summed:
///
///     piece(x, y) = ∫ g(y − v) · [Φ(x/σ) − Φ((x − inset(v))/σ)] dv,   v = r(1 − cos θ),  inset = r(1 − sin θ)
///
/// with x and y counted from the corner inwards. θ makes the integrand smooth, so that the midpoint rule is exact to
/// far below a level.
struct ShadowField {
    private let rect: Rect
    private let radius: Double
    private let sigma: Double
    private let isDisc: Bool

    /// A pixel shows the mean over its square; that widens the blur by the square's own variance, 1/12 px².
    private static let pixelVariance = 1.0 / 12
    /// Beyond so many standard deviations a corner piece counts as nothing.
    private static let cornerReach = 3.5
    /// How many slices a corner piece is cut into for each standard deviation of its arc; the sum is then exact to a
    /// tenth of a level.
    private static let slicesPerSigma = 6.0
    private static let leastSlices = 8.0
    /// Sides that differ by less are equal, px; a disc's blur must be at least so wide for its profile to be sampled.
    private static let squareTolerance = 1e-6, leastDiscSigma = 1.0

    private let table = GaussianTable.standard

    init(rect: Rect, radius: Double, sigma: Double) {
        self.rect = rect
        self.sigma = (max(0, sigma) * max(0, sigma) + ShadowField.pixelVariance).squareRoot()
        isDisc =
            self.sigma >= ShadowField.leastDiscSigma
            && [rect.width, rect.height].allSatisfy { abs($0 - 2 * radius) < ShadowField.squareTolerance }
        self.radius = isDisc ? radius : max(0, min(radius, min(rect.width, rect.height) / 2))
    }

    /// The coverage of the pixels of `area`.
    func mask(of area: PixelRect, _ profiles: DiscProfiles) throws -> Surface {
        if isDisc {
            return try profiles.profile(radius: radius, sigma: sigma).mask(of: area, center: rect.center)
        }
        let across = profile(from: rect.minX, to: rect.maxX, start: area.x, count: area.width)
        let down = profile(from: rect.minY, to: rect.maxY, start: area.y, count: area.height)
        var rows = ShadowField.product(down, across)
        if radius > 0 {
            for isRight in [false, true] {
                for isBottom in [false, true] { subtractCorner(&rows, area, isRight: isRight, isBottom: isBottom) }
            }
        }
        return try ShadowField.surface(rows, area)
    }

    /// Row by row, every number of `down` times every one of `across`.
    private static func product(_ down: [Float], _ across: [Float]) -> [Float] {
        [Float](unsafeUninitializedCapacity: down.count * across.count) { products, count in
            across.withUnsafeBufferPointer { across in
                guard var target = products.baseAddress else { return }
                for weight in down {
                    for x in 0..<across.count { target[x] = weight * across[x] }
                    target += across.count
                }
            }
            count = down.count * across.count
        }
    }

    /// The blurred coverage of an interval at pixel centres.
    private func profile(from low: Double, to high: Double, start: Int, count: Int) -> [Float] {
        (0..<count).map { index in
            let center = Double(start + index) + 0.5
            return below(center - low) - below(center - high)
        }
    }

    /// The share of the Gaussian below `distance` px: Φ(distance/σ).
    private func below(_ distance: Double) -> Float { table.share(below: Float(distance / sigma)) }

    private struct Slice {
        let depth: Double
        let thickness: Double
        let inset: Double
    }

    /// A corner piece as level slices, from the edge inwards.
    private var slices: [Slice] {
        let wanted = (radius * .pi / 2 / sigma * ShadowField.slicesPerSigma).rounded(.up)
        let count = Int(max(ShadowField.leastSlices, wanted))
        let step = .pi / 2 / Double(count)
        return (0..<count).map { index in
            let angle = (Double(index) + 0.5) * step
            return Slice(
                depth: radius * (1 - cos(angle)), thickness: radius * sin(angle) * step,
                inset: radius * (1 - sin(angle)))
        }
    }

    private func subtractCorner(_ rows: inout [Float], _ area: PixelRect, isRight: Bool, isBottom: Bool) {
        let reach = ShadowField.cornerReach * sigma
        let columns = ShadowField.range(
            corner: isRight ? rect.maxX : rect.minX, isFar: isRight, outside: reach, inside: radius + reach,
            start: area.x, count: area.width)
        let lines = ShadowField.range(
            corner: isBottom ? rect.maxY : rect.minY, isFar: isBottom, outside: reach, inside: radius + reach,
            start: area.y, count: area.height)
        guard !columns.isEmpty, !lines.isEmpty else { return }
        let depths = lines.map { line in
            let center = Double(area.y + line) + 0.5
            return isBottom ? rect.maxY - center : center - rect.minY
        }
        let insides = columns.map { column in
            let center = Double(area.x + column) + 0.5
            return isRight ? rect.maxX - center : center - rect.minX
        }
        let slices = slices
        let shares = insides.map(below)
        let across = slices.map { slice in zip(insides, shares).map { $1 - below($0 - slice.inset) } }
        for (line, depth) in zip(lines, depths) {
            rows.withUnsafeMutableBufferPointer { rows in
                guard let target = rows.baseAddress.map({ $0 + line * area.width + columns.lowerBound }) else { return }
                for (slice, row) in zip(slices, across) {
                    let weight = density(depth - slice.depth) * Float(slice.thickness)
                    row.withUnsafeBufferPointer { row in
                        for index in 0..<row.count { target[index] -= weight * row[index] }
                    }
                }
            }
        }
    }

    /// The Gaussian's density, 1/px.
    private func density(_ distance: Double) -> Float {
        table.density(at: Float(distance / sigma)) / Float(sigma)
    }

    /// The pixels of a row or column of `area` that a corner reaches.
    private static func range(
        corner: Double, isFar: Bool, outside: Double, inside: Double, start: Int, count: Int
    ) -> Range<Int> {
        let low = corner - (isFar ? inside : outside)
        let high = corner + (isFar ? outside : inside)
        let first = max(0, Int(low.rounded(.down)) - start)
        let end = min(count, Int(high.rounded(.up)) - start)
        return first < end ? first..<end : 0..<0
    }

    /// Added to a small number of 0 or more, it leaves the nearest whole number in the lowest bits (2²³ is where a
    /// Float's steps are 1). Checked conversions would keep the loop from running on vectors.
    private static let roundingOffset: Float = 8_388_608

    private static func surface(_ rows: [Float], _ area: PixelRect) throws -> Surface {
        let surface = try Surface(width: area.width, height: area.height, format: .mask)
        let stride = surface.stride
        surface.withPixels { pixels in
            rows.withUnsafeBufferPointer { rows in
                guard let pixels = pixels.baseAddress, let rows = rows.baseAddress else { return }
                for y in 0..<area.height {
                    let source = rows + y * area.width
                    let target = pixels + y * stride
                    for x in 0..<area.width {
                        let level = max(0, min(255, source[x] * 255))
                        target[x] = UInt8(truncatingIfNeeded: (level + roundingOffset).bitPattern)
                    }
                }
            }
        }
        return surface
    }
}
