import DashScene

/// Spoils JSON texts in ways that repeat for a seed.
struct Mutator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(state: seed) }

    /// A text spoiled once to four times, half of the time by bytes and half by structure.
    mutating func spoil(_ text: [UInt8]) -> [UInt8] {
        var text = text
        for _ in 0..<(1 + pick(4)) {
            if pick(2) == 0, var root = JSONDocument(parsing: text).root {
                if pick(4) == 0, case .object(let members) = root.kind { root.kind = .object(declared(members)) }
                let target = pick(count(root))
                var place = 0
                text = Array(JSONWriter.text(spoil(root, target: target, place: &place)).utf8)
            } else {
                spoilBytes(&text)
            }
        }
        return text
    }

    private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }

    // MARK: Bytes

    private static let pieces: [[UInt8]] =
        [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "null", "true", "NaN", "1e400", "-",
            "0.0000001",
            "1e-9", "99999999999999999999", "//", "/*", "\n", "\r", "\u{0}", "🍣", "\u{2028}", "{dasher}", "{x}", "e",
            "+",
            "\u{FEFF}", "\"a\":", "[[[[[[[[", "{\"a\":{\"a\":", "${", "$${", "${rate", "${rate}", "${x}", "${${rate}}",
        ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

    private mutating func spoilBytes(_ text: inout [UInt8]) {
        let place = pick(text.count + 1)
        let end = min(text.count, place + pick(12))
        switch pick(5) {
        case 0: text.removeSubrange(place..<end)
        case 1: text.insert(contentsOf: Mutator.pieces[pick(Mutator.pieces.count)], at: place)
        case 2: text.replaceSubrange(place..<end, with: Mutator.pieces[pick(Mutator.pieces.count)])
        case 3: text.insert(contentsOf: text[place..<end], at: pick(text.count + 1))
        default: if place < text.count { text[place] = UInt8(truncatingIfNeeded: random.next()) }
        }
    }

    // MARK: Structure

    private static let values: [JSONValue.Kind] = [
        .null, .bool(true), .bool(false), .number("0"), .number("-1"), .number("1e308"), .number("0.5"), .number("359"),
        .number("1e-300"), .number("3"), .number("12345678901234567890"), .number("-0.0"), .string(""),
        .string("sakura"), .string("bay"), .string("../../x"), .string("/x"), .string("#12345678"), .string("24:00"),
        .string("{dasher}{store}{"), .string("x.json"), .string("deliveroo"), .string("M 0 0 L 1 1 Q"), .array([]),
        .array([JSONValue(.number("95")), JSONValue(.number("0"))]), .object([]),
        .object([JSONMember(key: "arc", value: JSONValue(.object([])))]),
        .object([JSONMember(key: "drives", value: JSONValue(.number("2")))]),
    ]

    /// Uses of variables: known and unknown, alone and in words, unclosed, nested, escaped.
    private static let references = [
        "${rate}", "${name}", "${end}", "${night}", "a ${name} b ${end}", "${nme}", "${}", "${1}", "${name",
        "${name ${end}",
        "${${name}}", "${na${end}me}", "$${name}", "$$${name}", "${name}{dasher}{${end}}", "${ name }", "$", "${name}}",
    ]

    private mutating func reference() -> JSONValue.Kind {
        .string(Mutator.references[pick(Mutator.references.count)])
    }

    /// A script with variables that its strings may use.
    private mutating func declared(_ members: [JSONMember]) -> [JSONMember] {
        let values: [(String, JSONValue.Kind)] = [
            ("name", .string("Soup")), ("end", .number("5")), ("night", .bool(false)), ("rate", .string("60")),
            ("loop", .string("${loop}")), ("list", .array([])),
        ]
        let own = values.filter { _ in pick(3) > 0 }.map { JSONMember(key: $0.0, value: JSONValue($0.1)) }
        return members.filter { $0.key != "variables" } + [JSONMember(key: "variables", value: JSONValue(.object(own)))]
    }

    /// How many values there are.
    private func count(_ value: JSONValue) -> Int {
        switch value.kind {
        case .array(let values): 1 + values.reduce(0) { $0 + count($1) }
        case .object(let members): 1 + members.reduce(0) { $0 + count($1.value) }
        default: 1
        }
    }

    private mutating func spoil(_ value: JSONValue, target: Int, place: inout Int) -> JSONValue {
        place += 1
        if place - 1 == target { return spoiled(value) }
        switch value.kind {
        case .array(let values):
            return JSONValue(.array(values.map { spoil($0, target: target, place: &place) }))
        case .object(let members):
            return JSONValue(
                .object(
                    members.map { JSONMember(key: $0.key, value: spoil($0.value, target: target, place: &place)) }))
        default: return value
        }
    }

    private mutating func spoiled(_ value: JSONValue) -> JSONValue {
        let other = JSONValue(pick(6) == 0 ? reference() : Mutator.values[pick(Mutator.values.count)])
        switch value.kind {
        case .array(var values) where !values.isEmpty && pick(3) > 0:
            let place = pick(values.count)
            switch pick(4) {
            case 0: values.remove(at: place)
            case 1: values.insert(values[place], at: pick(values.count))
            case 2: values.swapAt(place, pick(values.count))
            default: values[place] = other
            }
            return JSONValue(.array(values))
        case .object(var members) where !members.isEmpty && pick(3) > 0:
            let place = pick(members.count)
            switch pick(4) {
            case 0: members.remove(at: place)
            case 1: members.append(members[place])
            case 2: members[place].key = pick(2) == 0 ? String(members[place].key.dropLast()) : "life"
            default: members[place].value = members[pick(members.count)].value
            }
            return JSONValue(.object(members))
        case .string where pick(3) == 0:
            return JSONValue(reference())
        case .number(let text) where pick(2) == 0:
            return JSONValue(.number(text.first == "-" ? String(text.dropFirst()) : "-" + text))
        default: return other
        }
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
