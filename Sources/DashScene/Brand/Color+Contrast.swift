import Foundation

extension Color {
    /// The contrast of two opaque colours, 1 to 21 (WCAG 2.2, contrast ratio).
    public func contrast(with other: Color) -> Double {
        let a = luminance
        let b = other.luminance
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Below this contrast a shape cannot be told from its ground.
    static let leastVisible = 1.1

    /// Whether white stands out from it more than black does.
    var isDark: Bool { contrast(with: .white) > contrast(with: .black) }

    /// The colour itself where it stands out from a dark ground by at least `least`, else mixed with just enough white.
    func lightened(on ground: Color, to least: Double) -> Color {
        let own = over(ground)
        let tints = (0...UInt8.max).lazy.map { Color(255, 255, 255, $0).over(own) }
        return tints.first { $0.contrast(with: ground) >= least } ?? .white
    }

    /// What is seen of this colour on an opaque ground.
    func over(_ ground: Color) -> Color {
        let share = Double(alpha) / 255
        func mixed(_ front: UInt8, _ back: UInt8) -> UInt8 {
            UInt8((Double(front) * share + Double(back) * (1 - share)).rounded())
        }
        return Color(mixed(red, ground.red), mixed(green, ground.green), mixed(blue, ground.blue))
    }

    /// Relative luminance, 0 to 1 (WCAG 2.2).
    private var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
