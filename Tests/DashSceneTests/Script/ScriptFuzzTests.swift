import DashScene
import Testing

/// Spoiled files never crash the decoders, and always give a value or at least one error.
@Suite struct ScriptFuzzTests {
    /// 8 runs of 3,000 scripts.
    @Test(arguments: UInt64(1)...8)
    func scripts(seed: UInt64) throws {
        var mutator = Mutator(seed: seed)
        let seeds = [SmallScript.text, FullScript.text, try Repository.text("DemoScript.json")].map { Array($0.utf8) }
        let files = try MemoryFiles.brands()
        var good = 0
        for run in 0..<3000 {
            // The demo script is the longest, and takes its turn least often.
            let text = mutator.spoil(seeds[run % 16 == 0 ? 2 : run % 2])
            let outcome = try SmallScript.outcome(text, files: files)
            let holds = isSound(outcome)
            #expect(holds, "seed \(seed), run \(run): \(String(decoding: text, as: UTF8.self))")
            if outcome.script != nil { good += 1 }
            if run % 75 == 0 { layOut(outcome) }
        }
        // Some must survive, or nothing behind the parser was tried.
        #expect(good > 30)
    }

    /// 4 runs of 500 brand files.
    @Test(arguments: UInt64(1)...4)
    func brands(seed: UInt64) throws {
        var mutator = Mutator(seed: seed)
        let brand = try Repository.bytes("Brands/doordash.json")
        var files = try MemoryFiles.brands()
        for run in 0..<500 {
            let spoiled = mutator.spoil(brand)
            let outcome = BrandDecoder().decode(spoiled, file: "B.json")
            let hasErrors = outcome.diagnostics.contains { $0.severity == .error }
            #expect((outcome.light == nil) == hasErrors, "seed \(seed), run \(run)")
            #expect((outcome.dark == nil) == hasErrors, "seed \(seed), run \(run)")
            #expect(outcome.diagnostics.allSatisfy(isOneLine), "seed \(seed), run \(run)")
            guard run % 25 == 0 else { continue }
            files.files["Brands/doordash.json"] = spoiled
            layOut(try SmallScript.outcome(Array(SmallScript.text.utf8), files: files))
        }
    }

    private func isSound(_ outcome: ScriptOutcome) -> Bool {
        guard outcome.diagnostics.allSatisfy(isOneLine) else { return false }
        guard let script = outcome.script else { return outcome.hasErrors }
        return !outcome.hasErrors && !script.orders.isEmpty && script.orders.allSatisfy { isSound($0, in: script) }
    }

    /// Whatever is left of a script can be laid out.
    private func layOut(_ outcome: ScriptOutcome) {
        let environment = SceneEnvironment(text: RuledText(), pictures: SquarePictures())
        let problems = LayoutChecker(outcome, environment: environment).check(AllGlyphs()).problems
        #expect(problems.allSatisfy(isOneLine))
        #expect(outcome.draft != nil || outcome.hasErrors)
    }

    /// Fonts that have everything.
    private struct AllGlyphs: GlyphCoverage {
        func missingCharacters(in text: String, style: TextStyle) -> [Character] { [] }
    }

    private func isOneLine(_ diagnostic: Diagnostic) -> Bool {
        !diagnostic.message.isEmpty && !diagnostic.description.contains(where: \.isNewline)
    }

    /// What scenes count on.
    private func isSound(_ order: Order, in script: Script) -> Bool {
        let beats = order.beats
        let times =
            [beats.appears, beats.confirming, beats.preparing, beats.pickedUp, beats.drives, beats.arrives]
            .compactMap { $0 } + [beats.photo]
        return times == times.sorted() && beats.drives < beats.arrives && beats.photo <= script.duration
            && order.route.count >= 2 && order.route.last == script.home && Set(order.route).count > 1
            && (0...1).contains(order.nearbyFrom) && (0...1).contains(order.startFill)
            // Nothing plain stands in the place of something that was not reported.
            && ![order.store.name, order.store.initials, order.dasher.name].contains("")
            && ![order.banner?.title, order.banner?.text].contains("") && !order.items.contains { $0.name.isEmpty }
    }
}
