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
            script: log.hasErrors ? nil : found?.script, draft: found?.script, routes: found?.routes ?? [],
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
        SwappedPlaces.check(reader)
        let context = ScriptContext(files: files, options: options, log: reader.log)
        let found = BrandReference(context: context, overrides: overrides).brand(for: reader)
        let brand = found?.brand
        let motion = motion(reader["motion"])
        let duration = reader["duration"]?.time
        let home = reader["home"]?.coordinate
        let fees = fees(of: reader, decimals: brand?.money.decimals ?? MoneyFormat.dollars.decimals)
        let canvas = CanvasDecoder(context: context, overrides: overrides).canvas(reader, duration: duration)
        var told = OrdersDecoder(
            context: context, root: reader, home: home, brand: brand, motion: motion, duration: duration
        ).read()
        let tiles = tiles(reader, context, home: home)
        guard let found else { return nil }
        checkLogos(reader, on: found.brand.colors.surface)
        let times = told.isInTime && canvas.hasFrames ? duration : nil
        let script = Script(
            canvas: canvas.size, scale: canvas.scale, frameRate: canvas.frameRate,
            duration: times ?? PlainTimes.set(&told.orders), clock: clock(reader["clock"]), brand: found.brand,
            tiles: tiles, home: home ?? StandIn.home, motion: motion, fees: fees,
            orders: told.orders)
        return Resolved(script: script, routes: told.routes, brand: found.source)
    }

    /// The folder of tiles, after looking whether it reaches what is drawn on it; nil where there is to be no map.
    private func tiles(_ reader: ScriptReader, _ context: ScriptContext, home: Coordinate?) -> String? {
        let map = MapDecoder(context: context, root: reader)
        guard let tiles = map.tiles() else { return map.isWithoutMap ? nil : Script.standardTiles }
        if let home, options.checksTileCover { map.checkCover(tiles, home: home) }
        return tiles
    }

    /// Looks whether the logos of all stores that sell something can be seen.
    private func checkLogos(_ root: ScriptReader, on surface: Color) {
        var ids: Set<String> = []
        for order in root["orders"]?.elements ?? [] {
            guard let store = order["store"] else { continue }
            if let id = store.text, !ids.insert(id).inserted { continue }
            let written = store.text.flatMap { root["stores"]?[$0] } ?? store
            ContrastChecker.check(logo: written["color"], on: surface)
        }
    }

    private func clock(_ reader: ScriptReader?) -> ClockTime {
        overrides.clock ?? reader?.text.flatMap(ClockTime.init(parsing:)) ?? ClockTime(minutes: 581)
    }

    /// The fees; a delivery fee that is not exact is reported where an order's details show it.
    private func fees(of root: ScriptReader, decimals: Int) -> Fees {
        let reader = root["fees"]
        let isShown = (root["orders"]?.elements ?? []).contains { ($0["beats"] ?? $0["life"])?["details"] != nil }
        return Fees(
            delivery: Price.minorUnits(reader?["delivery"], decimals: decimals) { if isShown { $0.fail($1) } } ?? 0,
            service: percentage(reader?["service"]), tax: percentage(reader?["tax"]))
    }

    private func percentage(_ reader: ScriptReader?) -> Percentage {
        guard let reader, let text = reader.textOrNumeral else { return .zero }
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
