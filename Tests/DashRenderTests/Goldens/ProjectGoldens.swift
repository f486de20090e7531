import DashScene
import Foundation
import Testing

@testable import DashRender

/// The project's golden pictures: recorded when `RECORD_GOLDENS` is 1, else checked.
enum ProjectGoldens {
    /// Records or checks a folder beside this file.
    static func verify(
        _ folder: String, _ session: ClipSession, _ shots: [GoldenShot], render: ((GoldenShot) throws -> Bitmap)? = nil
    ) throws {
        let source = GoldenSource(
            scriptHash: folder, scale: "\(session.script.scale)",
            environment: try RenderEnvironment.current(fontFiles: session.fontFiles), shots: shots,
            render: render ?? { try paint(session.script, frame: $0.frame, session) })
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let store = GoldenStore(folder: here.appendingPathComponent(folder).path)
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            print(try store.record(source).lines.joined(separator: "\n"))
            return
        }
        let failures = HookSession.folder.appendingPathComponent("out/golden-failures/\(folder)").path
        let check = try store.check(source, failures: failures)
        #expect(check.passes, "\(check.lines.joined(separator: "\n"))")
        #expect(check.compared == shots.count)
    }

    /// A frame of a script, drawn from scratch.
    static func paint(_ script: Script, frame: Int, _ session: ClipSession) throws -> Bitmap {
        let renderer = try session.playing(script).makeRenderer(incremental: false)
        _ = try renderer.render(frame)
        return Bitmap(opaque: renderer.surface)
    }
}
