/// How the text of an option or argument becomes a value.
struct ValueFormat<Value: Sendable>: Sendable {
    /// What stands for the value in help, such as `WxH`.
    let placeholder: String
    /// What a good value looks like, for the message about a bad one: "... is not \(expected)".
    let expected: String
    /// Reads the text; nil when it is no such value.
    let parse: @Sendable (String) -> Value?

    /// The same format under another placeholder.
    func named(_ placeholder: String) -> ValueFormat {
        ValueFormat(placeholder: placeholder, expected: expected, parse: parse)
    }
}

extension ValueFormat where Value == String {
    /// A file or folder.
    static let path = ValueFormat(placeholder: "FILE", expected: "a path") { $0.isEmpty ? nil : $0 }

    /// A folder.
    static let folder = path.named("DIR")

    /// A name that is looked up later.
    static let name = ValueFormat(placeholder: "NAME", expected: "a name") { $0.isEmpty ? nil : $0 }
}

extension ValueFormat where Value == Int {
    /// A whole number within a range.
    static func integer(_ range: ClosedRange<Int>, placeholder: String = "N") -> ValueFormat {
        let bounds =
            range.upperBound == .max
            ? "a whole number from \(range.lowerBound) up"
            : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        return ValueFormat(placeholder: placeholder, expected: bounds) { text in
            Int(text).flatMap { range.contains($0) && text.first != "+" ? $0 : nil }
        }
    }
}

extension ValueFormat where Value == Double {
    /// A plain decimal number (no exponent, no "inf") for which `accepts` holds.
    static func decimal(
        placeholder: String, expected: String, accepts: @escaping @Sendable (Double) -> Bool
    ) -> ValueFormat {
        ValueFormat(placeholder: placeholder, expected: expected) { text in
            let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 || $0 == 45 }
            return isPlain ? Double(text).flatMap { accepts($0) ? $0 : nil } : nil
        }
    }
}
