import DashScene
import Foundation
import Testing

@testable import DashRender

/// The project's own golden pictures: the hook's events at 1x, details at 3x, and one small scene for each feature.
///
/// What fails leaves expected, actual and difference pictures in `out/golden-failures`. After a change that is meant,
/// `RECORD_GOLDENS=1 script/test --filter ProjectGoldenTests` records anew; look at every picture before it is committed.
@Suite(.serialized) struct ProjectGoldenTests {
    @Test func eventsAt1x() throws {
        let session = try HookSession.session(ScriptOverrides(scale: 1))
        let frames = [0, 77, 78, 89, 90, 107, 108, 131, 132, 167, 168, 182, 183, 185, 186, 433, 434, 515, 516, 659]
        try ProjectGoldens.verify("hook-1x", session, frames.map { GoldenShot(frame: $0) })
    }

    @Test func detailsAt3x() throws {
        let session = try HookSession.session()
        let crops: [(String, Int, PixelRect)] = [
            ("bars", 0, PixelRect(x: 0, y: 0, width: 1320, height: 360)),
            ("heading", 0, PixelRect(x: 0, y: 1377, width: 1320, height: 560)),
            ("row-and-pills", 0, PixelRect(x: 0, y: 1920, width: 1320, height: 440)),
            ("banner", 150, PixelRect(x: 0, y: 160, width: 1320, height: 300)),
            ("courier", 300, PixelRect(x: 240, y: 660, width: 420, height: 420)),
            ("arrived", 600, PixelRect(x: 0, y: 2440, width: 1320, height: 428)),
        ]
        try ProjectGoldens.verify("details-3x", session, crops.map { GoldenShot(frame: $0.1, name: $0.0, crop: $0.2) })
    }

    @Test func featuresOneByOne() throws {
        let cases = try FeatureCase.all()
        let session = try HookSession.session(ScriptOverrides(scale: 1))
        try ProjectGoldens.verify(
            "features", session, cases.map { GoldenShot(frame: $0.frame, name: $0.name, crop: $0.crop) }
        ) {
            shot in
            let feature = try #require(cases.first { $0.name == shot.name })
            return try ProjectGoldens.paint(feature.script, frame: feature.frame, session)
        }
    }
}
