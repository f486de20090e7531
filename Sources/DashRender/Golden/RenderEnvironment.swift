import Foundation

/// All outside the script that decides what pixels look like.
public struct RenderEnvironment: Hashable, Sendable, Codable {
    /// A font file, by its contents.
    public struct Font: Hashable, Sendable, Codable {
        /// The file's name without its folder.
        public var file: String
        /// SHA-256 of its bytes.
        public var sha256: String

        /// Makes an entry.
        public init(file: String, sha256: String) {
            self.file = file
            self.sha256 = sha256
        }
    }

    /// The processor's architecture ("x86_64").
    public var cpu: String
    /// Library versions by name.
    public var libraries: [String: String]
    /// The font files that text may be set in, by name.
    public var fonts: [Font]

    /// Makes an environment.
    public init(cpu: String, libraries: [String: String], fonts: [Font]) {
        self.cpu = cpu
        self.libraries = libraries
        self.fonts = fonts
    }

    /// What is so here and now, with these font files.
    ///
    /// - Throws: `OutputError.readFailed` for a font file that cannot be read.
    public static func current(fontFiles: [String]) throws(OutputError) -> RenderEnvironment {
        var fonts: [Font] = []
        for path in fontFiles {
            fonts.append(Font(file: (path as NSString).lastPathComponent, sha256: try SHA256.hex(ofFile: path)))
        }
        fonts.sort { ($0.file, $0.sha256) < ($1.file, $1.sha256) }
        return RenderEnvironment(cpu: architecture, libraries: LibraryVersions.current(), fonts: fonts)
    }

    /// Which libraries and processor differ here from those of a record, one line each.
    public func changes(since recorded: RenderEnvironment) -> [String] {
        var lines: [String] = []
        if cpu != recorded.cpu { lines.append("processor \(recorded.cpu) when recorded, \(cpu) here") }
        for name in Set(libraries.keys).union(recorded.libraries.keys).sorted() {
            let then = recorded.libraries[name] ?? "none", now = libraries[name] ?? "none"
            if then != now { lines.append("\(name) \(then) when recorded, \(now) here") }
        }
        return lines
    }

    /// Which font files differ here from those of a record, one line each.
    public func fontChanges(since recorded: RenderEnvironment) -> [String] {
        let then = Self.hashes(recorded.fonts), now = Self.hashes(fonts)
        return Set(then.keys).union(now.keys).sorted().compactMap { file in
            if then[file] == now[file] { return nil }
            if then[file] == nil { return "\(file) was not there when recorded" }
            return now[file] == nil ? "\(file) is missing here" : "\(file) is another file than when recorded"
        }
    }

    /// Files of one name may lie in several folders.
    private static func hashes(_ fonts: [Font]) -> [String: [String]] {
        Dictionary(grouping: fonts, by: \.file).mapValues { $0.map(\.sha256).sorted() }
    }

    private static var architecture: String {
        #if arch(x86_64)
            return "x86_64"
        #elseif arch(arm64)
            return "arm64"
        #else
            return "other"
        #endif
    }
}

extension SHA256 {
    private static let pieceBytes = 1 << 20

    /// The hash of a file's bytes as 64 lower-case hexadecimal digits.
    public static func hex(ofFile path: String) throws(OutputError) -> String {
        guard let file = FileDescriptor(opening: path, O_RDONLY) else { throw .readFailed(path: path, code: errno) }
        var hash = SHA256()
        var piece = [UInt8](repeating: 0, count: pieceBytes)
        while true {
            let count = read(file.number, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .readFailed(path: path, code: errno) }
            if count == 0 { return hash.hex }
            hash.update(piece[..<count])
        }
    }
}
