import DashScene

/// Why a starter folder cannot be made.
public enum StarterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are no files of the product around the program.
    case productMissing
    /// One of them is missing.
    case fileMissing(String)
    /// One of them cannot be read; the system's reason.
    case unreadable(String, reason: String)
    /// No example has this name; those that there are.
    case unknownExample(String, known: [String])
    /// No brand has this name; those that there are.
    case unknownBrand(String, known: [String])
    /// Something else has the folder's name.
    case notAFolder(String)
    /// There is something in the folder.
    case notEmpty(String)

    /// One line: what is wrong and what to do.
    public var description: String {
        switch self {
        case .productMissing:
            "the folder with DemoScript.json, Brands, Assets and Tiles was not found above the program; "
                + "run the program inside its own folder"
        case .fileMissing(let path): "\(path): no such file; restore it in the product's folder"
        case .unreadable(let path, let reason): "\(path): cannot be read: \(reason); check its permissions"
        case .unknownExample(let name, let known):
            "no example is called \(Quoted.text(name)); there are: \(known.joined(separator: ", "))"
        case .unknownBrand(let name, let known):
            "no brand is called \(Quoted.text(name)); there are: \(known.joined(separator: ", "))"
        case .notAFolder(let path): "\(path): is not a folder; choose another name"
        case .notEmpty(let path): "\(path): the folder is not empty; name a new one"
        }
    }
}
