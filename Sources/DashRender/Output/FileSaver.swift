import Foundation

/// Brings finished files to the disk while the next ones are made, and has the system use their memory for those.
///
/// The system by itself would keep all frames of a clip in memory and write them half a minute later. Taking fresh
/// memory for each costs more than copying the bytes into it: ten times as much on a virtual machine, which has to ask
/// its host. All of this is advice, on a thread of its own: a slow disk delays nobody.
final class FileSaver: @unchecked Sendable {
    /// Files whose bytes may be on their way to the disk; older ones are taken to be there.
    private static let filesInFlight = 32

    private let queue = DispatchQueue(label: "file saver")
    private let hasEnded = CancellationToken()
    /// Only for the queue.
    private var inFlight: [String] = []

    /// Takes care of a file that is written and will not change.
    func save(_ path: String) {
        queue.async { [self] in
            guard !hasEnded.isCancelled else { return }
            FileDescriptor(opening: path, O_RDONLY)?.startSaving()
            inFlight.append(path)
            guard inFlight.count > FileSaver.filesInFlight else { return }
            FileDescriptor(opening: inFlight.removeFirst(), O_RDONLY)?.forget()
        }
    }

    /// Leaves the files that are left to the system.
    func end() { hasEnded.cancel() }
}
