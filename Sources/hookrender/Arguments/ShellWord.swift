/// Words of a command line that a person may copy into a shell.
enum ShellWord {
    /// A file's path as one word that no shell takes apart or for an option.
    static func quoted(_ path: String) -> String {
        let place = path.hasPrefix("-") ? "./" + path : path
        let isPlain = place.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789._-/+@:,".unicodeScalars.contains($0)
        }
        return isPlain && !place.isEmpty
            ? place
            : "'"
                + place.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }
}
