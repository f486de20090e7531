/// One font file that text may be set in.
public struct FontFile: Hashable, Sendable {
    /// Where it is.
    public let path: String
    /// The family names in it, sorted.
    public let families: [String]

    /// Makes an entry.
    public init(path: String, families: [String]) {
        self.path = path
        self.families = families
    }
}
