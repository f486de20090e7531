/// Writes numbers for people and programs, the same in every locale.
public enum DecimalText {
    /// With exactly `digits` places after the point (0 to 9), halves away from zero; "nan" or "inf" where it is none.
    public static func fixed(_ value: Double, digits: Int) -> String {
        let power = (0..<max(0, min(9, digits))).reduce(1.0) { product, _ in product * 10 }
        let scaled = (value.magnitude * power).rounded()
        guard scaled < 9e15 else { return "\(value)" }
        let whole = Int(scaled) / Int(power)
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard power > 1 else { return "\(sign)\(whole)" }
        let fraction = String(Int(scaled) % Int(power) + Int(power)).dropFirst()
        return "\(sign)\(whole).\(fraction)"
    }

    /// With at most `digits` places after the point, and no needless zeros.
    public static func shortest(_ value: Double, digits: Int) -> String {
        let text = fixed(value, digits: digits)
        guard text.contains("."), !text.contains("e") else { return text }
        let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
        return String(trimmed.reversed())
    }
}
