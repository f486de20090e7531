/// A script and a table: one script a row, and all that is wrong with the table.
public struct RowScripts: Sendable {
    /// The column that names the clips where none is asked for.
    public static let standardNameColumn = "name"

    /// The rows that can be used, with their scripts.
    public private(set) var scripts: [RowScript] = []
    /// What makes the table as a whole unusable; then there are no scripts.
    public private(set) var tableProblems: [Diagnostic] = []
    /// What is wrong with single rows, in their order.
    public private(set) var rowProblems: [Diagnostic] = []
    /// How many rows cannot be used.
    public var badRowCount: Int { rowCount - scripts.count }
    private let rowCount: Int

    /// Puts the rows of a table into a script.
    ///
    /// - Parameters:
    ///   - document: The script.
    ///   - file: The script's name for messages.
    ///   - table: The rows.
    ///   - nameColumn: The column that names the clips; nil for `name` where there is one, else the row's number.
    public init(document: JSONDocument, file: String, table: RowTable, nameColumn: String? = nil) {
        rowCount = table.rows.count
        tableProblems = table.problems
        guard let root = document.root, tableProblems.isEmpty else { return }
        let targets = RowTargets(root: root, labels: [RowScripts.standardNameColumn] + [nameColumn].compactMap { $0 })
        let columns = RowScripts.columns(of: table, targets, &tableProblems)
        tableProblems += RowScripts.problems(of: nameColumn, in: table)
        guard tableProblems.isEmpty else { return }
        let editor = RowEditor(
            document: document, root: root, file: file, table: table, targets: targets,
            columns: table.columns.isEmpty ? nil : columns)
        var names = ClipNames(column: nameColumn, rowCount: table.rows.count, file: table.file)
        for row in table.rows {
            var problems = row.problems
            let edit = problems.isEmpty ? editor.edit(row, &problems) : nil
            let name = problems.isEmpty ? names.name(of: row, &problems) : nil
            rowProblems += problems
            guard let edit, let name, problems.isEmpty else { continue }
            scripts.append(
                RowScript(
                    row: row, document: edit.document, name: name, file: file, tableFile: table.file,
                    sources: edit.sources))
        }
    }

    /// A column that is to name the clips and is not there.
    private static func problems(of nameColumn: String?, in table: RowTable) -> [Diagnostic] {
        let known = table.columns.map(\.name)
        guard let nameColumn, !known.isEmpty, !known.contains(nameColumn) else { return [] }
        return [
            Diagnostic(
                .error, file: table.file, path: "--name-from",
                message: "no column is called \(Quoted.text(nameColumn))",
                suggestion: Nearest.suggestion(for: nameColumn, in: known, orList: "there are:"))
        ]
    }

    /// The columns that all rows share; those that mean nothing, or the same as another, are told.
    private static func columns(
        of table: RowTable, _ targets: RowTargets, _ problems: inout [Diagnostic]
    ) -> [String: RowColumn] {
        var overlap = PlaceOverlap()
        var columns: [String: RowColumn] = [:]
        for column in table.columns {
            do throws(RowTargetError) {
                columns[column.name] = try RowColumn(column.name, targets, &overlap)
            } catch {
                problems.append(
                    Diagnostic(
                        .error, file: table.file, position: column.position, message: error.message,
                        suggestion: error.suggestion))
            }
        }
        return columns
    }
}
