import DashScene

/// Why a feature was left out of the tiles.
public struct FeatureProblem: Hashable, Sendable, CustomStringConvertible {
    /// The file that holds it.
    public let file: String
    /// Its place in the collection, 0 for the first.
    public let index: Int
    /// Its name, where it has one.
    public let name: String?
    /// What is wrong.
    public let reason: String

    /// "feature 3 ("Mill Lane")".
    var subject: String { "feature \(index)" + (name.map { " (\(Quoted.text($0)))" } ?? "") }

    /// One line for a person.
    public var description: String { "\(file): \(subject): \(reason); skipped" }
}
