import Foundation

extension FontCatalog {
    /// The font folder that an option names, or else the environment (`HOOKRENDER_FONTS`); nil for the machine's.
    public static func folder(
        named option: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        if let option { return option }
        return environment[folderVariable].flatMap { $0.isEmpty ? nil : $0 }
    }
}
