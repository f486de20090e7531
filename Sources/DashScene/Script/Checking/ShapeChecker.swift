/// Holds a file's values to their shapes, and reports every one that differs.
enum ShapeChecker {
    /// The most keys that are listed beside one that is not known.
    private static let listedKeys = 20

    static func check(_ reader: ScriptReader, _ shape: ValueShape) {
        if case .invalid = reader.value.kind { return }
        guard let shape = shape.alternative(for: reader.value.kind) else {
            return reader.reject(
                "must be \(shape.expected), not \(found(reader.value))", suggestion: SlipHint.kind(reader.value, shape))
        }
        switch shape {
        case .text(let rule): check(text: reader, rule)
        case .format(let format): check(format: reader, format)
        case .number(let rule): check(number: reader, rule)
        case .boolean, .nothing, .either: break
        case .choice(let words): check(choice: reader, words)
        case .list(let list): check(list: reader, list)
        case .tuple(let tuple): check(tuple: reader, tuple)
        case .map(let shape, _): for (_, member) in reader.members { check(member, shape) }
        case .object(let object): check(object: reader, object)
        }
    }

    private static func check(text reader: ScriptReader, _ rule: TextRule) {
        guard let text = reader.text else { return }
        if !rule.mayBeEmpty, Blankness.isBlank(text) {
            return reader.reject(
                text.isEmpty ? "must not be empty" : "holds nothing that can be seen; write some words")
        }
        if text.count > rule.limit {
            return reader.reject("holds \(text.count) characters; at most \(rule.limit) are allowed")
        }
        if let problem = CharacterParts.problem(in: text) { return reader.reject(problem) }
        if let control = text.unicodeScalars.first(where: ControlCharacters.contains) {
            return reader.reject("holds the control character \(CodePoint.name(control)); remove it")
        }
        if let stray = DirectionMarks.firstStray(in: text) { warn(reader, stray) }
        let takesNames = !rule.placeholders.isEmpty || rule.refusesPlaceholders
        if takesNames, let name = Template.unclosed(in: text) {
            return reader.reject(
                "{\(Quoted.bare(name)) has no closing brace", suggestion: closing(name, rule.placeholders))
        }
        for unknown in Template.placeholders(in: text) where !rule.placeholders.contains(unknown) {
            let known = rule.placeholders.map { "{\($0)}" }
            guard takesNames else { break }
            reader.reject(
                "{\(Quoted.bare(unknown))} stands for nothing here",
                suggestion: Nearest.suggestion(for: "{\(unknown)}", in: known, orList: "known here:"))
        }
    }

    /// What to write for a name without its closing brace; letters of other writings may follow it at once.
    private static func closing(_ name: String, _ known: [String]) -> String? {
        if let meant = known.first(where: name.hasPrefix) { return "write {\(meant)}" }
        if let near = Nearest.match(name, in: known) { return "did you mean {\(near)}?" }
        return known.isEmpty ? nil : "known here: " + known.map { "{\($0)}" }.joined(separator: ", ")
    }

    private static func warn(_ reader: ScriptReader, _ stray: DirectionMarks.Stray) {
        switch stray {
        case .unclosed(let mark, let end):
            reader.warn(
                "the direction mark \(CodePoint.name(mark)) is never closed",
                suggestion: "close it with \(CodePoint.name(end)) or remove it")
        case .closesNothing(let mark):
            reader.warn("the direction mark \(CodePoint.name(mark)) closes nothing", suggestion: "remove it")
        }
    }

    private static func check(format reader: ScriptReader, _ format: TextFormat) {
        guard let text = reader.text, !format.accepts(text) else { return }
        reader.reject(
            "must be \(format.expected), not \(Quoted.text(text))", suggestion: SlipHint.form(text, format))
    }

    private static func check(number reader: ScriptReader, _ rule: NumberRule) {
        guard let numeral = reader.numeral, let number = reader.number else { return }
        let name = rule.name.isEmpty ? "" : rule.name + " "
        guard rule.range.contains(number) else {
            return reader.reject("\(name)must be \(rule.rangeWords), not \(Quoted.bare(numeral))")
        }
        if rule.isWhole, DecimalNumber(parsing: numeral)?.scaled(0)?.isExact != true {
            reader.reject("\(name)must be a whole number, not \(Quoted.bare(numeral))")
        }
    }

    private static func check(choice reader: ScriptReader, _ words: [String]) {
        guard let text = reader.text, !words.contains(text) else { return }
        reader.reject(
            "must be one of \(words.map(Quoted.text).joined(separator: ", ")), not \(Quoted.text(text))",
            suggestion: Nearest.choice(text, in: words).map { "did you mean \(Quoted.text($0))?" })
    }

    private static func check(list reader: ScriptReader, _ list: ListShape) {
        let elements = reader.elements
        if !list.count.contains(elements.count) {
            let bound =
                elements.count < list.count.lowerBound
                ? ("at least", list.count.lowerBound) : ("at most", list.count.upperBound)
            let noun = bound.1 == 1 ? list.noun : list.plural
            reader.reject("must hold \(bound.0) \(bound.1) \(noun), not \(elements.count)")
        }
        for element in elements { check(element, list.element) }
    }

    private static func check(tuple reader: ScriptReader, _ tuple: TupleShape) {
        let elements = reader.elements
        guard elements.count == tuple.elements.count else {
            return reader.reject("must be \(tuple.expected), not a list of \(elements.count)")
        }
        if tuple.isReversed(elements.compactMap(\.number)) { return SwappedPlaces.report(reader) }
        for (element, shape) in zip(elements, tuple.elements) { check(element, .number(shape)) }
        if elements.contains(where: { $0.number == nil }) { reader.log.reject(reader.value.offset) }
    }

    private static func check(object reader: ScriptReader, _ object: ObjectShape) {
        let known = object.fields.map(\.key)
        var meant: Set<String> = []
        guard case .object(let members) = reader.value.kind else { return }
        for member in members {
            let path = reader.path.appending(member.key)
            if let field = object.fields.first(where: { $0.key == member.key }) {
                check(ScriptReader(value: member.value, path: path, log: reader.log), field.shape)
                continue
            }
            let near = object.synonyms[member.key] ?? Nearest.match(member.key, in: known)
            if let near { meant.insert(near) }
            reader.log.add(
                .error, offset: member.offset, path: path.description, "unknown key",
                suggestion: near.map { "did you mean \(Quoted.text($0))?" }
                    ?? Nearest.suggestion(
                        for: member.key, in: known, orList: "known here:", few: ShapeChecker.listedKeys))
        }
        for field in object.fields where field.isRequired && reader[field.key] == nil && !meant.contains(field.key) {
            reader.fail("\"\(field.key)\" is missing; it must be \(field.shape.expected)")
        }
    }

    /// What a value is, for messages.
    private static func found(_ value: JSONValue) -> String {
        switch value.kind {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let text): Quoted.bare(text)
        case .string(let text): Quoted.text(text)
        case .array: "a list"
        case .object: "an object"
        case .invalid: "nothing"
        }
    }
}
