/// The ways to play a clip whose speeds are compared.
public enum BenchStage: String, Hashable, Sendable, CaseIterable {
    /// Pixels alone, by one worker.
    case raster
    /// Pixels alone, by one worker that puts every frame together anew from ready words, shapes and pictures.
    case rasterScratch
    /// Pixels alone, by one worker that keeps nothing from frame to frame.
    case rasterNoCache
    /// Numbered PNG files.
    case png
    /// The video.
    case video
    /// PNG files and the video in one pass.
    case everything
    /// The encoder alone, with frames from a file.
    case floor

    /// A round of runs. Around each stage that has the encoder at work, the encoder works alone.
    public static let round: [BenchStage] = [
        .raster, .rasterScratch, .rasterNoCache, .png, .floor, .video, .floor, .everything, .floor,
    ]

    /// What a worker takes over from frame to frame; nil for stages that write something.
    public var reuse: FrameReuse? {
        switch self {
        case .raster: .pixels
        case .rasterScratch: .sprites
        case .rasterNoCache: .nothing
        case .png, .video, .everything, .floor: nil
        }
    }

    /// Whether it writes PNG files.
    public var writesFrames: Bool { self == .png || self == .everything }
}
