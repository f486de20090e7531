import Testing

@testable import DashRender

@Suite struct DiffAreaTests {
    typealias Make = SyntheticPictures

    static let a = Make.flat(20, 10, Make.white)
    static let b = Make.flat(20, 10, Make.black)

    static func mask(_ isWhite: (Int, Int) -> Bool) -> Bitmap {
        Make.picture(20, 10) { isWhite($0, $1) ? Make.white : Make.black }
    }

    static let cases: [(what: String, options: DiffOptions, compared: Int)] = [
        ("all", DiffOptions(), 200),
        ("a rectangle", DiffOptions(ignored: [PixelRect(x: 1, y: 2, width: 3, height: 4)]), 188),
        (
            "two that overlap",
            DiffOptions(ignored: [
                PixelRect(x: 0, y: 0, width: 2, height: 2), PixelRect(x: 1, y: 1, width: 2, height: 2),
            ]), 193
        ),
        ("one that reaches out", DiffOptions(ignored: [PixelRect(x: 18, y: 8, width: 99, height: 99)]), 196),
        ("a huge one", DiffOptions(ignored: [PixelRect(x: 19, y: 0, width: .max, height: .max)]), 190),
        ("a mask", DiffOptions(mask: mask { x, _ in x < 5 }), 150),
        (
            "a mask and a rectangle",
            DiffOptions(ignored: [PixelRect(x: 4, y: 0, width: 2, height: 10)], mask: mask { x, _ in x < 5 }), 140
        ),
        (
            "a transparent mask",
            DiffOptions(mask: Make.picture(20, 10) { x, _ in SIMD4(255, 255, 255, x < 2 ? 128 : 127) }), 180
        ),
    ]

    @Test(arguments: cases.indices) func comparesTheRest(_ index: Int) throws {
        let c = Self.cases[index]
        var comparer = PictureComparer(c.options)
        guard case .pixels(let diff) = try comparer.compare(Self.a, Self.b).difference else {
            Issue.record("sizes differ")
            return
        }
        #expect(diff.compared == c.compared, "\(c.what)")
        #expect(diff.differing == c.compared, "\(c.what)")
    }

    static let mistakes: [(options: DiffOptions, message: String)] = [
        (
            DiffOptions(ignored: [PixelRect(x: 20, y: 0, width: 5, height: 5)]),
            "--ignore 20,0,5,5 lies outside the 20 x 10 px picture; name pixels inside"
        ),
        (
            DiffOptions(mask: Make.flat(10, 20, Make.white)),
            "--mask is 10 x 20 px and a picture 20 x 10 px; make the mask the picture's size"
        ),
        (
            DiffOptions(mask: Make.flat(20, 10, Make.black)),
            "--mask has no white pixel; paint white what is to be ignored, and black the rest"
        ),
        (
            DiffOptions(mask: Make.flat(20, 10, Make.white)),
            "--mask and --ignore leave no pixel to compare; ignore less"
        ),
        (
            DiffOptions(ignored: [PixelRect(x: 0, y: 0, width: 20, height: 10)]),
            "--mask and --ignore leave no pixel to compare; ignore less"
        ),
    ]

    @Test(arguments: mistakes.indices) func saysWhatDoesNotSuit(_ index: Int) {
        let mistake = Self.mistakes[index]
        var comparer = PictureComparer(mistake.options)
        let error = #expect(throws: DiffError.self) { try comparer.compare(Self.a, Self.b) }
        #expect(error?.description == mistake.message)
    }
}
