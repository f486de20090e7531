/// Makes a table of a JSON list of objects.
struct JSONTableReader {
    private let document: JSONDocument
    private let file: String

    init(_ document: JSONDocument, file: String) {
        self.document = document
        self.file = file
    }

    func read(into table: inout RowTable) {
        table.problems = document.problems.map { problem($0.message, at: $0.offset) }
        guard let root = document.root, table.problems.isEmpty else { return }
        guard case .array(let values) = root.kind else {
            table.problems = [problem("must be a list of objects, one a clip", at: root.offset)]
            return
        }
        if values.isEmpty { table.problems = [problem("the list has no rows", at: root.offset)] }
        table.rows = values.enumerated().map { row($1, number: $0 + 1) }
    }

    private func row(_ value: JSONValue, number: Int) -> RowTable.Row {
        var row = RowTable.Row(
            number: number, position: document.source.position(of: value.offset), cells: [], problems: [])
        guard case .object(let members) = value.kind else {
            row.problems = [problem("a row must be an object", at: value.offset)]
            return row
        }
        for (index, member) in members.enumerated() {
            if members[..<index].contains(where: { $0.key == member.key }) {
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
