/// A JSON value that remembers where it stands in its text.
public struct JSONValue: Hashable, Sendable {
    /// The kinds of value.
    public enum Kind: Hashable, Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number, as it is written.
        case number(String)
        /// A string, its escapes resolved.
        case string(String)
        /// A list.
        case array([JSONValue])
        /// An object; its keys in the order they are written, duplicates included.
        case object([JSONMember])
        /// Something that is no JSON value and has been reported already.
        case invalid
    }

    /// What it is.
    public var kind: Kind
    /// Its first byte in the text, counted from 0.
    public var offset: Int

    /// Makes a value.
    public init(_ kind: Kind, offset: Int = 0) {
        self.kind = kind
        self.offset = offset
    }

    /// The value of a key, the first where it is given twice; nil when absent or when this is no object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = kind else { return nil }
        return members.first { $0.key == key }?.value
    }
}

/// A key of an object, and its value.
public struct JSONMember: Hashable, Sendable {
    /// The key, its escapes resolved.
    public var key: String
    /// The key's first byte in the text, counted from 0.
    public var offset: Int
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(key: String, offset: Int = 0, value: JSONValue) {
        self.key = key
        self.offset = offset
        self.value = value
    }
}
