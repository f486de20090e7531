/// The way to a value inside a JSON text: `orders[1].banner.title`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
    /// One step down.
    public enum Step: Hashable, Sendable {
        /// Into an object.
        case key(String)
        /// Into a list, counted from 0.
        case index(Int)
    }

    /// The steps from the top down.
    public var steps: [Step]

    /// Makes a path; the top of the text unless steps are given.
    public init(_ steps: [Step] = []) { self.steps = steps }

    /// Reads the form that `description` writes; nil for anything else.
    public init?(parsing text: String) {
        steps = []
        var rest = Substring(text)
        while !rest.isEmpty {
            guard let step = JSONPath.step(from: &rest, isFirst: steps.isEmpty) else { return nil }
            steps.append(step)
        }
    }

    private static func step(from rest: inout Substring, isFirst: Bool) -> Step? {
        if rest.hasPrefix("[\"") {
            guard let end = rest.dropFirst(2).firstRange(of: "\"]") else { return nil }
            defer { rest = rest[end.upperBound...] }
            return .key(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end.lowerBound]))
        }
        if rest.first == "[" {
            let digits = rest.dropFirst().prefix { $0 != "]" }
            guard digits.utf8.allSatisfy(\.isDigit), let index = Int(digits), digits.endIndex < rest.endIndex else {
                return nil
            }
            rest = rest[rest.index(after: digits.endIndex)...]
            return .index(index)
        }
        if rest.first == "." {
            guard !isFirst else { return nil }
            rest = rest.dropFirst()
        } else if !isFirst {
            return nil
        }
        let key = rest.prefix { $0 != "." && $0 != "[" }
        rest = rest.dropFirst(key.count)
        return key.isEmpty ? nil : .key(String(key))
    }

    /// The path of a key below this one.
    public func appending(_ key: String) -> JSONPath { JSONPath(steps + [.key(key)]) }

    /// The path of a list's entry below this one.
    public func appending(_ index: Int) -> JSONPath { JSONPath(steps + [.index(index)]) }

    /// Keys joined by dots, indices in brackets; keys with other than letters, digits, `_`, `-` and `$` as `["key"]`.
    public var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where JSONPath.isPlain(key): text += (text.isEmpty ? "" : ".") + key
            case .key(let key): text += "[\(Quoted.text(key))]"
            }
        }
        return text
    }

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty
            && key.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789_-$".unicodeScalars.contains($0)
            }
    }
}
