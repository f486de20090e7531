/// What a record changes.
public struct GoldenChanges: Hashable, Sendable {
    /// One golden's change.
    public enum Change: Hashable, Sendable {
        /// It was not there before.
        case added(name: String)
        /// Its pixels change; in words how.
        case changed(name: String, words: String)
        /// It is no longer wanted and goes.
        case removed(name: String)
    }

    /// The changes, in the order of names within each kind.
    public internal(set) var changes: [Change] = []
    /// What changes beside the pictures: script, scale, environment.
    public internal(set) var notes: [String] = []
    /// How many goldens stay as they are.
    public internal(set) var unchanged = 0

    /// What to print, a line each.
    public var lines: [String] {
        let all = changes.map { change in
            switch change {
            case .added(let name): "added \(name)"
            case .changed(let name, let words): "changed \(name): \(words)"
            case .removed(let name): "removed \(name)"
            }
        }
        return notes + all + (unchanged > 0 ? ["unchanged: \(unchanged)"] : [])
    }
}
