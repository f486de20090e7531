import DashScene
import Testing

@testable import DashRender

/// The first who draws takes over what the check of the layout made.
@Suite struct FirstSceneTests {
    @Test func isTakenOnce() throws {
        let session = try HookSession.session()
        let text = try TextShaper(FontCatalog())
        let first = FirstScene(LaidOutScript(text: text, scene: try session.makeScene()))
        #expect(first.take()?.scene.script == session.script)
        #expect(first.take() == nil)
        #expect(FirstScene(nil).take() == nil)
    }

    /// A renderer with the checked scene, one that lays the script out itself, and one of a session that checks nothing;
    /// with words that are cut, so that the check has tried others.
    @Test(arguments: [nil, Size(360, 640)])
    func drawsTheSame(_ size: Size?) throws {
        let overrides = ScriptOverrides(size: size, scale: 0.5, brand: "deliveroo")
        let session = try HookSession.session(overrides)
        let unchecked = try ClipSession(script: session.file, overrides: overrides, checksLayout: false)
        let renderers = [
            try session.makeRenderer(reusing: .pixels), try session.makeRenderer(reusing: .pixels),
            try unchecked.makeRenderer(reusing: .pixels),
        ]
        for frame in ClipEvent.keyFrames(of: session.script) {
            for renderer in renderers { _ = try renderer.render(frame) }
            for other in renderers.dropFirst() {
                try #require(renderers[0].surface.showsTheSame(as: other.surface), "frame \(frame)")
            }
        }
    }

    @Test func anotherScriptIsLaidOutAnew() throws {
        let session = try HookSession.session()
        var script = session.script
        script.scale = 1
        #expect(try session.playing(script).makeScene().script == script)
        #expect(try session.makeScene().script == session.script)
    }

    /// The hash is that of the script with its folder of tiles as it is written.
    @Test func theHashDoesNotDependOnTheFolder() throws {
        let session = try HookSession.session()
        var script = session.script
        script.tiles = Script.standardTiles
        #expect(script != session.script)
        #expect(session.scriptHash == SHA256.hex(of: String(reflecting: script).utf8))
    }
}
