import DashRender
import DashScene

/// Makes a folder to start from.
struct NewCommand: Command {
    static let name = "new"
    static let abstract = "Makes a folder with a script and all that it needs, to start from."

    private let folder: String

    static let groups = [DeclarationGroup(title: "Arguments", declarations: [folderArgument.declaration])]

    private static let folderArgument = Argument(
        "DIR", .folder, isRequired: true, help: "The folder to make, or an empty one.")

    init(_ arguments: ParsedArguments) throws(UsageError) { folder = try arguments.required(Self.folderArgument) }

    func run(_ context: RunContext) throws -> ExitCode {
        try StarterFolder().make(at: folder)
        try Console.print(
            "\(FilePath.join(folder, StarterFolder.script)) is ready; go on with: "
                + "cd \(ShellWord.quoted(folder)) && hookrender validate\n"
        )
        return .done
    }
}
