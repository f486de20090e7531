import DashScene

/// One frame, by number or by time.
struct FrameChoice: Hashable, Sendable {
    private let frame: Int?
    private let time: ClipTime?

    private static let frameOption = Option("frame", .integer(0...999_999_999), help: "The frame by its number.")
    private static let atOption = Option(
        "at", .seconds, help: "The frame by its time: the first one at or after S seconds.")

    /// The options.
    static let declarations = [frameOption.declaration, atOption.declaration]

    /// Reads the options.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        frame = try arguments.value(FrameChoice.frameOption)
        time = try arguments.value(FrameChoice.atOption)
    }

    /// Checks that exactly one was given.
    func validate() throws(UsageError) {
        guard (frame == nil) != (time == nil) else {
            throw UsageError(
                frame == nil ? "no frame is named" : "--frame and --at exclude each other",
                todo: "give --frame N or --at S")
        }
    }

    /// The frame's number in a clip of `count` frames.
    func number(in count: Int, clock: FrameClock) throws(UsageError) -> Int {
        let number = frame ?? time.map { clock.firstFrame(at: $0) } ?? 0
        guard number < count else {
            let given = frame.map { "--frame \($0)" } ?? "--at \(FrameTimes.text(time ?? .zero))"
            throw UsageError("\(given) is after the clip's last frame", todo: FrameTimes.last(of: count, clock))
        }
        return number
    }
}
