import DashRender
import DashScene

/// The script and the drawing options that most commands share.
struct ScriptInput: Hashable, Sendable {
    /// The script file.
    let file: String
    /// What the command line changes.
    let drawing: DrawingOptions

    /// The script where none is named.
    static let standard = "DemoScript.json"
    private static let argument = Argument(
        "SCRIPT", .path, help: "The script to play (default: \(standard)).")

    /// The argument under its heading in help.
    static let group = DeclarationGroup(title: "Arguments", declarations: [argument.declaration])

    /// Reads both.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        file = try arguments.value(ScriptInput.argument) ?? ScriptInput.standard
        drawing = try DrawingOptions(arguments)
    }

    /// Reads the script and all that it needs, and tells its warnings.
    ///
    /// - Parameters:
    ///   - needsEvenPixels: Whether a video is to be made.
    ///   - scale: What holds where no scale is given; nil for the script's own.
    ///   - usesMapCache: Whether maps painted by earlier runs may be used.
    ///   - takesSize: Whether `--size` is the canvas, and the script is laid out on it.
    func open(
        needsEvenPixels: Bool, scale: Double? = nil, usesMapCache: Bool = true, takesSize: Bool = true
    ) throws -> ClipSession {
        var overrides = drawing.overrides(standardScale: scale)
        if !takesSize { overrides.size = nil }
        var options = options(needsEvenPixels: needsEvenPixels)
        // A still map tells of missing tiles by itself, and may be of any place.
        options.checksTileCover = takesSize
        let session = try ClipSession(
            script: file, overrides: overrides, options: options,
            fonts: drawing.fonts, mapCache: usesMapCache ? MapCache.standard() : nil,
            checksLayout: takesSize)
        for warning in session.warnings { Console.note("hookrender: \(warning)") }
        return session
    }

    /// How strictly the script is checked.
    func options(needsEvenPixels: Bool) -> ScriptOptions {
        ScriptOptions(
            isStrict: drawing.isStrict, allowsOutside: drawing.allowsOutside, needsEvenPixels: needsEvenPixels)
    }

    /// Tells what came up while maps were painted.
    func tellMapWarnings(of session: ClipSession) {
        for warning in session.mapWarnings { Console.note("hookrender: warning: \(warning)") }
    }
}
