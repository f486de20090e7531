/// A script with the values of one row of a table put in.
public struct RowScript: Sendable {
    /// The row.
    public let row: RowTable.Row
    /// The script.
    public let document: JSONDocument
    /// What the clip is called; unique, and good as a folder's name.
    public let name: String
    let file: String
    /// The table.
    let tableFile: String
    /// The places of the script that the row sets, and where it does.
    let sources: [Source]

    /// A place of the script that a row sets.
    struct Source: Hashable, Sendable {
        var path: String
        var position: SourceText.Position
    }

    /// The row's place for messages: `rows.csv:7`.
    public var place: String { "\(tableFile):\(row.position.line)" }

    /// A problem of the script at the cell that set the value; nil when no cell of the row did.
    public func atCell(_ problem: Diagnostic) -> Diagnostic? {
        if problem.file == tableFile { return problem }
        guard problem.file == file, let source = source(of: problem.path) else { return nil }
        var located = problem
        located.file = tableFile
        located.position = source.position
        return located
    }

    /// What set a place, or some of the canvas, whose sides and scale are judged together.
    private func source(of path: String) -> Source? {
        sources.first { $0.covers(path) }
            ?? (path == ScriptShape.canvasKey ? sources.first { $0.path.hasPrefix(path + ".") } : nil)
    }

    /// Problems of the script as problems of the row: at the cell that set the value, or else at the script's own
    /// place with the row before it.
    public func located(_ problems: [Diagnostic]) -> [Diagnostic] {
        problems.map { problem in
            if let located = atCell(problem) { return located }
            var located = problem
            located.file = "\(place): \(problem.file)"
            return located
        }
    }
}

extension RowScript.Source {
    /// Whether a path is the place's own or lies below it.
    fileprivate func covers(_ other: String) -> Bool {
        guard other.hasPrefix(path) else { return false }
        let rest = other.dropFirst(path.count)
        return rest.isEmpty || rest.first == "." || rest.first == "["
    }
}
