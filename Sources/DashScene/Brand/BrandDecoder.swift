/// What came of reading a brand file.
public struct BrandOutcome: Sendable {
    /// The brand in light and in dark, with something plain in the place of all that is wrong; nil where there is none.
    var drafts: (light: Brand, dark: Brand)?
    /// Every problem, by place.
    public var diagnostics: [Diagnostic]

    /// The brand in light; nil when, and only when, `diagnostics` holds an error.
    public var light: Brand? { diagnostics.hasErrors ? nil : drafts?.light }
    /// The brand in dark; nil when, and only when, `diagnostics` holds an error.
    public var dark: Brand? { diagnostics.hasErrors ? nil : drafts?.dark }
}

/// Reads brand files.
public struct BrandDecoder {
    /// Whether warnings are errors.
    public var isStrict: Bool

    /// Makes a decoder.
    public init(isStrict: Bool = false) { self.isStrict = isStrict }

    /// Reads a brand file's bytes; `file` is its name for messages.
    public func decode(_ bytes: [UInt8], file: String) -> BrandOutcome {
        decode(JSONDocument(parsing: bytes), file: file)
    }

    /// Reads a brand file whose text was read already; `file` is its name for messages.
    func decode(_ document: JSONDocument, file: String) -> BrandOutcome {
        let log = DiagnosticLog(file: file, source: document.source, isStrict: isStrict)
        for problem in document.problems { log.add(.error, offset: problem.offset, path: "", problem.message) }
        var drafts: (light: Brand, dark: Brand)?
        if let root = document.root {
            let reader = ScriptReader(value: root, path: JSONPath(), log: log)
            DuplicateKeys.check(reader)
            ShapeChecker.check(reader, .object(BrandShape.root))
            for appearance in ["light", "dark"] {
                ContrastChecker.check(reader["colors"]?[appearance])
                ContrastChecker.check(reader["colors"]?[appearance], onMap: reader["map"]?[appearance])
            }
            if reader.isObject {
                IdleForms.check(reader)
                MoneyMarks.check(reader)
                let mark = mark(reader["mark"])
                drafts = (brand(reader, "light", mark), brand(reader, "dark", mark))
            }
        }
        return BrandOutcome(drafts: drafts, diagnostics: log.entries.sortedByPlace())
    }

    /// The brand in one appearance. What is missing has been reported, and something plain stands in its place.
    private func brand(_ reader: ScriptReader, _ appearance: String, _ mark: (path: Path, aspect: Double)) -> Brand {
        let glyphs = (
            courier: reader["courierGlyph"]?.text.flatMap(Glyph.init(rawValue:)) ?? .car,
            vehicle: reader["vehicleGlyph"]?.text.flatMap(Glyph.init(rawValue:)) ?? .scooter
        )
        let locale = reader["locale"]?.text.flatMap(BrandLocale.init(named:)) ?? .english
        return Brand(
            name: reader["name"]?.text ?? "", words: words(reader["words"]),
            colors: fill(ColorRoles.blank, BrandFields.colors, reader["colors"]?[appearance], \.color),
            map: fill(MapPalette.mutedLight, BrandFields.map, reader["map"]?[appearance], \.color),
            type: type(reader["type"]), mark: mark.path, markAspect: mark.aspect, courierGlyph: glyphs.courier,
            vehicleGlyph: glyphs.vehicle,
            tracker: reader["tracker"]?.text.flatMap(TrackerStyle.init(rawValue:)) ?? .circles,
            radii: fill(BrandRadii(), BrandFields.radii, reader["radii"], \.number), locale: locale,
            money: money(reader["money"], locale.number),
            direction: reader["direction"]?.text.flatMap(LayoutDirection.init(rawValue:)) ?? .leftToRight,
            clock: reader["clock"]?.text.flatMap(ClockStyle.init(rawValue:)) ?? .twelveHour,
            pins: reader["pins"]?.text.flatMap(PinStyle.init(rawValue:)) ?? .teardrop)
    }

    /// Sets every field from the key of the same name. What is missing has been reported, and keeps its blank.
    private func fill<Root, Value>(
        _ blank: Root, _ fields: [BrandField<Root, Value>], _ reader: ScriptReader?,
        _ read: (ScriptReader) -> Value?
    ) -> Root {
        var root = blank
        for field in fields {
            if let value = reader?[field.key].flatMap(read) { root[keyPath: field.path] = value }
        }
        return root
    }

    private func type(_ reader: ScriptReader?) -> TypeRoles {
        var roles = fill(TypeRoles.blank, BrandFields.type, reader, style)
        if let family = reader?["mapFamily"]?.text { roles.mapFamily = family }
        return roles.fallingBack(on: reader?["fallbackFamilies"]?.elements.compactMap(\.text) ?? [])
    }

    private func style(_ reader: ScriptReader) -> TextStyle? {
        guard let family = reader["family"]?.text, let size = reader["size"]?.number,
            let weight = reader["weight"]?.whole, let tracking = reader["tracking"]?.number,
            let lineHeight = reader["lineHeight"]?.number
        else { return nil }
        return TextStyle(
            family: family, size: size, weight: weight, tracking: tracking, isItalic: reader["italic"]?.flag ?? false,
            lineHeight: lineHeight)
    }

    private func words(_ reader: ScriptReader?) -> Words {
        let noun = [BrandFields.noun: reader?["courier"]?.text ?? Words.blank.courier]
        let words = fill(Words.blank, BrandFields.words, reader) { $0.text.map { Template.filled($0, with: noun) } }
        return fill(words, BrandFields.counted, reader, counted)
    }

    private func counted(_ reader: ScriptReader) -> CountedWords {
        if let text = reader.text { return CountedWords(text) }
        let words = CountedWords(reader[PluralForm.other.rawValue]?.text ?? "")
        return fill(words, BrandFields.forms, reader) { .some($0.text) }
    }

    private func money(_ reader: ScriptReader?, _ number: NumberFormat) -> MoneyFormat {
        var number = number
        if let mark = reader?["decimalMark"]?.text { number.decimalMark = mark }
        if let grouping = reader?["grouping"]?.text { number.grouping = grouping }
        return MoneyFormat(
            prefix: reader?["prefix"]?.text ?? "", suffix: reader?["suffix"]?.text ?? "",
            decimals: reader?["decimals"]?.whole ?? MoneyFormat.dollars.decimals, number: number)
    }

    /// The mark; a square after reporting why there is none.
    private func mark(_ reader: ScriptReader?) -> (path: Path, aspect: Double) {
        let aspect = reader?["aspect"]?.number ?? 1
        let wide = Affine(a: aspect, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        let square = Path.rectangle(Rect(0, 0, 1, 1))
        guard let outline = reader?["path"], let text = outline.text else { return (square.applying(wide), aspect) }
        do throws(PathDataProblem) {
            return (try PathData.path(text).applying(wide), aspect)
        } catch {
            outline.fail(error.message)
            return (square.applying(wide), aspect)
        }
    }
}
