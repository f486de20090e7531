import Foundation

/// Encodes frames to an MP4 file while they are made. Frames may come from several threads in any order.
public final class VideoPipe: Sendable {
    private let process: EncoderProcess
    private let input: FileDescriptor
    private let line: FrameLine
    private let sender: FrameSender
    private let cancellation: CancellationToken
    private let path: String
    private let frameCount: Int

    /// Frames' worth of bytes that may wait for the encoder.
    static let waitingFrames = 6

    /// Starts the encoder.
    ///
    /// - Parameters:
    ///   - path: The file that it writes, replaced where there is one.
    ///   - executable: ffmpeg, as `EncoderLocator` finds it.
    ///   - frames: The numbers of the frames that will come.
    ///   - sent: Called with the number of frames that the encoder has taken, after each one.
    /// - Throws: `OutputError.oddVideoSize` or `.encoderNotStarted`.
    public init(
        _ command: EncoderCommand, writing path: String, executable: String, frames: Range<Int>,
        cancellation: CancellationToken, sent: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws(OutputError) {
        guard command.width % 2 == 0, command.height % 2 == 0 else {
            throw .oddVideoSize(width: command.width, height: command.height)
        }
        guard let pipe = Pipe(capacity: VideoPipe.capacity) else {
            throw .encoderNotStarted(path: executable, code: errno)
        }
        let process = try EncoderProcess(
            executable: executable, arguments: command.arguments(writing: path), reading: pipe.reading)
        let frameBytes = command.width * command.height * 3 / 2
        line = FrameLine(frames, limit: VideoPipe.waitingFrames * frameBytes, cancellation: cancellation)
        sender = FrameSender(
            line, to: FrameTarget(pipe.writing), explain: { VideoPipe.explain($0, process) }, sent: sent)
        self.process = process
        self.path = path
        frameCount = frames.count
        input = pipe.writing
        self.cancellation = cancellation
    }

    /// The largest pipe that needs no privilege, bytes.
    private static let capacity: Int32 = 1 << 20
    /// How long an encoder that takes no more frames may take to end, s.
    private static let grace = 2.0

    /// Hands over frame `number`; waits while the encoder is far behind.
    public func send(_ frame: I420Frame, at number: Int) throws(OutputError) { try line.put(frame, at: number) }

    /// Whether the encoder is about to run out of frames.
    var isShort: Bool { line.isShort }

    /// Whether the encoder has taken any frame yet.
    var hasStarted: Bool { line.hasStarted }

    /// Waits until the encoder has written the whole file. After an error it has ended, too.
    public func finish() throws(OutputError) {
        do throws(OutputError) {
            try sender.finish(cancellation)
            input.close()
            try process.awaitSuccess(cancellation)
            if let problem = VideoFileCheck.problem(path, frames: frameCount) {
                throw OutputError.encoderDied(how: problem, words: process.lastWords)
            }
        } catch {
            process.kill()
            process.waitForExit()
            throw error
        }
    }

    /// Ends the encoder at once and waits until it is gone; its file is broken.
    public func abort() {
        line.stop(.cancelled)
        process.kill()
        process.waitForExit()
        try? sender.finish()
    }

    /// What a broken pipe means: the encoder's end, and why.
    private static func explain(_ code: Int32, _ process: EncoderProcess) -> OutputError {
        guard let exit = process.waitForExit(seconds: grace) else {
            process.kill()
            process.waitForExit()
            return .encoderDied(how: "takes no more frames (\(OutputError.words(code)))", words: process.lastWords)
        }
        let how = exit.isSuccess ? "stopped before the last frame" : exit.description
        return .encoderDied(how: how, words: process.lastWords)
    }
}
