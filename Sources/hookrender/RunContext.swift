import DashRender
import Foundation

/// What a running command may ask of the program around it.
struct RunContext: Sendable {
    /// Says whether the person wants the run to stop.
    let cancellation: Cancellation
}

/// Remembers the signal that asked the run to stop, and tells all who work on it.
final class Cancellation: @unchecked Sendable {
    /// What the renderer watches.
    let token = CancellationToken()
    private let lock = NSLock()
    private var received: Int32?

    /// The signal that came first; nil while the run may go on.
    var signal: Int32? { lock.withLock { received } }

    /// Asks the run to stop.
    func request(_ signal: Int32) {
        lock.withLock { received = received ?? signal }
        token.cancel()
    }
}
