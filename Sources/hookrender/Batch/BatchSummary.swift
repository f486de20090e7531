import DashRender
import DashScene

/// What a finished batch tells.
struct BatchSummary {
    /// The script.
    let script: String
    /// The table.
    let rows: String
    /// The folder of all clips.
    let folder: String
    /// The clips that were written, and where to.
    let written: [(clip: BatchClip, outputs: ClipOutputs)]
    /// How many rows were bad.
    let badRows: Int
    /// All problems and warnings.
    let problems: [String]
    /// How long it took, s.
    let seconds: Double

    /// For a person.
    var line: String {
        let frames = written.reduce(0) { $0 + $1.clip.frames.count }
        let bad = badRows == 0 ? "" : badRows == 1 ? "; 1 row is bad" : "; \(badRows) rows are bad"
        let clips = written.count == 1 ? "1 clip" : "\(written.count) clips"
        return "\(clips), \(frames) frames in \(DecimalText.fixed(seconds, digits: 1)) s: \(folder)\(bad)"
    }

    /// For a person, where the batch ended early.
    static func broken(after written: Int, of count: Int, in folder: String) -> String {
        let clips = count == 1 ? "1 clip" : "\(count) clips"
        return "stopped after \(written) of \(clips): \(folder)"
    }

    /// For a program.
    var json: JSONValue {
        .members([
            "script": .string(script), "rows": .string(rows), "folder": .string(folder),
            "clips": .array(written.map(BatchSummary.json)), "badRows": .integer(badRows),
            "problems": .array(problems.map { .string($0) }), "seconds": .number(seconds),
        ])
    }

    private static func json(_ clip: BatchClip, _ outputs: ClipOutputs) -> JSONValue {
        .members([
            "name": .string(clip.script.name), "row": .integer(clip.script.row.number),
            "line": .integer(clip.script.row.position.line), "firstFrame": .integer(clip.frames.lowerBound),
            "frameCount": .integer(clip.frames.count), "frames": outputs.frames.map { .string($0.folder) } ?? .null,
            "video": outputs.video.map { .string($0.path) } ?? .null,
        ])
    }
}
