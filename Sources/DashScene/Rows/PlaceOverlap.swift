/// Finds columns that set the same place of a script, or one of which sets a place inside the other's: the later one
/// would undo the earlier one without a word.
struct PlaceOverlap {
    /// The column of each place, and one of the columns inside each place that is above one.
    private var columns: [JSONPath: String] = [:]
    private var inside: [JSONPath: String] = [:]

    /// Notes what a column sets; an error where an earlier column sets some of the same.
    mutating func add(_ path: JSONPath, of column: String) throws(RowTargetError) {
        var above: [JSONPath] = []
        for count in 1..<max(1, path.steps.count) { above.append(JSONPath(Array(path.steps[..<count]))) }
        if let other = ([path] + above).compactMap({ columns[$0] }).first ?? inside[path] {
            throw RowTargetError(
                message: "\(Quoted.text(column)) and \(Quoted.text(other)) set the same place",
                suggestion: "leave one of them out")
        }
        columns[path] = column
        for place in above where inside[place] == nil { inside[place] = column }
    }
}
