import Foundation

/// A damped spring in closed form, stretched so that it has settled when its duration ends.
public struct Spring: Hashable, Sendable {
    /// Damping ratio ζ, above 0; below 1 it overshoots.
    public var damping: Double

    /// A spring with the given damping ratio.
    public init(damping: Double) { self.damping = damping }

    /// The step response from 0 to 1 at the share `t` of the duration: 0 at 0, exactly 1 from 1 on.
    ///
    /// x(t) = 1 − e^(−ζωt) (cos ω_d t + ζ/√(1−ζ²) sin ω_d t), ω_d = ω√(1−ζ²), with ω chosen so that the envelope
    /// has fallen to 1 % at t = 1; the small rest is blended out over the duration.
    public func step(_ t: Double) -> Double {
        guard t > 0 else { return 0 }
        guard t < 1 else { return 1 }
        let decay = 4.605170185988092  // ln 100
        let omega = decay / damping
        if damping >= 1 {
            return 1 - exp(-omega * t) * (1 + omega * t) * (1 - t * t)
        }
        let root = (1 - damping * damping).squareRoot()
        let angle = omega * root * t
        let rest = exp(-decay * t) * (cos(angle) + damping / root * sin(angle))
        return 1 - rest * (1 - t * t)
    }

    /// A pop: from 1 up to `peak` and back to 1, springing; 1 before `t` = 0 and from `t` = 1 on.
    ///
    /// The first quarter rises smoothly, the rest is the spring's way home.
    public func pop(_ t: Double, peak: Double) -> Double {
        guard t > 0, t < 1 else { return 1 }
        let rise = 0.3
        if t < rise { return 1 + (peak - 1) * Easing.outCubic(t / rise) }
        return peak + (1 - peak) * step((t - rise) / (1 - rise))
    }
}
