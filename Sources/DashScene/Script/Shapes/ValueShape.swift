/// What a value of a script or brand file may be. Checking, the JSON schema and the reference all follow from it.
public indirect enum ValueShape: Sendable {
    /// Words that are shown.
    case text(TextRule)
    /// A string of a set form.
    case format(TextFormat)
    /// A number.
    case number(NumberRule)
    /// `true` or `false`.
    case boolean
    /// `null`, which says that there is none.
    case nothing
    /// One of a few words.
    case choice([String])
    /// A list of like values.
    case list(ListShape)
    /// A fixed number of numbers.
    case tuple(TupleShape)
    /// An object with free keys; then what such an object is, for messages.
    case map(ValueShape, String)
    /// An object with known keys.
    case object(ObjectShape)
    /// Any of several shapes, no two of which take the same kind of JSON value.
    case either([ValueShape])

    /// What it must be, for messages: "a number of seconds".
    var expected: String {
        switch self {
        case .text: "a text in quotes"
        case .format(let format): format.expected
        case .number(let rule): rule.expected
        case .boolean: "true or false"
        case .nothing: "null"
        case .choice(let words): "one of \(words.map(Quoted.text).joined(separator: ", "))"
        case .list(let list): "a list of \(list.plural)"
        case .tuple(let tuple): tuple.expected
        case .map(_, let noun): noun
        case .object(let object): object.expected
        case .either(let shapes):
            shapes.dropLast().map(\.expected).joined(separator: ", ") + " or " + (shapes.last?.expected ?? "")
        }
    }

    /// The shape, or the one of its alternatives, that takes a kind of JSON value; nil when none does.
    func alternative(for kind: JSONValue.Kind) -> ValueShape? {
        switch (self, kind) {
        case (.either(let shapes), _): shapes.lazy.compactMap { $0.alternative(for: kind) }.first
        case (.text, .string), (.format, .string), (.choice, .string), (.number, .number), (.boolean, .bool),
            (.nothing, .null),
            (.list, .array), (.tuple, .array), (.map, .object), (.object, .object):
            self
        default: nil
        }
    }
}

/// A text that is shown.
public struct TextRule: Sendable {
    /// Whether it may be empty.
    public var mayBeEmpty = false
    /// The most characters it may hold.
    public var limit = 1000
    /// The names that may stand in braces.
    public var placeholders: [String] = []
    /// Whether a name in braces is a mistake where none is known.
    public var refusesPlaceholders = false
}

/// A string of a set form.
public struct TextFormat: Sendable {
    /// What it must be, for messages.
    public var expected: String
    /// The form as a regular expression (ECMA 262), for the schema.
    public var pattern: String
    /// Whether a string has the form.
    public var accepts: @Sendable (String) -> Bool
}

/// A number with its range.
public struct NumberRule: Sendable {
    /// The smallest and the largest value.
    public var range: ClosedRange<Double>
    /// What it counts, for messages; may be empty.
    public var unit = ""
    /// What it is called, for messages; may be empty.
    public var name = ""
    /// Whether it must be whole.
    public var isWhole = false

    /// What it must be, for messages: "a number of seconds".
    var expected: String {
        let number = isWhole ? "a whole number" : "a number"
        return unit.isEmpty ? number : "\(number) of \(["s": "seconds", "m": "metres", "pt": "points"][unit] ?? unit)"
    }

    /// "from 0 to 1", "from 360 to 4096 pt".
    var rangeWords: String {
        let words = "from \(NumberRule.short(range.lowerBound)) to \(NumberRule.short(range.upperBound))"
        return unit.isEmpty ? words : words + " " + unit
    }

    /// A number without a useless ".0".
    static func short(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}

/// A list of like values.
public struct ListShape: Sendable {
    /// What each entry is.
    public var element: ValueShape
    /// The fewest and the most entries.
    public var count: ClosedRange<Int>
    /// One and several of them, for messages.
    public var noun, plural: String
}

/// A fixed number of numbers.
public struct TupleShape: Sendable {
    /// One rule a number.
    public var elements: [NumberRule]
    /// What it must be, for messages: "[latitude, longitude]".
    public var expected: String
    /// Whether the numbers look as if they were written the other way round.
    public var isReversed: @Sendable ([Double]) -> Bool = { _ in false }
}

/// An object with known keys.
public struct ObjectShape: Sendable {
    /// Its name in the schema and the reference.
    public var name: String
    /// What it must be, for messages.
    public var expected: String
    /// What it is for, in a sentence.
    public var summary: String
    /// Its keys.
    public var fields: [FieldShape]
    /// Other words that people take for its keys, each with the key that is meant.
    public var synonyms: [String: String] = [:]
    /// More members of its JSON schema, as a JSON object, for what its keys say together; the decoders check it by hand.
    public var rules = "{}"
}

/// One key of an object.
public struct FieldShape: Sendable {
    /// The key.
    public var key: String
    /// What its value may be.
    public var shape: ValueShape
    /// Whether it must be there.
    public var isRequired: Bool
    /// What it is for, in a sentence.
    public var summary: String
    /// What holds when it is not there, in words; nil when required or when there is nothing to say.
    public var standard: String?

    /// A key that must be there.
    static func required(_ key: String, _ shape: ValueShape, _ summary: String) -> FieldShape {
        FieldShape(key: key, shape: shape, isRequired: true, summary: summary)
    }

    /// A key that may be left out.
    static func optional(
        _ key: String, _ shape: ValueShape, _ summary: String, standard: String? = nil
    ) -> FieldShape {
        FieldShape(key: key, shape: shape, isRequired: false, summary: summary, standard: standard)
    }
}
