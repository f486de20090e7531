import Foundation

/// The standard normal distribution from a table, with straight lines between its entries: exact to 10⁻⁵.
struct GaussianTable: Sendable {
    /// The one table.
    static let standard = GaussianTable()

    private static let stepsPerSigma: Float = 128
    /// Beyond so many standard deviations nothing is left to a Float's precision.
    private static let reach: Float = 6

    private let shares: [Float]
    private let densities: [Float]

    private init() {
        let places = (0...Int(2 * Self.reach * Self.stepsPerSigma) + 1).map { index in
            Double(index) / Double(Self.stepsPerSigma) - Double(Self.reach)
        }
        shares = places.map { Float(0.5 * erfc(-$0 / 2.0.squareRoot())) }
        densities = places.map { Float(exp(-$0 * $0 / 2) / (2 * Double.pi).squareRoot()) }
    }

    /// Φ, the share below `deviations`.
    func share(below deviations: Float) -> Float { GaussianTable.value(shares, deviations) }

    /// φ, the density at `deviations`.
    func density(at deviations: Float) -> Float { GaussianTable.value(densities, deviations) }

    @inline(__always)
    private static func value(_ entries: [Float], _ deviations: Float) -> Float {
        let place = (max(-reach, min(reach, deviations)) + reach) * stepsPerSigma
        let index = Int(place)
        let low = entries[index]
        return low + (place - Float(index)) * (entries[index + 1] - low)
    }
}
