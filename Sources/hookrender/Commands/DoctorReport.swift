import DashRender
import DashScene
import Foundation

/// What `doctor` found.
struct DoctorReport {
    /// A font file.
    struct Font {
        let path: String
        let families: [String]
        let sha256: String
    }

    /// The program and its libraries.
    let versions: [LibraryVersion]
    /// The font files.
    private(set) var fonts: [Font] = []
    /// Free space for the present user where the command runs, bytes; nil when unknown.
    let freeDisk: Int?
    /// What is missing, a line each.
    private(set) var problems: [String] = []

    /// Looks around; `folder` is where fonts are to be found.
    init(fonts folder: String?) {
        freeDisk = DoctorReport.freeSpace(at: ".")
        var versions = [LibraryVersion("hookrender", HookrenderVersion.current)] + LibraryVersion.all
        do {
            let found = try EncoderVersion(executable: EncoderLocator.locate())
            versions.append(LibraryVersion("ffmpeg", "\(found.version) (\(found.path))"))
            versions.append(LibraryVersion("libx264", found.hasX264 ? "in ffmpeg" : "missing"))
            if !found.hasX264 {
                problems.append("\(found.path) was built without libx264; install Debian's ffmpeg")
            }
        } catch { problems.append("\(error)") }
        self.versions = versions
        do {
            fonts = try FontCatalog(folder: FontCatalog.folder(named: folder)).files.map(DoctorReport.font)
        } catch { problems.append("\(error)") }
    }

    /// The report for people.
    var text: String {
        let column = (versions.map(\.name.count).max() ?? 0) + 2
        var lines = versions.map { pad($0.name, column) + $0.version }
        lines.append(pad("disk", column) + "\(freeDisk.map { "\($0 >> 20) MB free" } ?? "unknown") in this folder")
        lines.append("fonts")
        lines += fonts.map { "  \($0.sha256)  \($0.path) (\($0.families.joined(separator: ", ")))" }
        return lines.map { "\($0)\n" }.joined()
    }

    /// The report for programs.
    var json: JSONValue {
        .members([
            "versions": .object(versions.map { JSONMember(key: $0.name, value: .string($0.version)) }),
            "freeDiskBytes": freeDisk.map { .integer($0) } ?? .null,
            "fonts": .array(
                fonts.map { font in
                    .members([
                        "path": .string(font.path), "families": .array(font.families.map { .string($0) }),
                        "sha256": .string(font.sha256),
                    ])
                }),
            "problems": .array(problems.map { .string($0) }),
        ])
    }

    private static func font(_ file: FontFile) -> Font {
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        return Font(path: file.path, families: file.families, sha256: SHA256.hex(of: data))
    }

    private static func freeSpace(at path: String) -> Int? {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return nil }
        return Int(status.f_bavail) * Int(status.f_frsize)
    }

    private func pad(_ text: String, _ column: Int) -> String {
        text + String(repeating: " ", count: max(1, column - text.count))
    }
}
