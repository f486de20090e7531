/// Reads a script: JSON text in, a `Script` with nothing left open or every problem out. Never fails otherwise.
public struct ScriptDecoder {
    /// What the script needs from other files.
    public var files: any ScriptFiles
    /// What the command line sets.
    public var overrides: ScriptOverrides
    /// How strictly it is checked.
    public var options: ScriptOptions

    /// Makes a decoder.
    public init(
        files: any ScriptFiles, overrides: ScriptOverrides = ScriptOverrides(), options: ScriptOptions = ScriptOptions()
    ) {
        self.files = files
        self.overrides = overrides
        self.options = options
    }

    /// Reads a script's bytes; `file` is its name for messages.
    public func decode(_ bytes: [UInt8], file: String) -> ScriptOutcome {
        decode(JSONDocument(parsing: bytes), file: file)
    }

    /// Reads a script whose text was read already; `file` is its name for messages.
    public func decode(_ document: JSONDocument, file: String) -> ScriptOutcome {
        let log = DiagnosticLog(file: file, source: document.source, isStrict: options.isStrict)
        for problem in document.problems { log.add(.error, offset: problem.offset, path: "", problem.message) }
        var document = document
        document.root = document.root.map { Variables.fill(ScriptReader(value: $0, path: JSONPath(), log: log)) }
        let found = document.root.flatMap { resolve(ScriptReader(value: $0, path: JSONPath(), log: log)) }
        return ScriptOutcome(
            script: log.hasErrors ? nil : found?.script, routes: found?.routes ?? [],
            diagnostics: log.entries.sortedByPlace(), document: document, file: file, brand: found?.brand)
    }

    /// What a script's root stands for.
    private struct Resolved {
        var script: Script
        var routes: [NamedRoute]
        var brand: BrandSource
    }

    private func resolve(_ reader: ScriptReader) -> Resolved? {
        DuplicateKeys.check(reader)
        ShapeChecker.check(reader, .object(ScriptShape.root))
        guard reader.isObject else { return nil }
        let context = ScriptContext(files: files, options: options, log: reader.log)
        let found = BrandReference(context: context, overrides: overrides).brand(for: reader)
        let brand = found?.brand
        let motion = motion(reader["motion"])
        let duration = reader["duration"]?.time
        let home = reader["home"]?.coordinate
        let fees = fees(reader["fees"], decimals: brand?.money.decimals ?? MoneyFormat.dollars.decimals)
        let canvas = CanvasDecoder(context: context, overrides: overrides).canvas(reader, duration: duration)
        let (orders, routes) = OrdersDecoder(
            context: context, root: reader, home: home, decimals: brand?.money.decimals,
            direction: brand?.direction ?? .leftToRight, motion: motion, duration: duration
        ).read()
        let map = MapDecoder(context: context, root: reader)
        let tiles = map.tiles()
        guard let found, let duration, let home, let frameRate = canvas.frameRate else { return nil }
        if let tiles, options.checksTileCover { map.checkCover(tiles, home: home) }
        let script = Script(
            canvas: canvas.size, scale: canvas.scale, frameRate: frameRate, duration: duration,
            clock: overrides.clock ?? reader["clock"]?.text.flatMap(ClockTime.init(parsing:))
                ?? ClockTime(minutes: 581),
            brand: found.brand, tiles: tiles ?? Script.standardTiles, home: home, motion: motion, fees: fees,
            orders: orders)
        return Resolved(script: script, routes: routes, brand: found.source)
    }

    private func fees(_ reader: ScriptReader?, decimals: Int) -> Fees {
        Fees(
            delivery: Price.minorUnits(reader?["delivery"], decimals: decimals) ?? 0,
            service: percentage(reader?["service"]), tax: percentage(reader?["tax"]))
    }

    private func percentage(_ reader: ScriptReader?) -> Percentage {
        guard let reader, let text = reader.numeral else { return .zero }
        guard let scaled = DecimalNumber(parsing: text)?.scaled(Percentage.decimals), scaled.isExact else {
            reader.fail("\(Quoted.bare(text)) has more than \(Percentage.decimals) decimals")
            return .zero
        }
        return Percentage(tenThousandths: scaled.whole)
    }

    private func motion(_ reader: ScriptReader?) -> Motion {
        var motion = Motion()
        for field in MotionFields.all {
            if let time = reader?[field.key]?.time { motion[keyPath: field.path] = time }
        }
        return motion
    }
}
