import Foundation

/// Works on the entries of a list on several threads, each entry on one.
struct WorkQueue {
    /// The most threads.
    let width: Int

    /// Calls `body` once for each number below `count`, in order, as threads come free; `share` is how many of the
    /// threads an entry may use for itself, which is more than one when few entries are left.
    ///
    /// - Throws: The first error that `body` throws; entries under way are finished then, and no others begun.
    func run(_ count: Int, _ body: @escaping @Sendable (_ index: Int, _ share: Int) throws -> Void) throws {
        let state = State(count: count, width: width)
        let workers = DispatchGroup()
        for _ in 0..<min(width, count) {
            workers.enter()
            Thread.detachNewThread {
                while let (index, share) = state.take() {
                    do { try body(index, share) } catch { state.fail(error) }
                }
                workers.leave()
            }
        }
        workers.wait()
        if let failure = state.failure { throw failure }
    }

    private final class State: @unchecked Sendable {
        private let lock = NSLock()
        private let count: Int
        private let width: Int
        private var next = 0
        private var error: (any Error)?

        init(count: Int, width: Int) {
            self.count = count
            self.width = width
        }

        var failure: (any Error)? { lock.withLock { error } }

        func take() -> (index: Int, share: Int)? {
            lock.withLock {
                guard error == nil, next < count else { return nil }
                defer { next += 1 }
                return (next, max(1, width / (count - next)))
            }
        }

        func fail(_ error: any Error) { lock.withLock { self.error = self.error ?? error } }
    }
}
