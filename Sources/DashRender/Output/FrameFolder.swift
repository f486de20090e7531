import Foundation

/// Writes numbered PNG files to a staged folder. Each worker has one writer.
final class FrameFolder: Sendable {
    /// The folder in the making.
    let staged: StagedOutput
    private let replacesWhole: Bool

    /// Starts a folder for the frames of `place`.
    ///
    /// - Parameter replacesWhole: Whether all that `place` holds now goes; else only frames of the same numbers.
    init(_ place: String, replacesWhole: Bool) throws(OutputError) {
        staged = try StagedOutput(.folder, for: place)
        self.replacesWhole = replacesWhole
        if FileTree.mode(of: staged.destination) != nil, !FileTree.isFolder(staged.destination) {
            staged.discard()
            throw .cannotMake(path: place, code: ENOTDIR)
        }
    }

    /// The name of a frame's file: its number in at least five digits.
    static func name(of frame: Int) -> String {
        let digits = String(frame)
        return String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
    }

    /// What a commit has to do for the frames of `range`.
    func replacements(_ range: Range<Int>) throws(OutputError) -> [Replacement] {
        if replacesWhole || !FileTree.isFolder(staged.destination) {
            return [Replacement(staged: staged.path, place: staged.destination)]
        }
        return range.map { frame in
            let name = FrameFolder.name(of: frame)
            return Replacement(
                staged: FileTree.join(staged.path, name), place: FileTree.join(staged.destination, name))
        }
    }
}

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
    }

    private func write(_ parts: [UnsafeRawBufferPointer], to path: String, name: String) throws(OutputError) {
        guard let file = FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL) else { throw .making(name, errno) }
        let code = file.write(parts)
        let late = file.close()
        guard code == 0, late == 0 else { throw .writeFailed(path: name, code: code == 0 ? late : code) }
    }
}
