import DashScene
import Testing

@testable import DashRender

/// Golden pictures of the remixes in `Examples/`, and of words from right to left at the size of a phone.
///
/// `RECORD_GOLDENS=1 script/test --filter ExampleGoldenTests` records anew.
@Suite(.serialized) struct ExampleGoldenTests {
    /// The drive, the banner, the second order on its way, and the end.
    @Test(arguments: ExampleScripts.names)
    func eventsOfAnExample(_ name: String) throws {
        let session = try ExampleScripts.session(name, ScriptOverrides(scale: 0.5))
        let count = try session.makeScene().frameCount
        let frames = [20, 160, count / 2, count - 1]
        try ProjectGoldens.verify("examples/\(name)", session, frames.map { GoldenShot(frame: $0) })
    }

    @Test func rightToLeft() throws {
        let session = try ExampleScripts.session("arabic", ScriptOverrides(size: Size(390, 844), scale: 1))
        let sheet = PixelRect(x: 0, y: 405, width: 390, height: 439)
        let shots = [
            GoldenShot(frame: 20, name: "heading", crop: sheet), GoldenShot(frame: 130, name: "photo", crop: sheet),
            GoldenShot(frame: 160, name: "banner", crop: PixelRect(x: 0, y: 0, width: 390, height: 160)),
            GoldenShot(frame: 700, name: "details", crop: sheet),
        ]
        try ProjectGoldens.verify("right-to-left", session, shots)
    }
}
