import Foundation

/// How a movement spends its time.
public enum Easing: Sendable {
    /// Equal steps.
    case linear
    /// Quick at first, slow at the end: 1 − (1 − t)³.
    case outCubic
    /// Slow at both ends: 3t² − 2t³.
    case inOut
    /// Slow at first: t².
    case inQuadratic

    /// The share of the way done after the share `t` of the time; `t` is cut to 0...1.
    public func callAsFunction(_ t: Double) -> Double {
        let t = min(1, max(0, t))
        switch self {
        case .linear: return t
        case .outCubic: return 1 - (1 - t) * (1 - t) * (1 - t)
        case .inOut: return t * t * (3 - 2 * t)
        case .inQuadratic: return t * t
        }
    }
}
