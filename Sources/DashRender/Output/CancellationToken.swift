import Synchronization

/// Lets one thread ask others to stop. `cancel` is a single atomic store, so a signal handler may call it.
public final class CancellationToken: Sendable {
    private let flag = Atomic<Bool>(false)

    /// A token that has not been cancelled.
    public init() {}

    /// Asks everyone who watches this token to stop soon.
    public func cancel() { flag.store(true, ordering: .relaxed) }

    /// Whether `cancel` was called.
    public var isCancelled: Bool { flag.load(ordering: .relaxed) }

    /// Throws `OutputError.cancelled` when `cancel` was called.
    public func check() throws(OutputError) {
        if isCancelled { throw .cancelled }
    }
}
