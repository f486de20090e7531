/// Every command there is.
enum CommandList {
    /// In the order of the help.
    static let all: [any Command.Type] = [
        RenderCommand.self, StillCommand.self, StoryboardCommand.self, InspectCommand.self, ValidateCommand.self,
        BatchCommand.self, NewCommand.self, DiffCommand.self, GoldenRecordCommand.self, GoldenCheckCommand.self,
        MapCommand.self, TilesCutCommand.self, SchemaCommand.self, DoctorCommand.self, BenchCommand.self,
    ]
}
