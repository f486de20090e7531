import DashScene

/// Reads a script and finds everything that is wrong with it.
struct ScriptCheck {
    /// The script's text, and its name for messages.
    let document: JSONDocument, file: String
    let overrides: ScriptOverrides
    let assets: SharedAssets
    /// Whether it is laid out, to find what does not fit.
    let checksLayout: Bool

    /// What was found out about a script.
    struct Findings {
        /// What came of reading it; its folder of tiles is where that was found.
        var outcome: ScriptOutcome
        /// The script with the folder of tiles as it is written; nil where there is an error in it.
        var written: Script?
        /// All problems by place.
        var problems: [Diagnostic]
        /// The script laid out, if it was.
        var laidOut: LaidOutScript?
    }

    /// Everything about the script. It is read in the hope that no picture is broken, while another thread decodes them;
    /// where one is, it is read once more, so that this is told in its place, and with all that comes of it.
    ///
    /// - Throws: `FontError`.
    func run() throws(FontError) -> Findings {
        let hopeful = HopefulPictures(assets.pictures)
        let findings = Result { () throws(FontError) in try run(judging: hopeful) }
        return hopeful.cameTrue ? try findings.get() : try run(judging: assets.pictures)
    }

    func run(judging judge: any PictureJudge) throws(FontError) -> Findings {
        let decoder = ScriptDecoder(
            files: assets.files(judging: judge), overrides: overrides, options: assets.options)
        var outcome = decoder.decode(document, file: file)
        let written = outcome.script
        outcome.script?.findTiles(in: assets.folders)
        outcome.draft?.findTiles(in: assets.folders)
        let layout: SharedAssets.LayoutCheck = checksLayout ? try assets.checkLayout(outcome) : ([], nil)
        return Findings(
            outcome: outcome, written: written, problems: (outcome.diagnostics + layout.problems).sortedByPlace(),
            laidOut: layout.laidOut)
    }
}

extension Script {
    /// Puts the path of the folder of tiles in the place of its name.
    fileprivate mutating func findTiles(in folders: AssetFolders) { tiles = tiles.map(folders.path(ofTiles:)) }
}
