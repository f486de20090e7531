import Foundation

/// Writes numbered PNG files to a staged folder. Each worker has one writer.
final class FrameFolder: Sendable {
    /// The folder in the making.
    let staged: StagedOutput
    /// What brings its files to the disk.
    let saver = FileSaver()
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
