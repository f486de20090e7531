extension JSONValue {
    /// Text.
    public static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
    /// True or false.
    public static func bool(_ flag: Bool) -> JSONValue { JSONValue(.bool(flag)) }
    /// A whole number.
    public static func integer(_ number: Int) -> JSONValue { JSONValue(.number("\(number)")) }
    /// Values in order.
    public static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }
    /// Named values in order.
    public static func object(_ members: [JSONMember]) -> JSONValue { JSONValue(.object(members)) }
    /// Nothing.
    public static let null = JSONValue(.null)

    /// A number with at most 6 decimals; null where it is not finite, since JSON has no such numbers.
    public static func number(_ number: Double) -> JSONValue {
        number.isFinite ? JSONValue(.number(DecimalText.shortest(number, digits: 6))) : .null
    }

    /// An object from key and value pairs, in the order they are listed.
    public static func members(_ pairs: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(pairs.map { JSONMember(key: $0.key, value: $0.value) })
    }
}
