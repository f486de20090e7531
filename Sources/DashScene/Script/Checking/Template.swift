/// Words with `{name}` in them.
enum Template {
    /// The names in braces, in their order. Braces around anything but letters are plain text.
    static func placeholders(in text: String) -> [String] {
        var names: [String] = []
        scan(text) { part in if case .placeholder(let name) = part { names.append(name) } }
        return names
    }

    /// The words with each known name replaced; others stay as they are.
    static func filled(_ text: String, with values: [String: String]) -> String {
        var result = ""
        scan(text) { part in
            switch part {
            case .plain(let plain): result += plain
            case .placeholder(let name): result += values[name] ?? "{\(name)}"
            }
        }
        return result
    }

    /// The words between the names in braces, in their order, empty ones left out.
    static func plainParts(of text: String) -> [String] {
        var parts = [""]
        scan(text) { part in
            switch part {
            case .plain(let plain): parts[parts.count - 1] += plain
            case .placeholder: parts.append("")
            }
        }
        return parts.filter { !$0.isEmpty }
    }

    /// The first name after a brace that is never closed: neither at its end nor later, before another one opens.
    static func unclosed(in text: String) -> String? {
        for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() where !part.contains("}") {
            let name = part.prefix(while: \.isLetter)
            if !name.isEmpty { return String(name) }
        }
        return nil
    }

    private enum Part {
        case plain(Substring)
        case placeholder(String)
    }

    private static func scan(_ text: String, _ visit: (Part) -> Void) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            let name = rest[rest.index(after: open)...].prefix(while: \.isLetter)
            guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == "}" else {
                visit(.plain(rest[...open]))
                rest = rest[rest.index(after: open)...]
                continue
            }
            visit(.plain(rest[..<open]))
            visit(.placeholder(String(name)))
            rest = rest[rest.index(after: name.endIndex)...]
        }
        visit(.plain(rest))
    }
}
