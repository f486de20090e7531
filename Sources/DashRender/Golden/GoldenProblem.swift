/// Why a check fails.
public enum GoldenProblem: Hashable, Sendable, CustomStringConvertible {
    /// The script is not the one that was recorded.
    case otherScript
    /// The scale is not the one that was recorded: then, now.
    case otherScale(String, String)
    /// A font file is not the one that was recorded.
    case otherFont(String)
    /// The manifest lists it, but its file is gone.
    case missing(name: String)
    /// Its file cannot be read; why.
    case unreadable(name: String, words: String)
    /// Its file's pixels are not those of the record.
    case altered(name: String)
    /// The file lies among the goldens, but the manifest does not list it.
    case orphaned(file: String)
    /// It is wanted, but was never recorded.
    case unrecorded(name: String)
    /// It was recorded, but is no longer wanted.
    case unwanted(name: String)
    /// What is drawn now differs; how.
    case differs(name: String, words: String)

    /// One line for a person.
    public var description: String {
        switch self {
        case .otherScript:
            "the script, or an option that changes it (--brand, --dark, --size, --fps), is not as "
                + "recorded; record again if the change is wanted"
        case .otherScale(let then, let now): "recorded at scale \(then), checked at \(now); use the same"
        case .otherFont(let change): "font \(change); use the recorded fonts (--fonts DIR), or record again"
        case .missing(let name): "\(name): its file is missing; restore it, or record again"
        case .unreadable(let name, let words): "\(name): \(words)"
        case .altered(let name): "\(name): its file is not the one that was recorded; restore it, or record again"
        case .orphaned(let file): "\(file): no golden of the manifest; delete it"
        case .unrecorded(let name): "\(name): was never recorded; record again"
        case .unwanted(let name): "\(name): was recorded, but is no longer wanted; record again"
        case .differs(let name, let words): "\(name): \(words)"
        }
    }
}
