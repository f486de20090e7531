/// Lays out help from declarations, so that what is printed is what is parsed.
enum HelpText {
    /// Columns of a line.
    static let width = 100
    private static let gap = 2
    private static let widestName = 26

    /// The help of one command.
    static func command(_ command: any Command.Type) -> String {
        let groups = command.groups + [HelpText.general]
        let entries = groups.map { ($0.title, $0.declarations.map(entry)) }
        let names = entries.flatMap { $0.1.map(\.name.count) }
        let column = min(widestName, names.max() ?? 0) + 2 * gap
        var text = paragraph(command.abstract) + "\n\nUsage: \(usage(command))\n"
        for (title, rows) in entries where !rows.isEmpty {
            text += "\n\(title):\n" + rows.map { row($0, column: column) }.joined()
        }
        for line in command.notes { text += "\n\(paragraph(line))\n" }
        return text
    }

    /// The list of commands.
    static func overview(_ commands: [any Command.Type], title: String, usage: String, notes: [String]) -> String {
        let rows = commands.map { (name: $0.name, help: $0.abstract) }
        let column = (rows.map(\.name.count).max() ?? 0) + 2 * gap
        var text = "\(paragraph(title))\n\nUsage: \(usage)\n\nCommands:\n"
        text += rows.map { row($0, column: column) }.joined()
        for note in notes { text += "\n\(paragraph(note))\n" }
        return text
    }

    /// What every command takes beside its own.
    static let general = DeclarationGroup(
        title: "General", declarations: [Flag("help", short: "h", help: "Show this help.").declaration])

    private static func usage(_ command: any Command.Type) -> String {
        let declarations = command.groups.flatMap(\.declarations)
        let places = declarations.filter(\.isPositional).map { declaration in
            let name = declaration.name + (declaration.isRepeatable ? "..." : "")
            return declaration.kind == .positional(isRequired: true) ? name : "[\(name)]"
        }
        let hasOptions = declarations.contains { !$0.isPositional }
        return (["hookrender", command.name] + places + (hasOptions ? ["[options]"] : [])).joined(separator: " ")
    }

    private static func entry(_ declaration: Declaration) -> (name: String, help: String) {
        guard !declaration.isPositional else { return (declaration.name, declaration.help) }
        let short = declaration.short.map { "-\($0), " } ?? ""
        let value = declaration.placeholder.isEmpty ? "" : " \(declaration.placeholder)"
        return ("\(short)\(declaration.spelling)\(value)", declaration.help)
    }

    private static func row(_ entry: (name: String, help: String), column: Int) -> String {
        let indent = String(repeating: " ", count: column)
        let lines = wrap(entry.help, width: width - column)
        let name = String(repeating: " ", count: gap) + entry.name
        guard name.count + gap <= column else {
            return "\(name)\n" + lines.map { "\(indent)\($0)\n" }.joined()
        }
        let first = name + String(repeating: " ", count: column - name.count) + (lines.first ?? "")
        return ([first] + lines.dropFirst().map { indent + $0 }).map { "\($0)\n" }.joined()
    }

    private static func paragraph(_ text: String) -> String { wrap(text, width: width).joined(separator: "\n") }

    private static func wrap(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
