import DashScene
import Foundation
import Testing

@testable import DashRender

/// The real script with the real fonts and pictures.
enum HookSession {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The six canvases that the layout is held to, pt.
    static let canvases = [
        Size(360, 640), Size(390, 844), Size(402, 874), Size(430, 932), Size(440, 956), Size(768, 1024),
    ]

    static func session(_ overrides: ScriptOverrides = ScriptOverrides()) throws -> ClipSession {
        try ClipSession(script: folder.appendingPathComponent("DemoScript.json").path, overrides: overrides)
    }

    static func scene(canvas: Size) throws -> HookScene {
        try session(ScriptOverrides(size: canvas)).makeScene()
    }
}
