/// What a script must know about other files; the renderer answers. All paths are relative to the script's folder or
/// absolute.
public protocol ScriptFiles {
    /// The bytes of a file.
    func read(_ file: String) throws(ScriptFileError) -> [UInt8]

    /// The names in a folder, in no set order; empty when there is no such folder.
    func names(in folder: String) -> [String]

    /// Why a picture cannot be drawn, in a few words ("no such picture"); nil when it can.
    func pictureProblem(_ file: String) -> String?
}

/// Why a file could not be read.
public enum ScriptFileError: Error, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It is there, but: the reason.
    case unreadable(String)
}
