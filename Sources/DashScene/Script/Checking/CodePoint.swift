/// How messages name characters that cannot be seen.
enum CodePoint {
    /// `U+202E`.
    static func name(_ scalar: Unicode.Scalar) -> String {
        let code = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    }
}
