import DashScene
import Foundation

@testable import DashRender

/// The remixes in `Examples/`.
enum ExampleScripts {
    static let names = [
        "arabic", "campus-dining-hall", "deliveroo", "deliveroo-dark", "grubhub", "grubhub-dark", "home-cooks",
        "japanese", "moms-kitchen", "order-details", "order-life", "three-orders",
    ]

    static let folder = HookSession.folder.appendingPathComponent("Examples")

    static func session(_ name: String, _ overrides: ScriptOverrides = ScriptOverrides()) throws -> ClipSession {
        try ClipSession(script: folder.appendingPathComponent("\(name).json").path, overrides: overrides)
    }
}
