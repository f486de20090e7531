/// Every command there is.
enum CommandList {
    /// In the order of the help.
    static let all: [any Command.Type] = [DoctorCommand.self]
}
