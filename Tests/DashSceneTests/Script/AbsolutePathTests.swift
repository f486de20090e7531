import DashScene
import Testing

/// A script that is named by an absolute path knows which absolute paths lie in its folder.
@Suite struct AbsolutePathTests {
    @Test(arguments: [
        ("/clips/day/tiles", nil), ("/clips/day/../day/tiles", "lies outside the script's folder"),
        ("/clips/days", "lies outside the script's folder"), ("/tiles", "lies outside the script's folder"),
    ])
    func tells(_ path: String, _ problem: String?) throws {
        let bytes = try SmallScript.edited([("\"duration\"", "\"tiles\": \"\(path)\", \"duration\"")])
        let outcome = ScriptDecoder(files: try MemoryFiles.brands()).decode(bytes, file: "/clips/day/S.json")
        let lines = problem.map {
            "/clips/day/S.json:2:12: tiles: \"\(path)\" \($0); move it inside or pass --allow-outside"
        }
        #expect(outcome.diagnostics.map(\.description) == [lines].compactMap(\.self))
        #expect((outcome.script?.tiles == path) == (problem == nil))
    }
}
