import Foundation

/// The encoder's own speed: the same frames through the same ffmpeg command, from a file and without rendering.
public struct EncoderFloor: Sendable {
    /// How the frames are encoded.
    public var command: EncoderCommand
    /// ffmpeg, as `EncoderLocator` finds it.
    public var executable: String

    /// Makes a floor.
    public init(_ command: EncoderCommand, executable: String) {
        self.command = command
        self.executable = executable
    }

    /// Renders frames into a file of raw I420, to be fed to `run`. About 5.7 MB a frame at 1320 x 2868 px.
    public static func record(
        _ frames: Range<Int>, of renderer: any FrameRenderer, to path: String,
        cancellation: CancellationToken = CancellationToken()
    ) throws {
        guard let file = FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC) else {
            throw OutputError.making(path, errno)
        }
        let converter = try I420Converter(width: renderer.surface.width, height: renderer.surface.height)
        for frame in frames {
            try cancellation.check()
            let damage = try renderer.render(frame)
            let converted = converter.convert(renderer.surface, damage: damage)
            let code = withExtendedLifetime(converted) { file.write(converted.pieces) }
            guard code == 0 else { throw OutputError.writeFailed(path: path, code: code) }
        }
        let late = file.close()
        guard late == 0 else { throw OutputError.writeFailed(path: path, code: late) }
    }

    /// Reads a file to its end, so that the system has it in memory.
    public static func warm(_ path: String) throws(OutputError) {
        guard let file = FileDescriptor(opening: path, O_RDONLY) else { throw .readFailed(path: path, code: errno) }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = read(file.number, &buffer, buffer.count)
            if count == 0 { return }
            if count < 0, errno != EINTR { throw .readFailed(path: path, code: errno) }
        }
    }

    /// Encodes a recorded file, which is ffmpeg's standard input itself, so that not even a pipe lies between.
    ///
    /// - Throws: `OutputError.encoderNotStarted`, `.encoderDied`, or `.readFailed` when there is no such file.
    public func run(
        _ recording: String, writing path: String, cancellation: CancellationToken = CancellationToken()
    ) throws(OutputError) {
        guard let file = FileDescriptor(opening: recording, O_RDONLY) else {
            throw .readFailed(path: recording, code: errno)
        }
        let process = try EncoderProcess(
            executable: executable, arguments: command.arguments(writing: path), reading: file)
        try process.awaitSuccess(cancellation)
    }
}
