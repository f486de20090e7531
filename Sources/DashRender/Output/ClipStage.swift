import Foundation

/// The outputs of one run while they are made.
final class ClipStage: Sendable {
    /// The folder of frames, if wanted.
    let folder: FrameFolder?
    /// The encoder, if wanted.
    let pipe: VideoPipe?
    /// Where the workers' frames are counted, unless the encoder counts them.
    let counter: FrameCounter
    private let video: StagedOutput?
    private let writer: ClipWriter

    /// Stages the outputs and starts the encoder.
    init(
        _ writer: ClipWriter, progress: @escaping @Sendable (Int) -> Void, cancellation: CancellationToken
    ) throws(OutputError) {
        self.writer = writer
        counter = FrameCounter(progress)
        let outputs = writer.outputs
        var opened: [StagedOutput] = []
        do throws(OutputError) {
            folder = try outputs.frames.map { wanted throws(OutputError) in
                try FrameFolder(wanted.folder, replacesWhole: wanted.replacesWhole)
            }
            opened += [folder?.staged].compactMap { $0 }
            video = try outputs.video.map { wanted throws(OutputError) in try ClipStage.stage(wanted) }
            opened += [video].compactMap { $0 }
            if let wanted = outputs.video, let video {
                pipe = try VideoPipe(
                    wanted.command, writing: video.path, executable: wanted.executable, frames: writer.frames,
                    cancellation: cancellation, sent: progress)
            } else {
                pipe = nil
            }
        } catch {
            opened.forEach { $0.discard() }
            throw error
        }
    }

    private static func stage(_ wanted: ClipOutputs.Video) throws(OutputError) -> StagedOutput {
        if FileTree.isFolder(wanted.path) { throw .cannotMake(path: wanted.path, code: EISDIR) }
        return try StagedOutput(.file, for: wanted.path)
    }

    /// Makes the writer of one worker.
    func makeFrameWriter() throws(OutputError) -> FrameFileWriter? {
        guard let folder, let wanted = writer.outputs.frames else { return nil }
        let encoder = try PNGFrameEncoder(width: writer.width, height: writer.height, engine: wanted.engine)
        return FrameFileWriter(folder, encoder)
    }

    /// Makes the converter of one worker.
    func makeConverter() throws(OutputError) -> I420Converter? {
        pipe == nil ? nil : try I420Converter(width: writer.width, height: writer.height)
    }

    /// Waits for the encoder's last byte.
    func finish() throws(OutputError) { try pipe?.finish() }

    /// Stops the encoder.
    func abort() { pipe?.abort() }

    /// Puts all outputs in place, or none of them; one run at a time, so that two do not mix.
    func commit(_ frames: Range<Int>) throws(OutputError) {
        folder?.saver.end()
        let replacements =
            (try folder?.replacements(frames) ?? [])
            + [video].compactMap { $0 }.map { Replacement(staged: $0.path, place: $0.destination) }
        // Sorted, so that two runs cannot wait for each other.
        let folders = Set([folder?.staged.folder, video?.folder].compactMap { $0 }.map { FileTree.resolve($0) })
        let locks = folders.sorted().map { FolderLock($0) }
        defer { locks.forEach { $0.release() } }
        try Replacement.apply(replacements)
    }

    /// Removes what was staged, or after a commit what was replaced.
    func discard() {
        folder?.saver.end()
        video?.discard()
        folder?.staged.discard()
    }
}
