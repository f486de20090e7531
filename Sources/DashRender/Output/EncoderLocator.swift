import Foundation

/// Finds ffmpeg.
public enum EncoderLocator {
    /// The variable that names the ffmpeg to use.
    public static let variable = "HOOKRENDER_FFMPEG"

    /// What `HOOKRENDER_FFMPEG` names (a path, or a name to look for in `PATH`), else the first `ffmpeg` in `PATH`.
    ///
    /// - Throws: `OutputError.encoderMissing`.
    public static func locate(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(OutputError) -> String {
        guard let named = environment[variable], !named.isEmpty else {
            guard let found = search("ffmpeg", environment) else { throw .encoderMissing(lookedAt: "PATH") }
            return found
        }
        let found = named.contains("/") ? (access(named, F_OK) == 0 ? named : nil) : search(named, environment)
        guard let found else { throw .encoderMissing(lookedAt: "\(variable)=\(named)") }
        return found
    }

    private static func search(_ name: String, _ environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { FileTree.join(String($0), name) }
            .first { access($0, X_OK) == 0 && !FileTree.isFolder($0) }
    }
}
