import Foundation

/// The weights that make one row of pixels of another length out of a row: Lanczos' windowed sinc with three lobes,
/// widened by the reduction, so that detail finer than the new pixels averages out instead of turning into moiré.
struct LanczosFilter: Sendable {
    /// The source pixels that one target pixel is made of.
    struct Tap: Sendable {
        /// The first source pixel.
        var first: Int
        /// One weight for each source pixel from the first on; they add up to 1.
        var weights: [Float]
    }

    private static let lobes = 3.0

    /// One for each target pixel.
    let taps: [Tap]

    /// - Parameters:
    ///   - sourceCount: the whole row's length, px; at least 1.
    ///   - from: where the part to be shown starts, px; need not be whole.
    ///   - length: its length, px; above 0.
    ///   - targetCount: how many pixels that part becomes.
    init(sourceCount: Int, from: Double, length: Double, targetCount: Int) {
        let step = length / Double(targetCount)
        let widening = max(1, step)
        taps = (0..<targetCount).map { index in
            Self.tap(center: from + (Double(index) + 0.5) * step, widening: widening, sourceCount: sourceCount)
        }
    }

    private static func tap(center: Double, widening: Double, sourceCount: Int) -> Tap {
        let reach = lobes * widening
        let last = sourceCount - 1
        let first = min(last, max(0, Int((center - reach).rounded(.down))))
        let end = max(first, min(last, Int((center + reach).rounded(.down))))
        let raw = (first...end).map { kernel((Double($0) + 0.5 - center) / widening) }
        let sum = raw.reduce(0, +)
        // Nothing in reach happens only beyond the row's ends; the end pixel is then the answer.
        guard abs(sum) > 1e-6 else { return Tap(first: min(last, max(0, Int(center))), weights: [1]) }
        return Tap(first: first, weights: raw.map { Float($0 / sum) })
    }

    private static func kernel(_ x: Double) -> Double {
        let distance = abs(x)
        if distance < 1e-9 { return 1 }
        guard distance < lobes else { return 0 }
        let angle = Double.pi * distance
        return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
    }
}
