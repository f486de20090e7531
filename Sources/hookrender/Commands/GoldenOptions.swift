import DashRender
import DashScene

/// What `golden record` and `golden check` share: the script, the folder, the frames.
struct GoldenOptions: Hashable, Sendable {
    /// The script and the drawing options.
    let input: ScriptInput
    /// Where goldens are kept.
    let store: String
    /// The frames that were named; empty for none.
    private let frames: [Int]
    /// The parts of frames that were named.
    private let crops: [GoldenShot]

    /// The options under their heading in help.
    static let declarations = [folderOption.declaration, frameOption.declaration, cropOption.declaration]

    private static let standardFolder = "Goldens"
    /// Pixels a point unless `--scale` is given.
    static let standardScale = 1.0

    private static let folderOption = Option(
        "goldens", .folder, help: "The folder of goldens (default: \(standardFolder)).")
    private static let frameOption = Option(
        "frame", .integer(0...999_999_999),
        help: "This frame; may be repeated (default: every event, before and after; for a check, what was recorded).")
    private static let cropOption = Option(
        "crop", .crop, help: "A part of a frame, px; may be repeated.")

    /// Reads the options.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        input = try ScriptInput(arguments)
        store = try arguments.value(GoldenOptions.folderOption) ?? GoldenOptions.standardFolder
        frames = try arguments.values(GoldenOptions.frameOption)
        crops = try arguments.values(GoldenOptions.cropOption)
    }

    /// The shots that were named; empty where none was.
    var namedShots: [GoldenShot] { frames.map { GoldenShot(frame: $0) } + crops }

    /// What goldens are made of: `shots` of a session.
    func source(
        _ session: ClipSession, shots: [GoldenShot], cancellation: CancellationToken
    ) throws -> GoldenSource {
        for shot in shots where shot.frame >= session.frameCount {
            throw UsageError(
                "golden \(shot.name): frame \(shot.frame) is beyond the clip",
                todo: "its frames are 0 to \(session.frameCount - 1)")
        }
        let renderer = try session.makeRenderer(incremental: true)
        return GoldenSource(
            scriptHash: session.scriptHash, scale: DecimalText.shortest(session.script.scale, digits: 6),
            environment: try RenderEnvironment.current(fontFiles: session.fontFiles), shots: shots
        ) { shot in
            try cancellation.check()
            _ = try renderer.render(shot.frame)
            return Bitmap(opaque: renderer.surface)
        }
    }
}

extension ValueFormat where Value == GoldenShot {
    /// A part of a frame: its number, a colon, and the part.
    static let crop = ValueFormat(
        placeholder: "N:X,Y,W,H", expected: "a frame and a rectangle of pixels, such as 78:0,1377,1320,600"
    ) { text in
        let halves = text.split(separator: ":", maxSplits: 1)
        guard halves.count == 2, let frame = FrameSelection.frameNumber(String(halves[0])),
            let rect = try? PixelRect(parsing: String(halves[1]))
        else { return nil }
        let name = "\(frame)-\(rect.x)-\(rect.y)-\(rect.width)-\(rect.height)"
        return GoldenShot(frame: frame, name: name, crop: rect)
    }
}
