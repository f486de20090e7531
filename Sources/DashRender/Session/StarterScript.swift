import DashScene

/// The script of a starter folder: one of the product's, with its schema beside it and perhaps another brand.
struct StarterScript {
    /// Its text.
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The files that it names beside itself: brands and menus.
    var files: Set<String> {
        var names: Set<String> = []
        func visit(_ value: JSONValue) {
            switch value.kind {
            case .string(let text) where FilePath.kind(of: text) == "json": names.insert(text)
            case .array(let values): values.forEach(visit)
            case .object(let members): members.filter { $0.key != StarterScript.schemaKey }.forEach { visit($0.value) }
            default: break
            }
        }
        JSONDocument(parsing: bytes).root.map(visit)
        return names
    }

    private static let schemaKey = "$schema"

    /// Whether it names a schema.
    var hasSchema: Bool { JSONDocument(parsing: bytes).root?[StarterScript.schemaKey] != nil }

    /// Names the schema that lies beside it.
    mutating func setSchema(_ file: String) { replace(StarterScript.schemaKey, by: file) }

    /// Names another brand.
    mutating func setBrand(_ name: String) { replace("brand", by: name) }

    /// Puts a text in the place of a key's text, or before all keys where there is none; the rest stays as it is.
    private mutating func replace(_ key: String, by text: String) {
        guard let root = JSONDocument(parsing: bytes).root else { return }
        let quoted = Array("\"\(text)\"".utf8)
        if let value = root[key], case .string = value.kind {
            bytes.replaceSubrange(value.offset..<end(ofText: value.offset), with: quoted)
        } else {
            bytes.insert(contentsOf: Array("\n  \"\(key)\": ".utf8) + quoted + [UInt8(ascii: ",")], at: root.offset + 1)
        }
    }

    /// Behind the closing quotes of a text that starts at an offset.
    private func end(ofText start: Int) -> Int {
        var at = start + 1
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(at + 1, bytes.count)
    }
}
