import DashScene

/// Prints the JSON Schema that editors check scripts with.
struct SchemaCommand: Command {
    static let name = "schema"
    static let abstract = "Prints the JSON Schema of scripts, for editors."

    private let ofBrands: Bool

    static let groups = [DeclarationGroup(title: "Options", declarations: [brandFlag.declaration])]

    private static let brandFlag = Flag("brand", help: "Print the schema of brand files instead.")

    init(_ arguments: ParsedArguments) throws(UsageError) { ofBrands = arguments.has(Self.brandFlag) }

    func run(_ context: RunContext) throws -> ExitCode {
        try Console.print(ofBrands ? ScriptSchema.brandText : ScriptSchema.text)
        return .done
    }
}
