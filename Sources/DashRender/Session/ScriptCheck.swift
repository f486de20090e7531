import DashScene

/// Reads a script and finds everything that is wrong with it.
struct ScriptCheck {
    /// The script's text, and its name for messages.
    let document: JSONDocument, file: String
    let overrides: ScriptOverrides
    let assets: SharedAssets
    /// Whether it is laid out, to find what does not fit.
    let checksLayout: Bool

    /// What came of reading a script, and all problems of it by place.
    typealias Findings = (outcome: ScriptOutcome, problems: [Diagnostic])

    /// Everything about the script. It is read in the hope that no picture is broken, while another thread decodes them;
    /// where one is, it is read once more, so that this is told in its place, and with all that comes of it.
    ///
    /// - Throws: `FontError`.
    func run() throws(FontError) -> Findings {
        let hopeful = HopefulPictures(assets.pictures)
        let findings = Result { () throws(FontError) in try run(judging: hopeful) }
        return hopeful.cameTrue ? try findings.get() : try run(judging: assets.pictures)
    }

    private func run(judging judge: any PictureJudge) throws(FontError) -> Findings {
        let decoder = ScriptDecoder(
            files: assets.files(judging: judge), overrides: overrides, options: assets.options)
        let outcome = decoder.decode(document, file: file)
        let problems = try outcome.diagnostics + (checksLayout ? assets.layoutProblems(outcome) : [])
        return (outcome, problems.sortedByPlace())
    }
}
