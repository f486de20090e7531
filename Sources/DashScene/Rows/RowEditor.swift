/// Puts the values of a row into a script.
struct RowEditor {
    let document: JSONDocument
    let root: JSONValue
    let file: String
    let tableFile: String
    let targets: RowTargets
    private let uses: [String: [JSONPath]]

    init(document: JSONDocument, root: JSONValue, file: String, tableFile: String, targets: RowTargets) {
        self.document = document
        self.root = root
        self.file = file
        self.tableFile = tableFile
        self.targets = targets
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
                        .error, file: tableFile, position: cell.position, path: cell.column, message: error.message,
                        suggestion: error.suggestion))
            }
        }
        return edit
    }

    private func put(_ cell: RowTable.Cell, into edit: inout Edit, _ overlap: inout PlaceOverlap) throws(RowTargetError)
    {
        switch try targets.target(of: cell.column) {
        case .label: return
        case .variable(let name, let kind):
            let path = JSONPath().appending(Variables.key).appending(name)
            replace(path, with: try value(of: cell, like: kind), in: &edit)
            edit.sources += (uses[name] ?? []).map { .init(path: $0.description, position: cell.position) }
            edit.sources.append(.init(path: path.description, position: cell.position))
        case .place(let path):
            try overlap.add(path, of: cell.column)
            replace(path, with: try value(of: cell, at: path), in: &edit)
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

    private func value(of cell: RowTable.Cell, at path: JSONPath) throws(RowTargetError) -> JSONValue {
        switch cell.value {
        case .text(let words): CellReader.value(of: words, for: try targets.shape(at: path))
        case .json(let value): value
        }
    }

    /// Row values get places beyond the script's text, each its own, since checking tells values apart by their place.
    private func replace(_ path: JSONPath, with value: JSONValue, in edit: inout Edit) {
        let moved = value.moved(by: edit.end + 1)
        edit.end = moved.lastOffset
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
