/// A decimal number in exact digits, from the text of a JSON number.
struct DecimalNumber {
    /// The largest power of ten that a scaled value may reach.
    static let digitLimit = 18

    private var isNegative: Bool
    private var digits: [UInt8]
    private var exponent: Int

    /// Reads a text that follows JSON's number grammar; nil for anything else.
    init?(parsing text: String) {
        var rest = Array(text.utf8)[...]
        isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        let whole = rest.prefix { $0.isDigit }
        rest = rest.dropFirst(whole.count)
        var fraction = rest.prefix(0)
        if rest.first == UInt8(ascii: ".") {
            fraction = rest.dropFirst().prefix { $0.isDigit }
            rest = rest.dropFirst(1 + fraction.count)
        }
        var power = 0
        if let mark = rest.first {
            guard mark | 0x20 == UInt8(ascii: "e") else { return nil }
            let clamp = 1_000_000
            guard let value = Double(String(decoding: rest.dropFirst(), as: UTF8.self)) else { return nil }
            power = Int(min(Double(clamp), max(Double(-clamp), value)))
        }
        guard !whole.isEmpty else { return nil }
        digits = (whole + fraction).drop { $0 == UInt8(ascii: "0") }.map { $0 - UInt8(ascii: "0") }
        exponent = power - fraction.count
    }

    /// The value times 10^power, rounded to the nearest whole number, halves away from zero; nil beyond ±10¹⁸.
    func scaled(_ power: Int) -> (whole: Int, isExact: Bool)? {
        let wholeDigits = digits.count + exponent + power
        guard !digits.isEmpty, wholeDigits >= 0 else { return (0, digits.isEmpty) }
        guard wholeDigits <= DecimalNumber.digitLimit else { return nil }
        var whole = 0
        for place in 0..<wholeDigits { whole = whole * 10 + Int(place < digits.count ? digits[place] : 0) }
        let rest = digits.dropFirst(wholeDigits)
        if let next = rest.first, next >= 5 { whole += 1 }
        return (isNegative ? -whole : whole, rest.allSatisfy { $0 == 0 })
    }
}

extension ClipTime {
    /// The exact time of a JSON number in seconds, rounded to a nanosecond; nil beyond ±1,000,000 s.
    init?(number text: String) {
        guard let scaled = DecimalNumber(parsing: text)?.scaled(9), abs(scaled.whole) <= 1_000_000_000_000_000 else {
            return nil
        }
        self.init(nanoseconds: scaled.whole)
    }

    /// The shortest decimal of the seconds: "2.8".
    var decimalSeconds: String {
        let magnitude = nanoseconds.magnitude
        var text = "\(magnitude / 1_000_000_000)"
        var fraction = String(magnitude % 1_000_000_000)
        fraction = String(repeating: "0", count: 9 - fraction.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        if !fraction.isEmpty { text += "." + fraction }
        return (nanoseconds < 0 ? "-" : "") + text
    }
}
