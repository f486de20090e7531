import DashScene
import Foundation

/// The exact coverage of a rounded rectangle blurred by a Gaussian, all in px.
///
/// A blurred rectangle is the product of two differences of error functions. A rounded one is that less four blurred
/// corner pieces (`ShadowCorners`).
struct ShadowField {
    private let rect: Rect
    private let radius: Double
    private let sigma: Double
    private let isDisc: Bool

    /// A pixel shows the mean over its square; that widens the blur by the square's own variance, 1/12 px².
    private static let pixelVariance = 1.0 / 12
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
        let corners = ShadowCorners(of: rect, radius: radius, sigma: sigma, in: area)
        let mask = try Surface(width: area.width, height: area.height, format: .mask)
        let stride = mask.stride
        mask.withPixels { pixels in
            guard let start = pixels.baseAddress else { return }
            ShadowField.fill(start, stride: stride, across, down, less: corners)
        }
        return mask
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

    /// Writes row by row what is every number of `down` times every one of `across`, less the corners.
    private static func fill(
        _ target: UnsafeMutablePointer<UInt8>, stride: Int, _ across: [Float], _ down: [Float],
        less corners: ShadowCorners
    ) {
        var products = [Float](repeating: 0, count: across.count + ShadowCorners.slack)
        products.withUnsafeMutableBufferPointer { products in
            guard let products = products.baseAddress else { return }
            var last: Float?
            for (line, weight) in down.enumerated() {
                let row = target + line * stride
                let isCut = corners.reach(line)
                if !isCut, weight == last {
                    row.update(from: row - stride, count: across.count)
                    continue
                }
                for x in across.indices { products[x] = weight * across[x] }
                if isCut { corners.subtract(from: products, line: line) }
                write(products, to: row, count: across.count)
                last = isCut ? nil : weight
            }
        }
    }

    /// Added to a small number of 0 or more, it leaves the nearest whole number in the lowest bits (2²³ is where a
    /// Float's steps are 1). Checked conversions would keep the loop from running on vectors.
    private static let roundingOffset: Float = 8_388_608

    /// Rounds a row of numbers from 0 to 1 to levels.
    private static func write(_ row: UnsafePointer<Float>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        for x in 0..<count {
            let level = max(0, min(255, row[x] * 255))
            target[x] = UInt8(truncatingIfNeeded: (level + roundingOffset).bitPattern)
        }
    }
}
