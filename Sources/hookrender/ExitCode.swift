/// How a run ended, as the shell sees it (the numbers of sysexits.h, and 128 + the signal).
enum ExitCode: Int32, Sendable {
    /// All was done.
    case done = 0
    /// A comparison found differences.
    case differs = 1
    /// The command line is wrong.
    case usage = 64
    /// A script or an asset is wrong.
    case badData = 65
    /// An input is missing.
    case inputMissing = 66
    /// An output cannot be made.
    case cannotCreate = 73
    /// Reading or writing failed on the way.
    case inputOutput = 74
    /// Ended by SIGINT.
    case interrupted = 130
    /// Ended by SIGTERM.
    case terminated = 143
}
