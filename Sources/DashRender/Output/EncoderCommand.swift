import DashScene

/// The one way ffmpeg is called: raw I420 on its standard input, an MP4 file out, the same bytes on every run.
public struct EncoderCommand: Hashable, Sendable {
    /// The sides, px; both even.
    public var width: Int, height: Int
    /// Frames a second.
    public var rate: FrameRate
    /// x264's constant rate factor, 0 (lossless) to 51.
    public var crf: Int
    /// x264's threads. The bytes depend on it, so it does not follow the machine.
    public var threads: Int

    /// Visually the same as the frames for this kind of content.
    public static let defaultCRF = 18
    /// Measured on 2 cores: 3 to 8 threads are equally fast, 2 take 10 % and 1 takes 60 % longer. Four also use the
    /// cores of a common laptop, and cost less memory than eight.
    public static let defaultThreads = 4

    /// Frames that ffmpeg reads ahead, on a thread of its own: its encoder never waits for the pipe, which on a busy
    /// machine took up to half of its time.
    private static let readAhead = 8

    /// Makes a command.
    public init(
        width: Int, height: Int, rate: FrameRate, crf: Int = EncoderCommand.defaultCRF,
        threads: Int = EncoderCommand.defaultThreads
    ) {
        self.width = width
        self.height = height
        self.rate = rate
        self.crf = crf
        self.threads = threads
    }

    /// The arguments after ffmpeg's own name; `path` is the file to write, taken literally.
    public func arguments(writing path: String) -> [String] {
        general + input + encoding + output + ["file:" + path]
    }

    private var general: [String] { ["-hide_banner", "-nostdin", "-nostats", "-loglevel", "error", "-y"] }

    private var input: [String] {
        [
            "-f", "rawvideo", "-pixel_format", "yuv420p", "-video_size", "\(width)x\(height)",
            "-framerate", rate.description, "-thread_queue_size", "\(EncoderCommand.readAhead)",
        ] + colour + ["-i", "pipe:0"]
    }

    private var encoding: [String] {
        ["-map", "0:v", "-an", "-c:v", "libx264", "-preset", "veryfast", "-crf", "\(crf)", "-threads", "\(threads)"]
            + ["-pix_fmt", "yuv420p", "-r", rate.description] + colour
    }

    private var output: [String] {
        [
            "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1", "-movflags", "+faststart", "-f",
            "mp4",
        ]
    }

    private var colour: [String] {
        [
            "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv",
            "-chroma_sample_location", "left",
        ]
    }
}
