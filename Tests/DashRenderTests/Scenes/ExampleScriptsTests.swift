import DashScene
import Foundation
import Testing

@testable import DashRender

/// Every remix is sound by itself and can be drawn.
@Suite struct ExampleScriptsTests {
    @Test func allAreTested() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: ExampleScripts.folder.path)
        #expect(files.filter { $0.hasSuffix(".json") }.sorted() == ExampleScripts.names.map { "\($0).json" }.sorted())
    }

    @Test(arguments: ExampleScripts.names)
    func nothingIsToBeSaidAboutIt(_ name: String) throws {
        #expect(try ExampleScripts.session(name).warnings.map(\.description) == [])
    }

    @Test(arguments: ExampleScripts.names)
    func itsEventFramesAreDrawn(_ name: String) throws {
        let session = try ExampleScripts.session(name, ScriptOverrides(scale: 0.5))
        let scene = try session.makeScene()
        let rasterizer = try session.makeRasterizer()
        let surface = try rasterizer.makeSurface()
        for event in ClipEvent.all(of: session.script) {
            try rasterizer.paint(scene.graph(frame: event.frame), onto: surface)
            #expect(colors(in: Pixels(surface)) > 100, "\(event.what)")
        }
        #expect(session.mapWarnings.map(\.description) == [])
    }

    /// How many colours some pixels of a picture have.
    private func colors(in pixels: Pixels) -> Int {
        let step = 3
        return Set(
            stride(from: 0, to: pixels.height, by: step).flatMap { y in
                stride(from: 0, to: pixels.width, by: step).map { pixels[$0, y] }
            }
        ).count
    }
}
