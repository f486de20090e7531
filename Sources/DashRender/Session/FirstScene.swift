import Synchronization

/// Hands a script that is laid out already to the first thread that asks for it. All others lay it out themselves, as
/// a text shaper is for one thread alone.
final class FirstScene: Sendable {
    private let slot: Mutex<LaidOutScript?>

    /// Keeps a script until it is taken; nil for nothing to take.
    init(_ script: sending LaidOutScript?) { slot = Mutex(script) }

    /// The script, once.
    func take() -> sending LaidOutScript? {
        slot.withLock { kept in
            let taken = kept
            kept = nil
            return taken
        }
    }
}
