import CLinux
import Foundation

/// Puts a staged file or folder in its place, in a way that can be taken back.
struct Replacement: Hashable, Sendable {
    /// The staged one, and its place. After `apply`, `staged` holds what was in the place before, if anything.
    let staged: String, place: String

    /// Puts all in place, or none.
    ///
    /// - Throws: `OutputError.cannotMake` or `.writeFailed`, with all as it was before.
    static func apply(_ replacements: [Replacement]) throws(OutputError) {
        try UnfinishedOutputs.guarding { () throws(OutputError) in try applyAll(replacements) }
    }

    private static func applyAll(_ replacements: [Replacement]) throws(OutputError) {
        for (index, replacement) in replacements.enumerated() {
            let code = replacement.swap()
            guard code != 0 else { continue }
            for earlier in replacements[..<index].reversed() { earlier.undo() }
            throw .making(replacement.place, code)
        }
    }

    /// Returns 0, or the error number.
    private func swap() -> Int32 {
        if renameat2(AT_FDCWD, staged, AT_FDCWD, place, UInt32(HOOK_RENAME_EXCHANGE)) == 0 { return 0 }
        if errno == ENOENT { return move(staged, place) }
        // Some file systems cannot exchange; then the place is empty for a moment.
        guard errno == EINVAL || errno == ENOSYS else { return errno }
        let aside = staged + ".old"
        let code = move(place, aside)
        guard code == 0 else { return code }
        let second = move(staged, place)
        _ = second == 0 ? move(aside, staged) : move(aside, place)
        return second
    }

    private func undo() {
        if FileTree.mode(of: staged) == nil { _ = move(place, staged) } else { _ = swap() }
    }

    private func move(_ from: String, _ to: String) -> Int32 { rename(from, to) == 0 ? 0 : errno }
}
