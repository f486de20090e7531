import Foundation
import Testing

/// Pictures are decoded before the first frame: a missing one is a warning, a broken one ends the run.
@Suite struct PictureProblemTests {
    private let script: ShortScript
    private let line: String

    init() throws {
        script = try ShortScript()
        let text = try ShortScript.text().replacingOccurrences(
            of: "Assets\\/dropoff\\/marcus.jpg", with: "drop.jpg")
        try script.folder.write(text, to: "clip.json")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let place = try #require(lines.firstIndex { $0.contains("drop.jpg") })
        let column = lines[place].distance(
            from: lines[place].startIndex, to: try #require(lines[place].range(of: "\"drop")).lowerBound)
        line = "clip.json:\(place + 1):\(column + 1): "
    }

    private func breakPicture() throws {
        let whole = try Data(contentsOf: Hookrender.project.appendingPathComponent("Assets/dropoff/marcus.jpg"))
        try whole.prefix(whole.count / 2).write(to: script.folder.file("drop.jpg"))
    }

    @Test func aMissingOneIsAWarning() throws {
        let outcome = try script.render("--frames", "0...0", "--no-video")
        #expect(outcome.code == 0)
        #expect(
            outcome.errors == "hookrender: \(line)warning: orders[0].photo.file: cannot draw \"drop.jpg\": "
                + "no such picture; a plain tile is drawn in its place\n")
    }

    @Test func aMissingOneIsAnErrorWhenStrict() throws {
        let outcome = try script.render("--strict", "--frames", "0...0", "--no-video")
        #expect(outcome.code == 65)
        #expect(
            outcome.errors == "hookrender: \(line)orders[0].photo.file: cannot draw \"drop.jpg\": "
                + "no such picture; a plain tile is drawn in its place\n")
    }

    /// The product has a picture of that name; it is not the project's.
    @Test(arguments: [
        (nil, [], 0, "warning: ", "no such picture; a plain tile is drawn in its place"),
        (nil, ["--strict"], 65, "", "no such picture; a plain tile is drawn in its place"),
        ("", [], 65, "", "the file is empty; export or copy it again"),
        ("junk", [], 65, "", "not a picture that can be read; save it as an RGB PNG or JPEG"),
    ])
    func theProductsOwnDoesNotTakeItsPlace(
        _ content: String?, words: [String], code: Int32, severity: String, problem: String
    ) throws {
        try script.folder.write(try ShortScript.text(), to: "clip.json")
        let file = "Assets/dropoff/marcus.jpg"
        try FileManager.default.removeItem(at: script.folder.file(file))
        if let content { try script.folder.write(content, to: file) }
        let outcome = try script.render(words + ["--frames", "0...0", "--no-video"])
        #expect(outcome.code == code)
        #expect(
            outcome.errors == "hookrender: \(line)\(severity)orders[0].photo.file: cannot draw \"\(file)\": "
                + "\(problem)\n")
    }

    @Test(arguments: ["render", "validate"])
    func aBrokenOneEndsTheRun(_ command: String) throws {
        try breakPicture()
        let outcome = try Hookrender(folder: script.folder.url).run(command, "clip.json")
        #expect(outcome.code == 65)
        #expect(
            outcome.errors == "hookrender: \(line)orders[0].photo.file: cannot draw \"drop.jpg\": "
                + "the picture is cut short; export or copy it again\n")
        #expect(script.folder.files() == ["clip.json", "drop.jpg"])
    }
}
