/// Why goldens cannot be recorded or checked at all.
public enum GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Recording on a build machine would only hide a difference.
    case refusedOnCI(folder: String)
    /// There is no manifest.
    case noManifest(file: String)
    /// The manifest is there, but may not be read.
    case unreadableManifest(file: String)
    /// The manifest lists nothing, so that a check would say nothing.
    case nothingRecorded(file: String)
    /// The manifest cannot be understood.
    case damagedManifest(file: String)
    /// The manifest was written in another form.
    case unknownFormat(file: String, format: Int)
    /// A shot's name cannot be a file's.
    case badName(String)
    /// Two shots have one name.
    case sameName(String)
    /// A crop reaches outside the frame.
    case cropOutside(shot: String, size: PixelSize)
    /// There is nothing to record.
    case noShots

    /// One line for a person.
    public var description: String {
        switch self {
        case .refusedOnCI(let folder):
            "\(folder): goldens are not recorded on CI; record them on your own machine, or pass --allow-ci"
        case .noManifest(let file): "\(file): no such manifest; run hookrender golden record first"
        case .unreadableManifest(let file): "\(file): cannot be read; check its permissions"
        case .nothingRecorded(let file): "\(file): lists no goldens; run hookrender golden record again"
        case .damagedManifest(let file):
            "\(file): not a manifest of goldens; restore it, or delete it and record again"
        case .unknownFormat(let file, let format):
            "\(file): format \(format) is not known; use the version that wrote it, or delete it and record again"
        case .badName(let name): "golden \(name): not a name for a file; use letters, digits, - and _"
        case .sameName(let name): "golden \(name): two have this name; rename one"
        case .cropOutside(let shot, let size): "golden \(shot): its crop is not inside the \(size) px frame; change it"
        case .noShots: "no frame to record; name at least one"
        }
    }

    /// The exit code of a command that ends with this error.
    public var exitCode: Int32 {
        switch self {
        case .refusedOnCI, .badName, .sameName, .cropOutside, .noShots: ComparisonExit.usage
        case .noManifest, .unreadableManifest: ComparisonExit.missingInput
        case .nothingRecorded, .damagedManifest, .unknownFormat: ComparisonExit.badInput
        }
    }
}

/// Whether this runs on a build machine.
public enum ContinuousIntegration {
    /// The variable that nearly all of them set.
    public static let variable = "CI"

    /// True unless `CI` is unset, empty, `0` or `false`.
    public static func isRunning(_ environment: [String: String]) -> Bool {
        !["", "0", "false"].contains((environment[variable] ?? "").lowercased())
    }
}
