/// Names the clips of a table, so that each name is its own and good as a folder's name on any system.
struct ClipNames {
    /// The longest name, UTF-8 bytes; file systems take 255.
    static let limit = 200

    private let column: String?
    private let digits: Int
    private let file: String
    private var taken: [String: Int] = [:]

    /// Names for the rows of `file` from a column; nil for the standard one, or else the rows' numbers.
    init(column: String?, rowCount: Int, file: String) {
        self.column = column
        digits = String(rowCount).count
        self.file = file
    }

    /// The name of a row's clip; nil after adding to `problems` why there is none.
    mutating func name(of row: RowTable.Row, _ problems: inout [Diagnostic]) -> String? {
        let cell = row.cells.first { $0.column == column ?? RowScripts.standardNameColumn }
        do throws(RowTargetError) {
            return try claim(try wish(cell, row), row)
        } catch {
            problems.append(
                Diagnostic(
                    .error, file: file, position: cell?.position ?? row.position, path: cell?.column ?? "",
                    message: error.message, suggestion: error.suggestion))
            return nil
        }
    }

    /// The name that a row asks for.
    private func wish(_ cell: RowTable.Cell?, _ row: RowTable.Row) throws(RowTargetError) -> String {
        guard let cell else {
            guard let column else { return number(row) }
            throw RowTargetError(message: "the row has no \(Quoted.text(column)) to name its clip")
        }
        guard let words = cell.words else {
            throw RowTargetError(message: "must be a text or a number, to name the clip")
        }
        let safe = ClipNames.safe(words)
        if safe.isEmpty { throw RowTargetError(message: "\(Quoted.text(words)) leaves no name for a folder") }
        if safe.utf8.count > ClipNames.limit {
            throw RowTargetError(
                message: "a clip's name may have at most \(ClipNames.limit) bytes, not \(safe.utf8.count)")
        }
        return safe
    }

    private mutating func claim(_ name: String, _ row: RowTable.Row) throws(RowTargetError) -> String {
        // Some file systems do not tell capitals from small letters.
        let key = name.lowercased()
        if let line = taken[key] {
            throw RowTargetError(
                message: "the name \(Quoted.text(name)) is taken by line \(line)",
                suggestion: "give each row its own name")
        }
        taken[key] = row.position.line
        return name
    }

    private func number(_ row: RowTable.Row) -> String {
        let number = String(row.number)
        return String(repeating: "0", count: max(0, digits - number.count)) + number
    }

    /// The words with what file systems refuse made hyphens, and no blanks or points at the ends.
    static func safe(_ words: String) -> String {
        let refused = Set("/\\:*?\"<>|".unicodeScalars)
        let scalars = words.unicodeScalars.map { scalar -> Unicode.Scalar in
            refused.contains(scalar) || ControlCharacters.contains(scalar) ? "-" : scalar
        }
        let isEdge = { (scalar: Unicode.Scalar) in scalar == "." || scalar.properties.isWhitespace }
        let trimmed = scalars.drop(while: isEdge).reversed().drop(while: isEdge).reversed()
        let name = String(String.UnicodeScalarView(trimmed))
        return isReserved(name) ? name + "-" : name
    }

    /// Whether a name, or what stands before its first point, is that of a device on some systems.
    private static func isReserved(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }.lowercased()
        if ["con", "prn", "aux", "nul"].contains(stem) { return true }
        return stem.count == 4 && ["com", "lpt"].contains(stem.prefix(3)) && stem.last?.isNumber == true
    }
}

extension RowTable.Cell {
    /// The cell's words; nil for a value that has none.
    fileprivate var words: String? {
        switch value {
        case .text(let text): return text
        case .json(let value):
            switch value.kind {
            case .string(let text), .number(let text): return text
            default: return nil
            }
        }
    }
}
