/// Makes a table of a JSON list of objects.
struct JSONTableReader {
    private let document: JSONDocument
    private let file: String

    init(_ document: JSONDocument, file: String) {
        self.document = document
        self.file = file
    }

    func read(into table: inout RowTable) {
        table.source = document.source
        table.problems = document.problems.map { problem($0.message, at: $0.offset) }
        guard let root = document.root, table.problems.isEmpty else { return }
        guard case .array(let values) = root.kind else {
            table.problems = [problem("must be a list of objects, one a clip", at: root.offset)]
            return
        }
        if values.isEmpty { table.problems = [problem("the list has no rows", at: root.offset)] }
        table.rows = values.enumerated().map { row($1, number: $0 + 1) }
        for bad in document.badBytes {
            // Each lies in the last row that begins before it.
            guard let index = values.lastIndex(where: { $0.offset <= bad.offset }) else { continue }
            table.rows[index].problems.append(problem(bad.message, at: bad.offset))
        }
    }

    private func row(_ value: JSONValue, number: Int) -> RowTable.Row {
        var row = RowTable.Row(
            number: number, position: document.source.position(of: value.offset), cells: [], problems: [])
        guard case .object(let members) = value.kind else {
            row.problems = [problem("a row must be an object", at: value.offset)]
            return row
        }
        var keys: Set<String> = []
        for member in members {
            if !keys.insert(member.key).inserted {
                row.problems.append(problem("the key \(Quoted.text(member.key)) is given twice", at: member.offset))
            } else if member.value.kind != .null {
                row.cells.append(
                    RowTable.Cell(
                        column: member.key, position: document.source.position(of: member.value.offset),
                        value: .json(member.value)))
            }
        }
        return row
    }

    private func problem(_ message: String, at offset: Int) -> Diagnostic {
        Diagnostic(.error, file: file, position: document.source.position(of: offset), message: message)
    }
}
