import Foundation

/// Finds ffmpeg.
public enum EncoderLocator {
    /// The variable that names the ffmpeg to use.
    public static let variable = "HOOKRENDER_FFMPEG"

    /// The file named by `HOOKRENDER_FFMPEG`, else the first executable `ffmpeg` in `PATH`.
    ///
    /// - Throws: `OutputError.encoderMissing`.
    public static func locate(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(OutputError) -> String {
        if let named = environment[variable], !named.isEmpty {
            guard access(named, F_OK) == 0 else { throw .encoderMissing(lookedAt: "\(variable)=\(named)") }
            return named
        }
        // An empty part of PATH stands for the working folder.
        let folders = (environment["PATH"] ?? "").split(separator: ":", omittingEmptySubsequences: true)
        for folder in folders {
            let candidate = folder + "/ffmpeg"
            if access(String(candidate), X_OK) == 0 { return String(candidate) }
        }
        throw .encoderMissing(lookedAt: "PATH")
    }
}
