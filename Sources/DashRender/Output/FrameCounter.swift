import Foundation

/// Counts frames that several threads finish, and tells the count to one listener at a time.
final class FrameCounter: @unchecked Sendable {
    private let lock = NSLock()
    private let listener: @Sendable (Int) -> Void
    private var count = 0

    /// A count of 0.
    init(_ listener: @escaping @Sendable (Int) -> Void) { self.listener = listener }

    /// Adds one frame.
    func add() {
        lock.lock()
        defer { lock.unlock() }
        count += 1
        listener(count)
    }
}
