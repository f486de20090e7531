/// An sRGB colour with straight (not premultiplied) alpha, 8 bits a channel.
public struct Color: Hashable, Sendable {
    /// The channels, 0 to 255.
    public var red, green, blue, alpha: UInt8

    /// Makes a colour from its channels.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes an opaque colour from 0xRRGGBB.
    public init(hex: UInt32) {
        self.init(UInt8((hex >> 16) & 255), UInt8((hex >> 8) & 255), UInt8(hex & 255))
    }

    /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
    public init?(parsing text: String) {
        guard text.first == "#", text.utf8.count == text.count else { return nil }
        let digits = text.dropFirst().compactMap(\.hexDigitValue)
        guard digits.count == text.count - 1 else { return nil }
        switch digits.count {
        case 3:
            self.init(UInt8(digits[0] * 17), UInt8(digits[1] * 17), UInt8(digits[2] * 17))
        case 6, 8:
            let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
            self.init(bytes[0], bytes[1], bytes[2], bytes.count == 4 ? bytes[3] : 255)
        default:
            return nil
        }
    }

    /// Opaque white.
    public static let white = Color(255, 255, 255)
    /// Opaque black.
    public static let black = Color(0, 0, 0)

    /// The same hue at `opacity` (0 to 1) times the present alpha.
    public func faded(_ opacity: Double) -> Color {
        Color(red, green, blue, UInt8((Double(alpha) * min(1, max(0, opacity))).rounded()))
    }
}
