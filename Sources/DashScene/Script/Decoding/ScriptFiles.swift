/// What a script must know about other files; the renderer answers. All paths are relative to the script's folder or
/// absolute.
public protocol ScriptFiles {
    /// The bytes of a file.
    func read(_ file: String) throws(ScriptFileError) -> [UInt8]

    /// The bytes of a file that is meant by a name: the script's own, or one that comes with the program.
    func readNamed(_ file: String) throws(ScriptFileError) -> [UInt8]

    /// The names in a folder of things that are meant by name, in no set order; empty when there is no such folder.
    func names(in folder: String) -> [String]

    /// The names in a folder beside the script, or of the script's folder itself for an empty name, in no set order;
    /// empty when there is no such folder.
    func entries(in folder: String) -> [String]

    /// Why a picture cannot be drawn; nil when it can.
    func pictureProblem(_ file: String) -> PictureProblem?

    /// Why a base map cannot be drawn from a folder of tiles; nil when it can.
    func tilesProblem(_ folder: String) -> String?

    /// Whether a folder of tiles has one of a place, at any level.
    func tiles(_ folder: String, cover place: Coordinate) -> Bool
}

extension ScriptFiles {
    /// Without a program's own files.
    public func readNamed(_ file: String) throws(ScriptFileError) -> [UInt8] { try read(file) }

    /// Without looking.
    public func entries(in folder: String) -> [String] { [] }

    /// Without looking.
    public func tilesProblem(_ folder: String) -> String? { nil }

    /// Without looking.
    public func tiles(_ folder: String, cover place: Coordinate) -> Bool { true }
}

/// Why a picture cannot be drawn.
public struct PictureProblem: Hashable, Sendable {
    /// In a few words: "no such picture".
    public var what: String
    /// What to do about it.
    public var advice: String
    /// Whether there is no such file; a plain tile takes its place then, while a broken picture is an error.
    public var isMissing: Bool

    /// Makes a problem.
    public init(_ what: String, advice: String, isMissing: Bool = false) {
        self.what = what
        self.advice = advice
        self.isMissing = isMissing
    }
}

/// Why a file could not be read.
public enum ScriptFileError: Error, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It is there, but: the reason.
    case unreadable(String)
}
