import DashRender
import DashScene

/// Makes a folder to start from.
struct NewCommand: Command {
    static let name = "new"
    static let abstract = "Makes a folder with a script and all that it needs, to start from."

    private let folder: String
    private let example: String?
    private let brand: String?

    static let groups = [
        DeclarationGroup(title: "Arguments", declarations: [folderArgument.declaration]),
        DeclarationGroup(title: "Start", declarations: [exampleOption.declaration, brandOption.declaration]),
    ]

    private static let folderArgument = Argument(
        "DIR", .folder, isRequired: true, help: "The folder to make, or an empty one.")

    private static let exampleOption = Option(
        "from", .name.named("EXAMPLE"), help: "Start from an example (japanese, order-life, ...), not the demo.")
    private static let brandOption = Option(
        "brand", .name, help: "Start with another brand: doordash, deliveroo, grubhub.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        folder = try arguments.required(Self.folderArgument)
        example = try arguments.value(Self.exampleOption)
        brand = try arguments.value(Self.brandOption)
    }

    func run(_ context: RunContext) throws -> ExitCode {
        try StarterFolder().make(at: folder, from: example, brand: brand)
        try Console.print(
            "\(FilePath.join(folder, StarterFolder.script)) is ready; go on with: "
                + "cd \(ShellWord.quoted(folder)) && hookrender validate\n"
        )
        return .done
    }
}
