/// Puts the values of a row into a script.
struct RowEditor {
    let document: JSONDocument
    let root: JSONValue
    let file: String
    let table: RowTable
    let targets: RowTargets
    /// What the columns set that all rows share, which was checked once; nil where each row names its own.
    private let columns: [String: RowColumn]?
    private let uses: [String: [JSONPath]]

    init(
        document: JSONDocument, root: JSONValue, file: String, table: RowTable, targets: RowTargets,
        columns: [String: RowColumn]?
    ) {
        self.document = document
        self.root = root
        self.file = file
        self.table = table
        self.targets = targets
        self.columns = columns
        uses = Variables.uses(in: root)
    }

    /// A script with a row's values in it.
    struct Edit {
        var document: JSONDocument
        var sources: [RowScript.Source]
        /// The end of the text so far, row values included, bytes.
        var end: Int
    }

    /// The script of a row; what cannot be put in is added to `problems`.
    func edit(_ row: RowTable.Row, _ problems: inout [Diagnostic]) -> Edit {
        var edit = Edit(document: document, sources: [], end: document.source.bytes.count)
        var overlap = PlaceOverlap()
        for cell in row.cells {
            do throws(RowTargetError) {
                try put(cell, into: &edit, &overlap)
            } catch {
                problems.append(
                    Diagnostic(
                        .error, file: table.file, position: cell.position, path: cell.column, message: error.message,
                        suggestion: error.suggestion))
            }
        }
        dropIdleVariables(&edit)
        return edit
    }

    /// Takes away the variables that the script uses only where the row sets something else: that is no mistake.
    private func dropIdleVariables(_ edit: inout Edit) {
        guard !uses.isEmpty, !edit.sources.isEmpty, case .object(var members) = edit.document.root?.kind,
            let index = members.firstIndex(where: { $0.key == Variables.key })
        else { return }
        let used = Set(Variables.uses(in: edit.document.root).keys)
        let idle = Set(uses.keys).subtracting(used)
        guard !idle.isEmpty, case .object(let variables) = members[index].value.kind else { return }
        members[index].value.kind = .object(variables.filter { !idle.contains($0.key) })
        edit.document.root?.kind = .object(members)
    }

    /// What a cell's column sets; where the columns are the rows' own, `overlap` has those before it.
    private func column(of cell: RowTable.Cell, _ overlap: inout PlaceOverlap) throws(RowTargetError) -> RowColumn {
        if let known = columns?[cell.column] { return known }
        return try RowColumn(cell.column, targets, &overlap)
    }

    private func put(_ cell: RowTable.Cell, into edit: inout Edit, _ overlap: inout PlaceOverlap) throws(RowTargetError)
    {
        let column = try column(of: cell, &overlap)
        switch column.target {
        case .label: return
        case .variable(let name, let kind):
            let path = JSONPath().appending(Variables.key).appending(name)
            replace(path, with: try value(of: cell, like: kind), of: cell, in: &edit)
            edit.sources += (uses[name] ?? []).map { .init(path: $0.description, position: cell.position) }
            edit.sources.append(.init(path: path.description, position: cell.position))
        case .place(let path):
            replace(path, with: try value(of: cell, for: column.shape), of: cell, in: &edit)
            edit.sources.append(.init(path: path.description, position: cell.position))
        }
    }

    private func value(of cell: RowTable.Cell, like kind: JSONValue.Kind) throws(RowTargetError) -> JSONValue {
        switch cell.value {
        case .text(let words):
            if let value = CellReader.value(of: words, like: kind) { return value }
        case .json(let value):
            if CellReader.isSameKind(value.kind, kind) { return value }
        }
        throw RowTargetError(
            message: "must be \(RowEditor.noun(kind)), as the variable's own value is, not \(cell.value.shown)")
    }

    private static func noun(_ kind: JSONValue.Kind) -> String {
        switch kind {
        case .number: "a number"
        case .bool: "true or false"
        default: "a text"
        }
    }

    private func value(of cell: RowTable.Cell, for shape: ValueShape?) throws(RowTargetError) -> JSONValue {
        switch cell.value {
        case .text(let words):
            guard let shape else { return .string(words) }
            return try CellReader.value(of: words, for: shape)
        case .json(let value): return value
        }
    }

    /// Row values get places beyond the script's text, each its own, since checking tells values apart by their place.
    private func replace(_ path: JSONPath, with value: JSONValue, of cell: RowTable.Cell, in edit: inout Edit) {
        let shift = edit.end + 1
        let moved = value.moved(by: shift)
        edit.end = moved.lastOffset
        if case .json = cell.value, let source = table.source {
            edit.document.source.add(moved.offset...edit.end, of: table.file, .text(source, shift: shift))
        } else {
            edit.document.source.add(moved.offset...edit.end, of: table.file, .place(cell.position))
        }
        edit.document.root = edit.document.root?.replacing(path.steps[...], with: moved)
    }
}

extension RowTable.Value {
    /// The value for messages.
    fileprivate var shown: String {
        switch self {
        case .text(let text): Quoted.text(text)
        case .json(let value): Quoted.bare(JSONWriter.line(value))
        }
    }
}

extension JSONValue {
    /// The place of the last value or key inside.
    fileprivate var lastOffset: Int {
        switch kind {
        case .array(let values): values.map(\.lastOffset).max().map { max($0, offset) } ?? offset
        case .object(let members):
            members.map { max($0.offset, $0.value.lastOffset) }.max().map { max($0, offset) } ?? offset
        default: offset
        }
    }
}
