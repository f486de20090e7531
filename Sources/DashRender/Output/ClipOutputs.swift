/// What a clip is written to.
public struct ClipOutputs: Hashable, Sendable {
    /// A folder of numbered PNG files.
    public struct Frames: Hashable, Sendable {
        /// The folder; made where it is missing.
        public var folder: String
        /// Whether it is replaced whole, stale frames included; else only frames of the same numbers are.
        public var replacesWhole: Bool
        /// What compresses the files.
        public var engine: DeflateEngine

        /// Makes a description.
        public init(folder: String, replacesWhole: Bool, engine: DeflateEngine = .fastest) {
            self.folder = folder
            self.replacesWhole = replacesWhole
            self.engine = engine
        }
    }

    /// An MP4 file.
    public struct Video: Hashable, Sendable {
        /// The file.
        public var path: String
        /// How it is encoded.
        public var command: EncoderCommand
        /// ffmpeg, as `EncoderLocator` finds it.
        public var executable: String

        /// Makes a description.
        public init(path: String, command: EncoderCommand, executable: String) {
            self.path = path
            self.command = command
            self.executable = executable
        }
    }

    /// The PNG files, if wanted.
    public var frames: Frames?
    /// The video, if wanted.
    public var video: Video?

    /// Makes a description; without either, frames are rendered and forgotten.
    public init(frames: Frames? = nil, video: Video? = nil) {
        self.frames = frames
        self.video = video
    }
}
