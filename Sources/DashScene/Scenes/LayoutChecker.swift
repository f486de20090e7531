/// Lays a script out, and finds what it cannot show: routes without a framing, texts that do not fit, characters without
/// a glyph. A script with errors is looked at as far as it goes.
public struct LayoutChecker {
    private let outcome: ScriptOutcome
    private let environment: SceneEnvironment

    /// Makes a checker of a script that was read.
    public init(_ outcome: ScriptOutcome, environment: SceneEnvironment) {
        self.outcome = outcome
        self.environment = environment
    }

    /// Lays the script out and looks at it.
    ///
    /// - Parameters:
    ///   - coverage: What knows the fonts.
    ///   - maps: What knows the base map; nil for no look at it.
    ///   - isStrict: Whether texts that do not fit and missing glyphs are errors.
    public func check(
        _ coverage: any GlyphCoverage, maps: (any MapCoverage)? = nil, isStrict: Bool = false
    ) -> LayoutFindings {
        var problems: [Diagnostic] = []
        guard let scene = scene(&problems) else { return LayoutFindings(problems: problems) }
        let isAsWritten = problems.isEmpty && !outcome.hasErrors
        problems += self.problems(of: scene, coverage, maps: maps, isStrict ? .error : .warning)
        return LayoutFindings(problems: problems, scene: isAsWritten ? scene : nil)
    }

    private func problems(
        of scene: HookScene, _ coverage: any GlyphCoverage, maps: (any MapCoverage)?, _ severity: Diagnostic.Severity
    ) -> [Diagnostic] {
        let texts = DrawnTextChecker(scene: scene, outcome: outcome)
        return texts.missingGlyphs(coverage, severity) + texts.cuts(severity)
            + leftOut(scene, severity)
            + TypeFitChecker(outcome: outcome, environment: environment).problems(severity, of: scene)
            + mapGap(maps, scene, severity)
    }

    /// What is missing of the map at the canvas; nothing where a place beyond the map was told already.
    private func mapGap(
        _ maps: (any MapCoverage)?, _ scene: HookScene, _ severity: Diagnostic.Severity
    ) -> [Diagnostic] {
        // The stand-ins for what is wrong may lie anywhere.
        guard let maps, !outcome.hasErrors,
            !outcome.diagnostics.contains(where: { $0.message.contains(MapDecoder.beyond) })
        else {
            return []
        }
        var told: Set<String> = []
        return scene.mapViews.compactMap { maps.gap(in: $0, scale: scene.script.scale) }
            .filter { told.insert($0).inserted }
            .map { gap in
                outcome.diagnostic(
                    severity, at: JSONPath().appending("tiles"),
                    message: "the map runs out at \(scene.script.canvas.words): \(gap)",
                    suggestion: "plain land is drawn there; cut tiles that reach further, or take another canvas")
            }
    }

    /// The rows that find no room once the drop-off photo is there, or before.
    private func leftOut(_ scene: HookScene, _ severity: Diagnostic.Severity) -> [Diagnostic] {
        let size = scene.script.canvas.words
        return scene.leftOut.flatMap { order, rows in
            rows.map { row in
                outcome.diagnostic(
                    severity, at: JSONPath().appending("orders").appending(order),
                    message: "\(row): no room at \(size)",
                    suggestion: "shorten the helper lines, or take a taller canvas")
            }
        }
    }

    /// The scene, a plain way in the place of each route that cannot be framed.
    private func scene(_ problems: inout [Diagnostic]) -> HookScene? {
        guard var draft = outcome.draft else { return nil }
        for _ in 0...draft.orders.count {
            do throws(SceneError) {
                return try HookScene(script: draft, environment: environment)
            } catch {
                let plain = StandIn.route(to: draft.home)
                guard let index = error.orderIndex(in: draft), draft.orders[index].route != plain else { return nil }
                problems.append(diagnostic(error, order: index))
                draft.orders[index].route = plain
                draft.orders[index].startMetres = nil
            }
        }
        return nil
    }

    private func diagnostic(_ error: SceneError, order index: Int) -> Diagnostic {
        let path = JSONPath().appending("orders").appending(index).appending("route")
        return outcome.diagnostic(.error, at: path, message: error.what, suggestion: error.advice)
    }
}

extension SceneError {
    /// The place of the order that it is about.
    fileprivate func orderIndex(in script: Script) -> Int? {
        switch self {
        case .noFraming(let id): script.orders.firstIndex { $0.id == id }
        }
    }
}
