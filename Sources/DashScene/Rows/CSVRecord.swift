/// A line of a CSV file, which may hold line ends within quotes.
struct CSVRecord: Hashable, Sendable {
    /// A value and its place.
    struct Field: Hashable, Sendable {
        var text: String
        var offset: Int
    }

    /// Where it starts, bytes.
    var offset: Int
    /// Where it ends, bytes.
    var end = 0
    /// Its values.
    var fields: [Field]
    /// What is wrong with it.
    var problem: JSONProblem?
}
