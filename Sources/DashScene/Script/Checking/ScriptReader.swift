/// A cursor on one value of a script: reads it, steps into it and reports on it.
///
/// The shapes have checked kinds and ranges before; a value that failed there reads as absent.
struct ScriptReader {
    let value: JSONValue
    let path: JSONPath
    let log: DiagnosticLog

    /// The cursor on a key's value; nil when absent.
    subscript(key: String) -> ScriptReader? {
        value[key].map { ScriptReader(value: $0, path: path.appending(key), log: log) }
    }

    private var kind: JSONValue.Kind { log.rejected.contains(value.offset) ? .invalid : value.kind }

    /// The entries of a list; empty for anything else.
    var elements: [ScriptReader] {
        guard case .array(let values) = kind else { return [] }
        return values.enumerated().map { ScriptReader(value: $1, path: path.appending($0), log: log) }
    }

    /// The keys and values of an object in their order; empty for anything else.
    var members: [(key: String, reader: ScriptReader)] {
        guard case .object(let members) = kind else { return [] }
        return members.map { ($0.key, ScriptReader(value: $0.value, path: path.appending($0.key), log: log)) }
    }

    var isObject: Bool { if case .object = kind { true } else { false } }

    var text: String? { if case .string(let text) = kind { text } else { nil } }

    var flag: Bool? { if case .bool(let flag) = kind { flag } else { nil } }

    /// A number's text as it is written.
    var numeral: String? { if case .number(let text) = kind { text } else { nil } }

    /// A string, or a number as it is written.
    var textOrNumeral: String? { text ?? numeral }

    /// The same without the minus sign that a zero may have: `-0.0` is shown as `0.0`.
    var figure: String? {
        guard let numeral, numeral.hasPrefix("-"), number == 0 else { return textOrNumeral }
        return String(numeral.dropFirst())
    }

    var number: Double? { numeral.flatMap(Double.init) }

    var whole: Int? { numeral.flatMap { DecimalNumber(parsing: $0)?.scaled(0)?.whole } }

    var time: ClipTime? { numeral.flatMap(ClipTime.init(number:)) }

    var color: Color? { text.flatMap(Color.init(parsing:)) }

    /// A pair of latitude and longitude.
    var coordinate: Coordinate? {
        let pair = elements.compactMap(\.number)
        return pair.count == 2 ? Coordinate(pair[0], pair[1]) : nil
    }

    /// Reports an error about this value, which stays readable.
    func fail(_ message: String, suggestion: String? = nil) {
        log.add(.error, offset: value.offset, path: path.description, message, suggestion: suggestion)
    }

    /// Reports an error about this value, which reads as absent from then on.
    func reject(_ message: String, suggestion: String? = nil) {
        fail(message, suggestion: suggestion)
        log.reject(value.offset)
    }

    /// Reports a warning about this value (an error in strict mode).
    func warn(_ message: String, suggestion: String? = nil) {
        log.add(.warning, offset: value.offset, path: path.description, message, suggestion: suggestion)
    }
}
