import DashScene

/// Reads tables of rows from files: `.csv`, or `.json`.
public enum RowFile {
    /// The table in a file.
    ///
    /// - Throws: `RowFileError`.
    public static func read(_ file: String) throws(RowFileError) -> RowTable {
        let kind = FilePath.kind(of: file)
        guard ["csv", "json"].contains(kind) else { throw .unknownKind(file) }
        do throws(ScriptFileError) {
            let bytes = try DiskFiles.bytes(of: file)
            return kind == "csv" ? RowTable(csv: bytes, file: file) : RowTable(json: bytes, file: file)
        } catch {
            switch error {
            case .missing: throw .missing(file)
            case .unreadable(let reason): throw .unreadable(file, reason: reason)
            }
        }
    }
}

/// Why a table cannot be read.
public enum RowFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case missing(String)
    /// It is there but cannot be read; the system's reason.
    case unreadable(String, reason: String)
    /// Its name ends in neither `.csv` nor `.json`.
    case unknownKind(String)

    /// One line: the file, what is wrong, what to do.
    public var description: String {
        switch self {
        case .missing(let file): "\(file): no such file; check the name"
        case .unreadable(let file, let reason):
            "\(file): cannot be read: \(reason); check that it is a file and its permissions"
        case .unknownKind(let file): "\(file): rows are read from .csv and .json files; rename or convert it"
        }
    }
}
