import Foundation

/// Writes the frames of one worker; frames that are the same share one file.
final class FrameFileWriter {
    private let folder: FrameFolder
    private let encoder: PNGFrameEncoder
    private var latest: String?

    /// A writer into a folder.
    init(_ folder: FrameFolder, _ encoder: PNGFrameEncoder) {
        self.folder = folder
        self.encoder = encoder
    }

    /// Writes one frame.
    func write(_ frame: Int, _ surface: Surface, _ damage: Damage) throws(OutputError) {
        let isNew = try encoder.update(surface, damage: damage)
        let name = FrameFolder.name(of: frame)
        let path = FileTree.join(folder.staged.path, name)
        // Where links are not to be had (or too many), the same bytes are written once more.
        if !isNew, let latest, link(latest, path) == 0 { return }
        try write(encoder.parts, to: path, name: FileTree.join(folder.staged.place, name))
        latest = path
        folder.saver.save(path)
    }

    private func write(_ parts: [UnsafeRawBufferPointer], to path: String, name: String) throws(OutputError) {
        guard let file = FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL) else { throw .making(name, errno) }
        let code = file.write(parts)
        let late = file.close()
        guard code == 0, late == 0 else { throw .writeFailed(path: name, code: code == 0 ? late : code) }
    }
}
