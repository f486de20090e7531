import Foundation
import Synchronization

/// All outputs in the making, so that a process that must end at once leaves none of them behind.
public enum UnfinishedOutputs {
    private static let list = Mutex<[StagedOutput]>([])

    /// How often a folder that others still write into is removed anew.
    private static let attempts = 20

    /// Removes them while their makers may still be at work; only for a process that ends right after. What is being
    /// put in its place meanwhile is put there whole.
    public static func removeAll() {
        list.withLock { outputs in
            for output in outputs {
                for _ in 0..<attempts where FileTree.mode(of: output.path) != nil { output.remove() }
            }
        }
    }

    static func add(_ output: StagedOutput) { list.withLock { $0.append(output) } }

    static func drop(_ output: StagedOutput) { list.withLock { $0.removeAll { $0 === output } } }

    /// Does something that `removeAll` must not come between.
    static func guarding<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        try list.withLock { (_: inout sending [StagedOutput]) throws(Failure) in try body() }
    }
}
