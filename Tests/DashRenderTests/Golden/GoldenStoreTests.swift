import Foundation
import Testing

@testable import DashRender

@Suite struct GoldenStoreTests {
    typealias Make = SyntheticPictures

    static let environment = RenderEnvironment(
        cpu: "x86_64", libraries: ["cairo": "1.16.0", "pango": "1.50.12"],
        fonts: [RenderEnvironment.Font(file: "Inter.otf", sha256: "aa")])

    let scratch: ComparisonFolder
    let store: GoldenStore

    init() throws {
        scratch = try ComparisonFolder()
        store = GoldenStore(folder: scratch.file("goldens"))
    }

    static func frame(_ index: Int) -> Bitmap { Make.changed(Make.gradient(40, 30), [(index, 3)], Make.white) }

    static func source(
        script: String = "s1", scale: String = "1", environment: RenderEnvironment = environment,
        shots: [GoldenShot] = GoldenShot.around([4, 5]),
        render: @escaping (GoldenShot) throws -> Bitmap = { frame($0.frame) }
    ) -> GoldenSource {
        GoldenSource(scriptHash: script, scale: scale, environment: environment, shots: shots, render: render)
    }

    func record(_ source: GoldenSource = source()) throws { _ = try store.record(source, isCI: false) }

    @Test func shotsAreTheEventsAndTheFramesBefore() {
        #expect(
            GoldenShot.around([0, 78, 79, 516]).map(\.name) == ["00000", "00077", "00078", "00079", "00515", "00516"])
    }

    @Test func whatWasRecordedMatches() throws {
        let changes = try store.record(Self.source(), isCI: false)
        #expect(changes.lines == ["added 00003", "added 00004", "added 00005"])
        #expect(
            scratch.names == [
                "goldens", "goldens/00003.png", "goldens/00004.png", "goldens/00005.png", "goldens/manifest.json",
            ])
        let check = try store.check(Self.source())
        #expect(check.lines == ["3 goldens match exactly"])
        #expect(check.exitCode == 0)
    }

    @Test func manifestSaysFromWhat() throws {
        try record(
            Self.source(shots: [GoldenShot(frame: 7, name: "top", crop: PixelRect(x: 1, y: 2, width: 3, height: 4))]))
        let expected = """
            {
              "environment" : {
                "cpu" : "x86_64",
                "fonts" : [
                  {
                    "file" : "Inter.otf",
                    "sha256" : "aa"
                  }
                ],
                "libraries" : {
                  "cairo" : "1.16.0",
                  "pango" : "1.50.12"
                }
              },
              "format" : 1,
              "goldens" : [
                {
                  "crop" : [
                    1,
                    2,
                    3,
                    4
                  ],
                  "frame" : 7,
                  "name" : "top",
                  "pixels" : "\(Self.frame(7).cropped(to: PixelRect(x: 1, y: 2, width: 3, height: 4))?.pixelHash ?? "")",
                  "size" : {
                    "height" : 4,
                    "width" : 3
                  }
                }
              ],
              "scale" : "1",
              "script" : "s1",
              "tolerance" : {
                "ignoreAntialiasing" : true,
                "maxCluster" : 24,
                "threshold" : "0.1"
              }
            }

            """
        #expect(try String(contentsOfFile: scratch.file("goldens/manifest.json"), encoding: .utf8) == expected)
        #expect(
            try store.manifest().goldens.map(\.shot) == [
                GoldenShot(frame: 7, name: "top", crop: PixelRect(x: 1, y: 2, width: 3, height: 4))
            ])
    }

    static let changedPixel: @Sendable (GoldenShot) -> Bitmap = {
        $0.frame == 4 ? Make.changed(frame(4), [(9, 9)], Make.white) : frame($0.frame)
    }

    @Test func changedPixelFails() throws {
        try record()
        let check = try store.check(Self.source(render: Self.changedPixel), failures: scratch.file("failures"))
        #expect(
            check.problems == [
                .differs(
                    name: "00004",
                    words: "1 of 1200 pixels differ (0.083 %), by up to 246 of 255, up to 1 in 16 x 16 px")
            ])
        #expect(check.exitCode == 1)
        #expect(
            scratch.names.filter { $0.hasPrefix("failures/") } == [
                "failures/00004.actual.png", "failures/00004.difference.png", "failures/00004.expected.png",
            ])
        #expect(try PNGDecoder.decode(path: scratch.file("failures/00004.expected.png")) == Self.frame(4))
        _ = try store.check(Self.source(), failures: scratch.file("failures"))
        #expect(scratch.names.filter { $0.hasPrefix("failures/") } == [])
    }

    @Test func changedScriptFails() throws {
        try record()
        #expect(
            try store.check(Self.source(script: "s2")).lines == [
                "the script, or an option that changes it (--brand, --dark, --size, --fps), is not as recorded; "
                    + "record again if the change is wanted",
                "1 problem, 3 goldens compared",
            ])
    }

    @Test func otherScaleFails() throws {
        try record()
        #expect(
            try store.check(Self.source(scale: "3")).lines.first == "recorded at scale 1, checked at 3; use the same")
    }

    @Test(arguments: [
        (
            [("Inter.otf", "bb")],
            ["font Inter.otf is another file than when recorded; use the recorded fonts (--fonts DIR), or record again"]
        ),
        ([], ["font Inter.otf is missing here; use the recorded fonts (--fonts DIR), or record again"]),
        (
            [("Inter.otf", "aa"), ("New.otf", "cc")],
            ["font New.otf was not there when recorded; use the recorded fonts (--fonts DIR), or record again"]
        ),
    ])
    func otherFontFileFails(_ fonts: [(String, String)], _ lines: [String]) throws {
        try record()
        var environment = Self.environment
        environment.fonts = fonts.map { RenderEnvironment.Font(file: $0.0, sha256: $0.1) }
        let check = try store.check(Self.source(environment: environment))
        #expect(check.lines == lines + ["1 problem, 3 goldens compared"])
        #expect(check.exitCode == 1)
    }

    @Test func elsewhereTheManifestsToleranceHolds() throws {
        try record()
        var elsewhere = Self.environment
        elsewhere.cpu = "arm64"
        elsewhere.libraries = ["cairo": "1.18.0", "harfbuzz": "6.0.0"]
        let slightly: (GoldenShot) -> Bitmap = { shot in
            Make.picture(40, 30) { x, y in Self.frame(shot.frame)[x, y] &+ SIMD4(0, 2, 0, 0) }
        }
        #expect(
            try store.check(Self.source(environment: elsewhere, render: slightly)).lines == [
                "environment: processor x86_64 when recorded, arm64 here",
                "environment: cairo 1.16.0 when recorded, 1.18.0 here",
                "environment: harfbuzz none when recorded, 6.0.0 here",
                "environment: pango 1.50.12 when recorded, none here",
                "3 goldens match within the manifest's tolerance",
            ])
        #expect(try store.check(Self.source(render: slightly)).problems.count == 3)
        let grossly: (GoldenShot) -> Bitmap = { _ in Make.flat(40, 30, Make.black) }
        #expect(try store.check(Self.source(environment: elsewhere, render: grossly)).problems.count == 3)
    }

    @Test func orphanedMissingAndAlteredFilesFail() throws {
        try record()
        try scratch.write(Self.frame(9), "goldens/00009.png")
        try scratch.write(Self.frame(9), "goldens/00003.png")
        try FileManager.default.removeItem(atPath: scratch.file("goldens/00004.png"))
        try scratch.write(Array("no picture".utf8), "goldens/00005.png")
        #expect(
            try store.check(Self.source()).lines == [
                "00009.png: no golden of the manifest; delete it",
                "00003: its file is not the one that was recorded; restore it, or record again",
                "00004: its file is missing; restore it, or record again",
                "00005: \(scratch.file("goldens/00005.png")): not a picture that can be read; save it as an RGB PNG or JPEG",
                "4 problems, 0 goldens compared",
            ])
    }

    @Test func otherShotsFail() throws {
        try record()
        #expect(
            try store.check(Self.source(shots: [3, 4, 8].map { GoldenShot(frame: $0) })).lines == [
                "00008: was never recorded; record again", "00005: was recorded, but is no longer wanted; record again",
                "2 problems, 2 goldens compared",
            ])
    }

    @Test func recordShowsWhatItChanges() throws {
        try record()
        let next = Self.source(shots: [3, 4, 8].map { GoldenShot(frame: $0) }, render: Self.changedPixel)
        let lines = [
            "changed 00004: 1 of 1200 pixels differ (0.083 %), by up to 246 of 255, up to 1 in 16 x 16 px",
            "added 00008",
            "removed 00005", "unchanged: 1",
        ]
        #expect(try store.record(next, isCI: false, writes: false).lines == lines)
        #expect(try store.check(Self.source()).passes)
        #expect(try store.record(next, isCI: false).lines == lines)
        #expect(try store.check(next).passes)
        #expect(!scratch.names.contains("goldens/00005.png"))
    }

    /// A record that cannot draw its last picture changes nothing.
    @Test func recordIsAllOrNothing() throws {
        try record()
        let before = try contents()
        let failing = Self.source { shot in
            if shot.frame == 5 { throw GoldenError.noShots }
            return Make.flat(40, 30, Make.black)
        }
        #expect(throws: GoldenError.noShots) { try store.record(failing, isCI: false) }
        #expect(try contents() == before)
    }

    private func contents() throws -> [String: Data] {
        let files = scratch.names.filter { $0.contains(".") }
        return try Dictionary(
            uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: URL(fileURLWithPath: scratch.file($0)))) })
    }

    /// A tolerance that somebody wrote into the manifest outlives a record; what else changes is said.
    @Test func recordKeepsTheToleranceAndSaysWhatChanges() throws {
        try record()
        let manifest = scratch.file("goldens/manifest.json")
        let json = try String(contentsOfFile: manifest, encoding: .utf8)
        try scratch.write(
            Array(json.replacingOccurrences(of: "\"0.1\"", with: "\"0.3\"").utf8), "goldens/manifest.json")
        let elsewhere = RenderEnvironment(
            cpu: "arm64", libraries: Self.environment.libraries,
            fonts: [RenderEnvironment.Font(file: "Inter.otf", sha256: "bb")])
        let next = Self.source(script: "s2", scale: "2", environment: elsewhere)
        #expect(
            try store.record(next, isCI: false).lines == [
                "script: another one than before", "scale: 1 before, 2 now",
                "environment: processor x86_64 when recorded, arm64 here",
                "environment: font Inter.otf is another file than when recorded", "unchanged: 3",
            ])
        #expect(try String(contentsOfFile: manifest, encoding: .utf8).contains("\"0.3\""))
        #expect(try store.check(next).passes)
    }

    @Test func aManifestOfNothingFails() throws {
        try record()
        let manifest = scratch.file("goldens/manifest.json")
        var tree = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: manifest))) as? [String: Any])
        tree["goldens"] = [Any]()
        try scratch.write([UInt8](JSONSerialization.data(withJSONObject: tree)), "goldens/manifest.json")
        #expect(throws: GoldenError.nothingRecorded(file: manifest)) { try store.check(Self.source(shots: [])) }
    }

    @Test func recordIsRefusedOnCI() throws {
        #expect(throws: GoldenError.refusedOnCI(folder: store.folder)) { try store.record(Self.source(), isCI: true) }
        #expect(scratch.names == [])
    }

    @Test(arguments: [(nil, false), ("", false), ("0", false), ("False", false), ("true", true), ("1", true)])
    func buildMachinesAreKnown(_ value: String?, _ isCI: Bool) {
        #expect(ContinuousIntegration.isRunning(value.map { ["CI": $0] } ?? [:]) == isCI)
    }

    static let lines: [(error: GoldenError, line: String, code: Int32)] = [
        (
            .refusedOnCI(folder: "g"),
            "g: goldens are not recorded on CI; record them on your own machine, or pass --allow-ci", 64
        ),
        (
            .noManifest(file: "g/manifest.json"),
            "g/manifest.json: no such manifest; run hookrender golden record first", 66
        ),
        (
            .damagedManifest(file: "g/manifest.json"),
            "g/manifest.json: not a manifest of goldens; restore it, or delete it and record again", 65
        ),
        (
            .unknownFormat(file: "g/manifest.json", format: 2),
            "g/manifest.json: format 2 is not known; use the version that wrote it, or delete it and record again", 65
        ),
        (.unreadableManifest(file: "g/m.json"), "g/m.json: cannot be read; check its permissions", 66),
        (
            .nothingRecorded(file: "g/manifest.json"),
            "g/manifest.json: lists no goldens; run hookrender golden record again", 65
        ),
        (.badName("../a"), "golden ../a: not a name for a file; use letters, digits, - and _", 64),
        (.sameName("a"), "golden a: two have this name; rename one", 64),
        (
            .cropOutside(shot: "a", size: PixelSize(width: 4, height: 5)),
            "golden a: its crop is not inside the 4 x 5 px frame; change it", 64
        ),
        (.noShots, "no frame to record; name at least one", 64),
    ]

    @Test(arguments: lines.indices) func errorsSayOneLine(_ index: Int) {
        #expect(Self.lines[index].error.description == Self.lines[index].line)
        #expect(Self.lines[index].error.exitCode == Self.lines[index].code)
    }

    @Test func whatCannotBeRecordedOrChecked() throws {
        let cases: [([GoldenShot], GoldenError)] = [
            ([], .noShots), ([GoldenShot(frame: 1, name: "../a")], .badName("../a")),
            ([GoldenShot(frame: 1), GoldenShot(frame: 1)], .sameName("00001")),
            (
                [GoldenShot(frame: 1, name: "a", crop: PixelRect(x: 30, y: 0, width: 11, height: 1))],
                .cropOutside(shot: "a", size: PixelSize(width: 40, height: 30))
            ),
        ]
        for (shots, error) in cases {
            #expect(throws: error) { try store.record(Self.source(shots: shots), isCI: false) }
        }
        let manifest = scratch.file("goldens/manifest.json")
        #expect(throws: GoldenError.noManifest(file: manifest)) { try store.check(Self.source()) }
        try record()
        let json = try String(contentsOfFile: manifest, encoding: .utf8)
        let damages: [(String, GoldenError)] = [
            ("{", .damagedManifest(file: manifest)),
            (json.replacingOccurrences(of: "\"00003\"", with: "\"../x\""), .damagedManifest(file: manifest)),
            (json.replacingOccurrences(of: "\"00003\"", with: "\"00004\""), .damagedManifest(file: manifest)),
            (json.replacingOccurrences(of: "\"0.1\"", with: "\"7\""), .damagedManifest(file: manifest)),
            (
                json.replacingOccurrences(of: "\"format\" : 1", with: "\"format\" : 2"),
                .unknownFormat(file: manifest, format: 2)
            ),
        ]
        for (text, error) in damages {
            try scratch.write(Array(text.utf8), "goldens/manifest.json")
            #expect(throws: error) { try store.check(Self.source()) }
        }
    }

    @Test func environmentOfThisMachine() throws {
        let font = try scratch.write(Array("abc".utf8), "fonts/A.otf")
        let environment = try RenderEnvironment.current(fontFiles: [font])
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(environment.fonts == [RenderEnvironment.Font(file: "A.otf", sha256: hash)])
        let known = ["cairo", "fontconfig", "freetype", "harfbuzz", "libpng", "pango", "pixman"]
        #expect(environment.libraries.keys.sorted() == known)
        for (name, version) in environment.libraries {
            let numbers = version.split(separator: ".").compactMap { Int($0) }
            #expect(numbers.count == 3, "\(name) \(version)")
        }
        #expect(throws: OutputError.readFailed(path: "/none.otf", code: ENOENT)) {
            try RenderEnvironment.current(fontFiles: ["/none.otf"])
        }
    }
}
