/// What a column of a table sets, and what may stand there.
struct RowColumn {
    let target: RowTarget
    /// What a place takes; nil for other targets.
    let shape: ValueShape?

    /// Finds out what a column sets.
    ///
    /// - Parameter overlap: What the columns before it set.
    init(_ name: String, _ targets: RowTargets, _ overlap: inout PlaceOverlap) throws(RowTargetError) {
        target = try targets.target(of: name)
        guard case .place(let path) = target else {
            shape = nil
            return
        }
        try overlap.add(path, of: name)
        shape = try targets.shape(at: path)
    }
}
