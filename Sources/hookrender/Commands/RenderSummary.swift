import DashRender
import DashScene

/// What a finished render tells.
struct RenderSummary {
    /// What was rendered.
    let session: ClipSession
    /// The frames.
    let range: Range<Int>
    /// Where they went.
    let outputs: ClipOutputs
    /// How long it took, s.
    let seconds: Double

    /// For a person.
    var line: String {
        let places = [outputs.frames?.folder, outputs.video?.path].compactMap { $0 }.joined(separator: " and ")
        let rate = DecimalText.fixed(framesPerSecond, digits: 1)
        return "\(range.count) frames in \(DecimalText.fixed(seconds, digits: 1)) s (\(rate) frames/s): \(places)"
    }

    /// For a program.
    var json: JSONValue {
        let rate = session.script.frameRate
        return .members([
            "script": .string(session.file),
            "firstFrame": .integer(range.lowerBound),
            "lastFrame": .integer(range.upperBound - 1),
            "frameCount": .integer(range.count),
            "width": .integer(session.pixelSize.width),
            "height": .integer(session.pixelSize.height),
            "fps": .string("\(rate)"),
            "duration": .number(FrameClock(rate).seconds(of: range.count)),
            "frames": outputs.frames.map { .string($0.folder) } ?? .null,
            "video": outputs.video.map { .string($0.path) } ?? .null,
            "warnings": .array(session.warnings.map { .string("\($0)") }),
            "seconds": .number(seconds),
            "framesPerSecond": .number(framesPerSecond),
            "peakMemoryMB": MemoryUsage.peak.map { .number(Double($0) / 1e6) } ?? .null,
        ])
    }

    private var framesPerSecond: Double { seconds > 0 ? Double(range.count) / seconds : 0 }
}
