/// Makes a table of a CSV file.
struct CSVTableReader {
    private let source: SourceText
    private let file: String

    init(_ source: SourceText, file: String) {
        self.source = source
        self.file = file
    }

    func read(into table: inout RowTable) {
        let records = CSVParser.records(of: source.bytes)
        guard let first = records.first else {
            table.problems = [problem("the file is empty; its first line must name the columns", at: 0)]
            return
        }
        let header = trimmed(first)
        if let clue = separatorProblem(header) {
            table.problems = [clue]
            return
        }
        table.columns = header.fields.map { .init(name: $0.text, position: source.position(of: $0.offset)) }
        table.problems = problems(of: header)
        table.rows = records.dropFirst().enumerated().map { row($1, number: $0 + 1, header) }
        if table.problems.isEmpty, table.rows.isEmpty {
            table.problems = [problem("there are no rows below the columns' names", at: source.bytes.count)]
        }
    }

    /// The columns' names without the blanks around them.
    private func trimmed(_ header: CSVRecord) -> CSVRecord {
        var header = header
        for index in header.fields.indices {
            let name = header.fields[index].text
            let start = name.prefix(while: \.isWhitespace)
            header.fields[index].offset += start.utf8.count
            header.fields[index].text = String(
                name.dropFirst(start.count).reversed().drop(while: \.isWhitespace).reversed())
        }
        return header
    }

    /// A first line that names one column alone, with semicolons or tabs in it, was made with these for commas.
    private func separatorProblem(_ header: CSVRecord) -> Diagnostic? {
        guard header.problem == nil, let only = header.fields.first, header.fields.count == 1 else { return nil }
        let separators: [(mark: Character, name: String)] = [(";", "semicolons"), ("\t", "tabs")]
        guard let found = separators.first(where: { only.text.contains($0.mark) }) else { return nil }
        return problem("this looks separated by \(found.name); use commas", at: only.offset)
    }

    private func problems(of header: CSVRecord) -> [Diagnostic] {
        if let found = header.problem { return [problem(found.message, at: found.offset)] }
        var problems: [Diagnostic] = []
        var names: Set<String> = []
        for (index, field) in header.fields.enumerated() {
            if field.text.isEmpty {
                problems.append(problem("column \(index + 1) has no name", at: field.offset))
            } else if !names.insert(field.text).inserted {
                problems.append(problem("two columns are called \(Quoted.text(field.text))", at: field.offset))
            }
        }
        return problems
    }

    private func row(_ record: CSVRecord, number: Int, _ header: CSVRecord) -> RowTable.Row {
        let cells = zip(header.fields, record.fields).filter { !$0.1.text.isEmpty }.map { column, field in
            RowTable.Cell(
                column: column.text, position: source.position(of: field.offset), value: .text(field.text))
        }
        var problems: [Diagnostic] = []
        if let found = record.problem {
            problems = [problem(found.message, at: found.offset)]
        } else if record.fields.count != header.fields.count {
            let message = "the row has \(count(record.fields)), the first line \(count(header.fields))"
            let isLong = record.fields.count > header.fields.count
            problems = [
                problem(
                    message, at: record.offset,
                    suggestion: isLong ? "put a value that holds a comma in double quotes" : nil)
            ]
        }
        return RowTable.Row(
            number: number, position: source.position(of: record.offset), cells: cells, problems: problems)
    }

    private func count(_ fields: [CSVRecord.Field]) -> String {
        fields.count == 1 ? "1 value" : "\(fields.count) values"
    }

    private func problem(_ message: String, at offset: Int, suggestion: String? = nil) -> Diagnostic {
        Diagnostic(
            .error, file: file, position: source.position(of: offset), message: message, suggestion: suggestion)
    }
}
