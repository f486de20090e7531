import DashScene

/// Why a script cannot be played.
public enum SessionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such script.
    case scriptMissing(String)
    /// It is there but cannot be read; the system's reason.
    case scriptUnreadable(String, reason: String)
    /// It has errors; all that was found, warnings included.
    case badScript([Diagnostic])
    /// It is sound by itself but cannot be laid out.
    case noLayout(String, SceneError)
    /// A still map is asked for, and it has none.
    case noMap(String)

    /// One line a problem.
    public var description: String {
        switch self {
        case .scriptMissing(let file):
            "\(file): no such script; check the name, or make one with: hookrender new DIR"
        case .scriptUnreadable(let file, let reason):
            "\(file): cannot be read: \(reason); check that it is a file and its permissions"
        case .badScript(let diagnostics): diagnostics.map(\.description).joined(separator: "\n")
        case .noLayout(let file, let error): "\(file): \(error)"
        case .noMap(let file): "\(file): has no map, its \"tiles\" are null; name a folder of tiles in it"
        }
    }
}
