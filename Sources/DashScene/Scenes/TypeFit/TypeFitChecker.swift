/// Finds type styles that are too large for the screen, so that words would meet or leave their place, and the largest
/// that fit.
struct TypeFitChecker {
    let outcome: ScriptOutcome
    let environment: SceneEnvironment

    /// A style that is too large.
    private struct Finding {
        var key: String
        var style: TextStyle
        var fault: TextFault
        /// The largest that fits.
        var fitting: TextStyle
    }

    /// One problem a style, in the order of the brand's file.
    func problems(_ severity: Diagnostic.Severity, of scene: HookScene) -> [Diagnostic] {
        let findings = findings(in: scene)
        return BrandFields.type.compactMap { field in
            findings.first { $0.key == field.key }.map { diagnostic(severity, $0, scene.script.canvas) }
        }
    }

    private func findings(in scene: HookScene) -> [Finding] {
        var script = scene.script
        let finder = TextFaultFinder(text: environment.text)
        var faults = finder.faults(in: scene)
        var found: [Finding] = []
        while let first = faults.first, let (keys, rest) = culprits(of: faults, in: script, finder) {
            let styles = keys.map { ($0, script.brand.type[$0]) }
            let share = largestShare(keys, in: script, finder, allowing: Set(rest))
            for (key, style) in styles {
                let fitting = TypeFitChecker.style(style, key, share: share)
                found.append(Finding(key: key, style: style, fault: first, fitting: fitting))
                script.brand.type[key] = fitting
            }
            faults = rest
        }
        return found
    }

    /// The style whose usual size mends some of the faults, or else all that are too large; with the faults that stay.
    private func culprits(
        of faults: [TextFault], in script: Script, _ finder: TextFaultFinder
    ) -> (keys: [String], rest: [TextFault])? {
        let large = candidates(faults, script.brand.type)
        let known = Set(faults)
        for keys in large.map({ [$0] }) + (large.count > 1 ? [large] : []) {
            guard let rest = self.faults(script, keys, share: 0, finder) else { continue }
            if rest.count < faults.count, known.isSuperset(of: rest) {
                return (needed(keys, in: script, finder, for: Set(rest)), rest)
            }
        }
        return nil
    }

    /// Those of the styles without which more faults would stay.
    private func needed(
        _ keys: [String], in script: Script, _ finder: TextFaultFinder, for rest: Set<TextFault>
    ) -> [String] {
        // The least of them is tried first.
        keys.reversed().reduce(keys) { kept, key in
            let others = kept.filter { $0 != key }
            guard !others.isEmpty, let faults = faults(script, others, share: 0, finder) else { return kept }
            return rest.isSuperset(of: faults) ? others : kept
        }
    }

    /// The styles that are larger than usual: those that have to do with the first fault, then the largest.
    private func candidates(_ faults: [TextFault], _ type: TypeRoles) -> [String] {
        let involved = Set(faults.first?.styles ?? [])
        return type.styles.map { (key: $0.key, excess: TypeStandard.excess(of: $0.style, $0.key)) }
            .filter { $0.excess > 1 }
            .sorted { a, b in
                let (first, second) = (involved.contains(a.key), involved.contains(b.key))
                return first == second ? (b.excess, a.key) < (a.excess, b.key) : first
            }
            .map(\.key)
    }

    /// How many steps there are from a style's usual size to its own.
    private static let steps = 32

    /// The largest share of the way from the usual sizes to the styles' own that has no faults but the allowed ones.
    private func largestShare(
        _ keys: [String], in script: Script, _ finder: TextFaultFinder, allowing rest: Set<TextFault>
    ) -> Int {
        var (low, high) = (0, TypeFitChecker.steps)
        while high - low > 1 {
            let middle = (low + high) / 2
            let faults = faults(script, keys, share: middle, finder)
            if faults.map({ rest.isSuperset(of: $0) }) == true { low = middle } else { high = middle }
        }
        return low
    }

    private func faults(
        _ script: Script, _ keys: [String], share: Int, _ finder: TextFaultFinder
    ) -> [TextFault]? {
        var script = script
        for key in keys {
            script.brand.type[key] = TypeFitChecker.style(script.brand.type[key], key, share: share)
        }
        return (try? HookScene(script: script, environment: environment)).map(finder.faults)
    }

    /// The style on its way from its usual size (0) to its own (all steps), in halves of a point.
    private static func style(_ style: TextStyle, _ key: String, share: Int) -> TextStyle {
        let calm = TypeStandard.calmed(style, key)
        func between(_ a: Double, _ b: Double) -> Double {
            let exact = a + (b - a) * Double(share) / Double(steps)
            return share == 0 ? a : b > a ? (exact * 2).rounded(.down) / 2 : (exact * 2).rounded(.up) / 2
        }
        var style = style
        style.size = between(calm.size, style.size)
        style.lineHeight = between(calm.lineHeight, style.lineHeight)
        return style
    }

    private func diagnostic(_ severity: Diagnostic.Severity, _ finding: Finding, _ canvas: Size) -> Diagnostic {
        let isTight = finding.fitting.lineHeight > finding.style.lineHeight
        let message =
            "\(measures(finding.style)) \(isTight ? "do not fit together" : "is too large") at \(canvas.words), "
            + "where \(finding.fault.words)"
        let suggestion = "the \(isTight ? "nearest" : "largest") that fits is \(measures(finding.fitting))"
        let path = JSONPath().appending("type").appending(finding.key)
        guard let brand = outcome.brand else {
            return outcome.diagnostic(
                severity, at: JSONPath().appending("brand"), message: "\(path): \(message)", suggestion: suggestion)
        }
        return Diagnostic(
            severity, file: brand.file, position: brand.document.position(of: path), path: path.description,
            message: message, suggestion: suggestion)
    }

    private func measures(_ style: TextStyle) -> String {
        "\(NumberRule.short(style.size)) pt in lines of \(NumberRule.short(style.lineHeight)) pt"
    }
}

extension TypeRoles {
    /// The style of a key in a brand's file.
    fileprivate subscript(key: String) -> TextStyle {
        get { BrandFields.type.first { $0.key == key }.map { self[keyPath: $0.path] } ?? title }
        set { if let field = BrandFields.type.first(where: { $0.key == key }) { self[keyPath: field.path] = newValue } }
    }
}
