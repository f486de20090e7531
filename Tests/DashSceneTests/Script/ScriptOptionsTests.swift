import DashScene
import Testing

@Suite struct ScriptOptionsTests {
    private func lines(
        _ edits: [(String, String)] = [], overrides: ScriptOverrides = ScriptOverrides(),
        options: ScriptOptions = ScriptOptions(), files: MemoryFiles? = nil
    ) throws -> [String] {
        try SmallScript.outcome(try SmallScript.edited(edits), overrides: overrides, options: options, files: files)
            .diagnostics.map(\.description)
    }

    // MARK: Overrides

    @Test func overridesReplaceTheScriptsValues() throws {
        let overrides = ScriptOverrides(
            size: Size(390, 844), scale: 2, frameRate: FrameRate(parsing: "60000/1001"),
            clock: ClockTime(parsing: "18:05"), brand: "grubhub", isDark: true)
        let script = try #require(
            try SmallScript.outcome(Array(SmallScript.text.utf8), overrides: overrides).script)
        #expect(script.canvas == Size(390, 844))
        #expect(script.scale == 2)
        #expect(script.frameRate == FrameRate(60000, 1001))
        #expect(script.clock.text() == "6:05")
        #expect(script.brand.name == "Grubhub")
        #expect(script.brand.colors.surface == Color(hex: 0x121212))
    }

    @Test func overridesAreAppliedBeforeChecking() throws {
        let edits = [("\"duration\": 6", "\"canvas\": { \"width\": 361 }, \"duration\": 6")]
        #expect(try lines(edits).count == 1)
        #expect(try lines(edits, overrides: ScriptOverrides(size: Size(360, 640))) == [])
        #expect(try lines(edits, overrides: ScriptOverrides(scale: 2)) == [])
        #expect(try lines(edits, options: ScriptOptions(needsEvenPixels: false)) == [])
    }

    struct BadOverride: Sendable {
        var overrides: ScriptOverrides
        var line: String
    }

    static let badOverrides: [BadOverride] = [
        .init(
            overrides: ScriptOverrides(size: Size(300, 640)),
            line: "S.json: --size: the width must be from 360 to 4096 pt, not 300"),
        .init(
            overrides: ScriptOverrides(size: Size(360, 5000)),
            line: "S.json: --size: the height must be from 640 to 4096 pt, not 5000"),
        .init(
            overrides: ScriptOverrides(size: Size(360, 640.5)),
            line: "S.json: --size: the height must be a whole number, not 640.5"),
        .init(
            overrides: ScriptOverrides(size: Size(.nan, 640)),
            line: "S.json: --size: the width must be from 360 to 4096 pt, not nan"),
        .init(
            overrides: ScriptOverrides(scale: 9), line: "S.json: --scale: must be from 0.25 to 8 px a pt, not 9"),
        .init(
            overrides: ScriptOverrides(size: Size(361, 640)),
            line: "S.json: --size: 361 x 640 pt at 3 px a pt is 1083 x 1920 px, and a video needs even sides; "
                + "the nearest even sizes are 360 x 640 pt (1080 x 1920 px) and 362 x 640 pt (1086 x 1920 px)"
                + ", or write frames alone (--no-video)"),
        .init(
            overrides: ScriptOverrides(scale: 1.3),
            line: "S.json: --scale: 440 x 956 pt at 1.3 px a pt is 572 x 1243 px, and a video needs even sides; "
                + "the nearest even sizes are 440 x 955 pt (572 x 1242 px) and 440 x 957 pt (572 x 1244 px); "
                + "the nearest even scales are 1.19 (524 x 1138 px) and 1.31 (576 x 1252 px), or write frames alone (--no-video)"
        ),
        .init(
            overrides: ScriptOverrides(scale: 0.25),
            line: "S.json: --scale: 440 x 956 pt at 0.25 px a pt is 110 x 239 px, and a video needs even sides; "
                + "the nearest even sizes are 440 x 953 pt (110 x 238 px) and 440 x 958 pt (110 x 240 px); "
                + "the nearest even scale is 0.31 (136 x 296 px), or write frames alone (--no-video)"),
        .init(
            overrides: ScriptOverrides(brand: "delivero"),
            line: "S.json: --brand: no brand is called \"delivero\" (there is no Brands/delivero.json); "
                + "did you mean \"deliveroo\"?"),
        .init(
            overrides: ScriptOverrides(brand: "x/acme.json"), line: "S.json: --brand: there is no file \"x/acme.json\""),
        .init(
            overrides: ScriptOverrides(frameRate: FrameRate(1, 1000)),
            line: "S.json: --fps: 6 s at 1/1000 fps is less than one frame"),
    ]

    @Test(arguments: badOverrides)
    func refuses(_ bad: BadOverride) throws {
        #expect(try lines(overrides: bad.overrides) == [bad.line])
    }

    // MARK: Files

    @Test func missingPicturesAreWarnings() throws {
        var files = try MemoryFiles.brands()
        files.pictureProblems = [
            "drop.jpg": PictureProblem("no such picture", advice: "check the name", isMissing: true)
        ]
        let outcome = try SmallScript.outcome(Array(SmallScript.text.utf8), files: files)
        #expect(
            outcome.diagnostics.map(\.description) == [
                "S.json:9:16: warning: orders[0].photo: cannot draw \"drop.jpg\": no such picture; a plain tile is drawn in its place"
            ])
        #expect(outcome.script != nil)
    }

    @Test func strictMakesWarningsErrors() throws {
        var files = try MemoryFiles.brands()
        files.pictureProblems = [
            "drop.jpg": PictureProblem("no such picture", advice: "check the name", isMissing: true)
        ]
        let outcome = try SmallScript.outcome(
            Array(SmallScript.text.utf8), options: ScriptOptions(isStrict: true), files: files)
        #expect(
            outcome.diagnostics.map(\.description) == [
                "S.json:9:16: orders[0].photo: cannot draw \"drop.jpg\": no such picture; a plain tile is drawn in its place"
            ])
        #expect(outcome.script == nil)
    }

    @Test func brokenPicturesAreErrors() throws {
        var files = try MemoryFiles.brands()
        files.pictureProblems = [
            "drop.jpg": PictureProblem("the picture is cut short", advice: "export or copy it again")
        ]
        let outcome = try SmallScript.outcome(Array(SmallScript.text.utf8), files: files)
        #expect(
            outcome.diagnostics.map(\.description) == [
                "S.json:9:16: orders[0].photo: cannot draw \"drop.jpg\": the picture is cut short; export or copy it again"
            ])
        #expect(outcome.script == nil)
    }

    @Test(arguments: ["/drop.jpg", "../drop.jpg", "a/../../drop.jpg", "./../drop.jpg"])
    func outsideIsRefusedUnlessAllowed(_ file: String) throws {
        let edits = [("drop.jpg", file)]
        #expect(try lines(edits).count == 1)
        #expect(try lines(edits, options: ScriptOptions(allowsOutside: true)) == [])
    }

    @Test(arguments: ["a/../drop.jpg", "./drop.jpg", "a/b/../../drop.jpg", "..drop.jpg"])
    func insideIsFine(_ file: String) throws {
        #expect(try lines([("drop.jpg", file)]) == [])
    }

    @Test func anUnreadableBrandSaysWhy() throws {
        var files = try MemoryFiles.brands()
        files.unreadable = ["Brands/doordash.json": "Permission denied"]
        #expect(
            try lines(files: files) == ["S.json: brand: Brands/doordash.json cannot be read: Permission denied"])
    }

    @Test func aBrandsProblemsNameItsFile() throws {
        var files = try MemoryFiles.brands()
        files.files["Brands/doordash.json"] = Array("{".utf8)
        let outcome = ScriptDecoder(files: files).decode(Array(SmallScript.text.utf8), file: "my/S.json")
        #expect(
            outcome.diagnostics.map(\.description) == [
                "my/Brands/doordash.json:1:2: the file ends here, but this object has no end; it starts at 1:1"
            ])
        #expect(outcome.script == nil)
    }

    @Test func aLaterCheckCanPointIntoTheScript() throws {
        let outcome = try SmallScript.outcome(Array(SmallScript.text.utf8))
        let title = try #require(JSONPath(parsing: "orders[1].banner.title"))
        #expect(
            outcome.diagnostic(.warning, at: title, message: "\"Soup\" does not fit").description
                == "S.json:13:53: warning: orders[1].banner.title: \"Soup\" does not fit")
        let helper = try #require(JSONPath(parsing: "orders[1].helper"))
        #expect(
            outcome.diagnostic(.error, at: helper, message: "is bad").description
                == "S.json:12:5: orders[1].helper: is bad")
    }
}
