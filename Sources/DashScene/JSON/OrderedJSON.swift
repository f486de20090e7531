/// A JSON value to be written: objects keep the order of their keys, and numbers look the same in every locale.
public enum OrderedJSON: Hashable, Sendable {
    /// Named values in the order they are written.
    case object([Member])
    /// Values in order.
    case array([OrderedJSON])
    /// Text.
    case string(String)
    /// A number, written with at most 6 decimals; not finite is written as null, since JSON has no such numbers.
    case number(Double)
    /// A whole number.
    case integer(Int)
    /// True or false.
    case bool(Bool)
    /// Nothing.
    case null

    /// One named value of an object.
    public struct Member: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The value.
        public var value: OrderedJSON

        /// Makes a member.
        public init(_ key: String, _ value: OrderedJSON) {
            self.key = key
            self.value = value
        }
    }

    /// An object from key and value pairs, in the order they are listed.
    public static func members(_ pairs: KeyValuePairs<String, OrderedJSON>) -> OrderedJSON {
        .object(pairs.map { Member($0.key, $0.value) })
    }

    /// The text on one line.
    public var oneLine: String { text(level: nil) }

    /// The text over many lines, two spaces a level; what holds no object or long list stays on one line.
    public var pretty: String { text(level: 0) }

    private func text(level: Int?) -> String {
        switch self {
        case .object(let members):
            let inner = isFlat ? nil : level.map { $0 + 1 }
            let items = members.map { "\(OrderedJSON.quote($0.key)): \($0.value.text(level: inner))" }
            return OrderedJSON.list(items, "{", "}", level: inner)
        case .array(let values):
            let inner = isFlat ? nil : level.map { $0 + 1 }
            return OrderedJSON.list(values.map { $0.text(level: inner) }, "[", "]", level: inner)
        case .string(let string): return OrderedJSON.quote(string)
        case .number(let number): return number.isFinite ? DecimalText.shortest(number, digits: 6) : "null"
        case .integer(let integer): return "\(integer)"
        case .bool(let bool): return bool ? "true" : "false"
        case .null: return "null"
        }
    }

    /// Whether it holds nothing but plain values and flat lists.
    private var isFlat: Bool {
        switch self {
        case .object(let members): members.allSatisfy { $0.value.isPlain }
        case .array(let values): values.allSatisfy { $0.isPlain || ($0.isFlat && !$0.isObject) }
        default: true
        }
    }

    private var isPlain: Bool {
        switch self {
        case .object, .array: false
        default: true
        }
    }

    private var isObject: Bool { if case .object = self { true } else { false } }

    private static func list(_ items: [String], _ open: String, _ close: String, level: Int?) -> String {
        guard let level, !items.isEmpty else { return open + items.joined(separator: ", ") + close }
        let indent = String(repeating: "  ", count: level)
        let lines = items.map { indent + $0 }.joined(separator: ",\n")
        return "\(open)\n\(lines)\n\(indent.dropLast(2))\(close)"
    }

    private static func quote(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
