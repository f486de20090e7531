/// What came of reading a brand file.
public struct BrandOutcome: Sendable {
    /// The brand in light and in dark; nil when, and only when, `diagnostics` holds an error.
    public var light, dark: Brand?
    /// Every problem, by place.
    public var diagnostics: [Diagnostic]
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
        var brands: [Brand] = []
        if let root = document.root {
            let reader = ScriptReader(value: root, path: JSONPath(), log: log)
            DuplicateKeys.check(reader)
            ShapeChecker.check(reader, .object(BrandShape.root))
            let mark = mark(reader["mark"])
            brands = ["light", "dark"].compactMap { brand(reader, appearance: $0, mark: mark) }
            if !log.hasErrors {
                for (brand, appearance) in zip(brands, ["light", "dark"]) {
                    ContrastChecker.check(brand.colors, reader["colors"]?[appearance])
                }
            }
        }
        let isGood = !log.hasErrors && brands.count == 2
        return BrandOutcome(
            light: isGood ? brands.first : nil, dark: isGood ? brands.last : nil,
            diagnostics: log.entries.sortedByPlace())
    }

    private func brand(
        _ reader: ScriptReader, appearance: String, mark: (path: Path, aspect: Double)?
    ) -> Brand? {
        guard let name = reader["name"]?.text, let mark,
            let courier = reader["courierGlyph"]?.text.flatMap(Glyph.init(rawValue:)),
            let vehicle = reader["vehicleGlyph"]?.text.flatMap(Glyph.init(rawValue:)),
            let tracker = reader["tracker"]?.text.flatMap(TrackerStyle.init(rawValue:)),
            let direction = reader["direction"]?.text.flatMap(LayoutDirection.init(rawValue:))
        else { return nil }
        return Brand(
            name: name, words: fill(Words.blank, BrandFields.words, reader["words"], \.text),
            colors: fill(ColorRoles.blank, BrandFields.colors, reader["colors"]?[appearance], \.color),
            map: fill(MapPalette.mutedLight, BrandFields.map, reader["map"]?[appearance], \.color),
            type: type(reader["type"]), mark: mark.path, markAspect: mark.aspect, courierGlyph: courier,
            vehicleGlyph: vehicle, tracker: tracker,
            radii: fill(BrandRadii(), BrandFields.radii, reader["radii"], \.number), money: money(reader["money"]),
            direction: direction, clock: reader["clock"]?.text.flatMap(ClockStyle.init(rawValue:)) ?? .twelveHour)
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
        return roles
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

    private func money(_ reader: ScriptReader?) -> MoneyFormat {
        MoneyFormat(
            prefix: reader?["prefix"]?.text ?? "", suffix: reader?["suffix"]?.text ?? "",
            decimals: reader?["decimals"]?.whole ?? 2, decimalMark: reader?["decimalMark"]?.text ?? ".",
            grouping: reader?["grouping"]?.text ?? "")
    }

    private func mark(_ reader: ScriptReader?) -> (path: Path, aspect: Double)? {
        guard let aspect = reader?["aspect"]?.number, let outline = reader?["path"], let text = outline.text else {
            return nil
        }
        do throws(PathDataProblem) {
            let path = try PathData.path(text)
            return (path.applying(Affine(a: aspect, b: 0, c: 0, d: 1, tx: 0, ty: 0)), aspect)
        } catch {
            outline.fail(error.message)
            return nil
        }
    }
}
