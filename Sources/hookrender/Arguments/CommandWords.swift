/// The words of the command line as the system hands them over: bytes that need not be text.
enum CommandWords {
    /// The words after the program's own name.
    ///
    /// - Throws: `UsageError` for one that is not UTF-8. Were it repaired, another file than the one meant might be
    ///   read or written.
    static func all() throws(UsageError) -> [String] {
        try read(UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)))
    }

    /// Reads C strings, the first of which is the program's name.
    static func read(_ words: UnsafeBufferPointer<UnsafeMutablePointer<CChar>?>) throws(UsageError) -> [String] {
        var texts: [String] = []
        for (index, word) in words.enumerated().dropFirst() {
            guard let word else { break }
            guard let text = String(validatingCString: word) else {
                throw UsageError(
                    "argument \(index) is not UTF-8: \"\(shown(word))\"",
                    todo: "rename the file, or type the name in UTF-8")
            }
            texts.append(text)
        }
        return texts
    }

    /// What is printable as it is, all else as `\xHH`.
    private static func shown(_ word: UnsafeMutablePointer<CChar>) -> String {
        var line = ""
        var byte = UnsafePointer(word)
        while byte.pointee != 0 {
            let value = UInt8(bitPattern: byte.pointee)
            let digits = String(value, radix: 16, uppercase: true)
            line += (32..<127).contains(value) ? String(UnicodeScalar(value)) : "\\x\(value < 16 ? "0" : "")\(digits)"
            byte += 1
        }
        return line
    }
}
