import Foundation
import Testing

@testable import DashRender

@Suite struct DiffReportTests {
    typealias Make = SyntheticPictures

    let scratch: ComparisonFolder

    init() throws {
        scratch = try ComparisonFolder()
        for index in 0..<30 {
            try scratch.write(Make.gradient(60, 40), String(format: "a/%05d.png", index), .rgb)
            try scratch.write(Self.changed(index), String(format: "b/%05d.png", index), .rgb)
        }
        try FileManager.default.removeItem(atPath: scratch.file("b/00025.png"))
    }

    /// Frame 3 differs within the tolerance, 12 to 14 beyond it, 20 in size; 25 is missing.
    static func changed(_ index: Int) -> Bitmap {
        let plain = Make.gradient(60, 40)
        switch index {
        case 3: return Make.changed(plain, [(5, 5)], Make.white)
        case 12...14: return Make.changed(plain, [(index, 5), (40, 30), (41, 30), (42, 30)], Make.white)
        case 20: return Make.gradient(60, 41)
        default: return plain
        }
    }

    @discardableResult
    func makeReport(_ a: String = "a", _ b: String = "b", _ folder: String = "report") throws -> ClipComparison {
        let report = try DiffReport(folder: scratch.file(folder))
        let comparer = ClipComparer(tolerance: DiffTolerance(maxPixels: 1))
        let comparison = try comparer.compare(scratch.file(a), scratch.file(b), sink: report.add)
        try report.finish(comparison)
        return comparison
    }

    func elements(after program: String = "") throws -> String {
        let page = try String(contentsOfFile: scratch.file("report/index.html"), encoding: .utf8)
        let tried = page.replacingOccurrences(of: "</body>", with: "<script>\(program)</script></body>")
        return try HeadlessBrowser().elements(of: scratch.write(Array(tried.utf8), "report/tried.html"))
    }

    static func press(_ keys: String...) -> String {
        keys.map { "document.dispatchEvent(new KeyboardEvent('keydown', { key: '\($0)' }));" }.joined()
    }

    static let steps: [(program: String, frame: String, view: String)] = [
        ("", "00012.png", "side"), (press("ArrowRight"), "00013.png", "side"),
        (press("ArrowLeft"), "00003.png", "side"),
        (press("End"), "00025.png", "side"), (press("End", "ArrowRight"), "00025.png", "side"),
        (press("Home"), "00003.png", "side"), (press("j", "2"), "00013.png", "swipe"),
        (press("3"), "00012.png", "blink"),
        (press("4"), "00012.png", "heat"), (press("4", "1"), "00012.png", "side"),
        ("document.querySelectorAll('#list button')[4].click();", "00020.png", "side"),
    ]

    /// The first frame that fails is shown first; the keys step through the rest.
    @Test(arguments: steps.indices) func pageShowsTheRightFrame(_ index: Int) throws {
        let step = Self.steps[index]
        try makeReport()
        let elements = try elements(after: step.program)
        #expect(elements.contains("data-frame=\"\(step.frame)\""))
        #expect(elements.contains("<h1 id=\"frame-name\" aria-live=\"polite\">\(step.frame)</h1>"))
        let pressed = try Regex("data-view=\"\(step.view)\"[^>]*aria-pressed=\"true\"")
        #expect(elements.firstMatch(of: pressed) != nil)
    }

    /// Puts the size of every picture and the alpha of its last pixel into the title. Once the page has loaded, drawing
    /// decodes at once, however busy the machine is; a promise to decode may be kept after the page was printed.
    static let tellPictures = """
        addEventListener('load', () => {
          document.title = [...document.images].map((image) => {
            const pen = document.createElement('canvas').getContext('2d');
            pen.drawImage(image, 0, 0);
            const [right, bottom] = [image.naturalWidth - 1, image.naturalHeight - 1];
            const alpha = pen.getImageData(right, bottom, 1, 1).data[3];
            return image.naturalWidth + 'x' + image.naturalHeight + ':' + alpha;
          }).join(' ');
        });
        """

    @Test func pageShowsCountsAndPictures() throws {
        try makeReport()
        let elements = try elements(after: Self.tellPictures)
        let picture = "60x40:255"
        let all = Array(repeating: picture, count: 5).joined(separator: " ")
        #expect(elements.contains("<title>\(all)</title>"), "two pictures and three crops")
        #expect(elements.contains("Different: 5 of 30 frames, 1 within the tolerance"))
        #expect(elements.contains("3 px at 40, 30 (3 × 1)"))
        #expect(elements.components(separatedBy: "class=\"bar-fail\"").count - 1 == 5)
        #expect(elements.components(separatedBy: "class=\"bar-tolerated\"").count - 1 == 1)
    }

    @Test func pageOfEqualClipsSaysSo() throws {
        try makeReport("a", "a")
        let elements = try elements()
        #expect(elements.contains("The same: 30 frames"))
        #expect(elements.contains("No pixel differs."))
    }

    /// One file that asks for nothing from outside, and whose data cannot end its element.
    @Test func pageIsSelfContained() throws {
        try FileManager.default.createDirectory(atPath: scratch.file("<"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: scratch.file("b"), toPath: scratch.file("</script><b>"))
        try makeReport("a", "</script><b>")
        let page = try String(contentsOfFile: scratch.file("report/index.html"), encoding: .utf8)
        for outside in ["http:", "https:", "src=\"", "@import", "url("] {
            let count = page.components(separatedBy: outside).count - 1
            #expect(count == (outside == "http:" ? 1 : 0), "\(outside)")
        }
        #expect(page.contains("http://www.w3.org/2000/svg"))
        #expect(page.components(separatedBy: "</script>").count - 1 == 2)
        #expect(FileTree.names(in: scratch.file("report")).sorted() == ["index.html", "report.json"])
    }

    @Test func onlyAnEarlierReportIsReplaced() throws {
        try makeReport()
        try makeReport("a", "a")
        #expect(
            try String(contentsOfFile: scratch.file("report/report.json"), encoding: .utf8).contains("\"total\" : 30"))
        for folder in ["a", "a/00000.png"] {
            #expect(throws: DiffError.notAReport(folder: scratch.file(folder))) {
                try DiffReport(folder: scratch.file(folder))
            }
        }
    }

    @Test func aReportThatIsGivenUpLeavesNothing() throws {
        try DiffReport(folder: scratch.file("new/report")).discard()
        #expect(!scratch.names.contains { $0.hasPrefix("new") })
    }

    @Test func json() throws {
        let one = try ClipComparer().compare(scratch.file("a/00012.png"), scratch.file("b/00012.png"))
        let expected = """
            {
              "failing" : 1,
              "first" : "\(scratch.file("a/00012.png"))",
              "frames" : [
                {
                  "antialiased" : 0,
                  "bounds" : [
                    12,
                    5,
                    31,
                    26
                  ],
                  "compared" : 2400,
                  "differing" : 4,
                  "firstSize" : [
                    60,
                    40
                  ],
                  "index" : 0,
                  "largestCluster" : 3,
                  "maxDelta" : 250,
                  "name" : "00012.png",
                  "note" : "0.16 %, by up to 250",
                  "passes" : false,
                  "regions" : [
                    [
                      40,
                      30,
                      3,
                      1,
                      3
                    ],
                    [
                      12,
                      5,
                      1,
                      1,
                      1
                    ]
                  ],
                  "secondSize" : [
                    60,
                    40
                  ],
                  "short" : "4",
                  "state" : "differs",
                  "words" : "4 of 2400 pixels differ (0.16 %), by up to 250 of 255, up to 3 in 16 x 16 px"
                }
              ],
              "kind" : "picture",
              "passes" : false,
              "rules" : "exact",
              "second" : "\(scratch.file("b/00012.png"))",
              "summary" : "different: 4 of 2400 pixels differ (0.16 %), by up to 250 of 255, up to 3 in 16 x 16 px",
              "total" : 1
            }
            """
        #expect(one.json == expected)
    }

    @Test func junit() throws {
        let comparison = ClipComparison(
            first: "a & \"b\"", second: "<c>\u{1}", kind: .folder, options: DiffOptions(), tolerance: DiffTolerance(),
            frames: [
                FrameResult(index: 0, name: "0.png", outcome: .same, tolerance: DiffTolerance()),
                FrameResult(index: 1, name: "1.png", outcome: .onlyInFirst, tolerance: DiffTolerance()),
            ])
        #expect(
            comparison.junit == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites>
                <testsuite name="a &amp; &quot;b&quot; and &lt;c&gt; " tests="2" failures="1" errors="0" skipped="0">
                <testcase classname="hookrender.diff" name="0.png"/>
                <testcase classname="hookrender.diff" name="1.png"><failure message="missing from the second"/></testcase>
                </testsuite>
                </testsuites>

                """)
    }

    @Test func rulesInWords() throws {
        let options = DiffOptions(
            threshold: try DiffThreshold(parsing: "0.1"), ignoresAntialiasing: true,
            ignored: [PixelRect(x: 1, y: 2, width: 3, height: 4)], mask: Make.flat(1, 1, Make.white))
        let limits = DiffTolerance(maxPixels: 5, maxRatio: try ExactRatio(parsing: "0.1%"), maxCluster: 6)
        let comparison = ClipComparison(
            first: "a", second: "b", kind: .folder, options: options, tolerance: limits, frames: [])
        #expect(
            comparison.rules
                == "threshold 0.1; antialiased edges ignored; mask; 1,2,3,4 ignored; at most 5 pixels; "
                + "at most a share of 0.001; at most 6 in 16 x 16 px")
    }
}
