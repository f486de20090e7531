/// Writes JSON values as text that people like to read: two spaces, short lists and objects on one line.
public enum JSONWriter {
    /// The longest line that a list or an object may stand on, characters.
    private static let lineLength = 100

    /// The text of a value, with a line end after it.
    public static func text(_ value: JSONValue) -> String { lines(value, indent: "", room: lineLength) + "\n" }

    private static func lines(_ value: JSONValue, indent: String, room: Int) -> String {
        let short = line(value)
        if short.count <= room - indent.count { return short }
        let deeper = indent + "  "
        switch value.kind {
        case .array(let values):
            let entries = values.map { deeper + lines($0, indent: deeper, room: room) }
            return "[\n" + entries.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            let entries = members.map { member in
                let key = quoted(member.key) + ": "
                return deeper + key + lines(member.value, indent: deeper, room: room - key.count)
            }
            return "{\n" + entries.joined(separator: ",\n") + "\n\(indent)}"
        default: return short
        }
    }

    /// The text of a value on one line, without a line end.
    public static func line(_ value: JSONValue) -> String {
        switch value.kind {
        case .null, .invalid: return "null"
        case .bool(let flag): return "\(flag)"
        case .number(let text): return text
        case .string(let text): return quoted(text)
        case .array(let values): return "[" + values.map(line).joined(separator: ", ") + "]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            return "{ " + members.map { "\(quoted($0.key)): \(line($0.value))" }.joined(separator: ", ") + " }"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case _
            where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
