import DashScene
import Foundation

/// One place for each map that was asked for.
final class MapShelf: @unchecked Sendable {
    struct Key: Hashable {
        let view: MapView
        let scale: Double
    }

    /// The place of one map, made by whoever asks first.
    final class Slot: @unchecked Sendable {
        private let lock = NSLock()
        private var finished: FinishedMap?

        /// The map; `make` runs once, unless it fails.
        func map(_ make: () throws -> FinishedMap) throws -> FinishedMap {
            lock.lock()
            defer { lock.unlock() }
            if let finished { return finished }
            let made = try make()
            finished = made
            return made
        }

        /// The finished map's warnings.
        var warnings: [MapWarning] { lock.withLock { finished?.warnings ?? [] } }
    }

    private let lock = NSLock()
    private var known: [Key: Slot] = [:]

    func slot(for key: Key) -> Slot {
        lock.withLock {
            if let slot = known[key] { return slot }
            let slot = Slot()
            known[key] = slot
            return slot
        }
    }

    var slots: [Slot] { lock.withLock { Array(known.values) } }
}
