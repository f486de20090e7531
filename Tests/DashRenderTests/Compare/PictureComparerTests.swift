import Testing

@testable import DashRender

@Suite struct PictureComparerTests {
    typealias Make = SyntheticPictures

    struct Pair: CustomTestStringConvertible {
        var testDescription: String
        var a: Bitmap
        var b: Bitmap
        var differing: Int
        var maxDelta: Int
        var bounds: PixelRect?
        var densest: Int
    }

    static let gradient = Make.gradient(100, 60)

    static let pairs: [Pair] = [
        Pair(testDescription: "the same", a: gradient, b: gradient, differing: 0, maxDelta: 0, bounds: nil, densest: 0),
        Pair(
            testDescription: "one pixel", a: gradient, b: Make.changed(gradient, [(99, 59)], Make.white), differing: 1,
            maxDelta: 196, bounds: PixelRect(x: 99, y: 59, width: 1, height: 1), densest: 1),
        Pair(
            testDescription: "one row", a: gradient,
            b: Make.picture(100, 60) { x, y in y == 7 ? Make.white : gradient[x, y] }, differing: 100, maxDelta: 255,
            bounds: PixelRect(x: 0, y: 7, width: 100, height: 1), densest: 16),
        Pair(
            testDescription: "shifted by one", a: gradient,
            b: Make.picture(100, 60) { x, y in gradient[max(0, x - 1), y] }, differing: 99 * 60, maxDelta: 1,
            bounds: PixelRect(x: 1, y: 0, width: 99, height: 60), densest: 256),
        Pair(
            testDescription: "off by one level everywhere", a: gradient,
            b: Make.picture(100, 60) { x, y in gradient[x, y] &+ SIMD4(0, 1, 0, 0) }, differing: 6000, maxDelta: 1,
            bounds: PixelRect(x: 0, y: 0, width: 100, height: 60), densest: 256),
        Pair(
            testDescription: "alpha only", a: gradient,
            b: Make.picture(100, 60) { x, y in
                x == 3 ? SIMD4(gradient[x, y].x, gradient[x, y].y, gradient[x, y].z, 254) : gradient[x, y]
            }, differing: 60, maxDelta: 1, bounds: PixelRect(x: 3, y: 0, width: 1, height: 60), densest: 16),
        Pair(
            testDescription: "transparent beside black", a: Make.flat(5, 5, SIMD4(0, 0, 0, 0)),
            b: Make.flat(5, 5, Make.black), differing: 25, maxDelta: 255,
            bounds: PixelRect(x: 0, y: 0, width: 5, height: 5), densest: 25),
        Pair(
            testDescription: "scattered", a: gradient,
            b: Make.changed(gradient, [(0, 0), (50, 30), (60, 35), (99, 59)], Make.black), differing: 3, maxDelta: 158,
            bounds: PixelRect(x: 50, y: 30, width: 50, height: 30), densest: 2),
    ]

    @Test(arguments: pairs) func countsExactly(_ pair: Pair) throws {
        var comparer = PictureComparer()
        let comparison = try comparer.compare(pair.a, pair.b)
        guard case .pixels(let diff) = comparison.difference else {
            Issue.record("sizes differ")
            return
        }
        #expect(diff.differing == pair.differing)
        #expect(diff.maxDelta == pair.maxDelta)
        #expect(diff.bounds == pair.bounds)
        #expect(diff.densest?.differing ?? 0 == pair.densest)
        #expect(diff.regions.reduce(0) { $0 + $1.differing } == pair.differing)
        #expect(comparison.map?.marks.reduce(0) { $0 + Int($1) } ?? 0 == pair.differing)
    }

    static let sizes: [(Bitmap, Bitmap)] = [
        (Make.flat(1, 1, Make.white), Make.flat(106, 106, Make.white)),
        (Make.flat(4, 6, Make.white), Make.flat(6, 4, Make.white)),
        (Make.flat(4, 6, Make.white), Make.flat(4, 7, Make.white)),
    ]

    @Test(arguments: sizes.indices) func otherSizesNeverPass(_ index: Int) throws {
        let (a, b) = Self.sizes[index]
        var comparer = PictureComparer(DiffOptions(threshold: try DiffThreshold(parsing: "1")))
        let difference = try comparer.compare(a, b).difference
        #expect(
            difference
                == .sizes(PixelSize(width: a.width, height: a.height), PixelSize(width: b.width, height: b.height)))
        #expect(!DiffTolerance(maxRatio: try ExactRatio(parsing: "1")).allows(difference))
    }

    struct Perceived: CustomTestStringConvertible {
        var testDescription: String
        var threshold: String
        var a: SIMD4<UInt8>
        var b: SIMD4<UInt8>
        var differs: Bool
    }

    static let perceived: [Perceived] = [
        Perceived(
            testDescription: "one level, exact", threshold: "0", a: SIMD4(9, 9, 9, 255), b: SIMD4(9, 9, 10, 255),
            differs: true),
        Perceived(
            testDescription: "one level, 0.01", threshold: "0.01", a: SIMD4(9, 9, 9, 255), b: SIMD4(9, 9, 10, 255),
            differs: false),
        Perceived(
            testDescription: "black and white, 0.96", threshold: "0.96", a: Make.black, b: Make.white, differs: true),
        Perceived(
            testDescription: "black and white, 0.97", threshold: "0.97", a: Make.black, b: Make.white, differs: false),
        Perceived(
            testDescription: "grey 26 levels apart, 0.1", threshold: "0.1", a: SIMD4(100, 100, 100, 255),
            b: SIMD4(126, 126, 126, 255), differs: false),
        Perceived(
            testDescription: "grey 27 levels apart, 0.1", threshold: "0.1", a: SIMD4(100, 100, 100, 255),
            b: SIMD4(127, 127, 127, 255), differs: true),
        Perceived(
            testDescription: "transparent and white", threshold: "0.5", a: SIMD4(0, 0, 0, 0), b: Make.white,
            differs: true),
        Perceived(
            testDescription: "transparent and black", threshold: "0.5", a: SIMD4(0, 0, 0, 0), b: Make.black,
            differs: true),
        Perceived(
            testDescription: "two colours that nobody sees", threshold: "0.01", a: SIMD4(0, 0, 0, 0),
            b: SIMD4(255, 0, 0, 0), differs: false),
    ]

    @Test(arguments: perceived) func judgesAsTheEyeDoes(_ c: Perceived) throws {
        var comparer = PictureComparer(DiffOptions(threshold: try DiffThreshold(parsing: c.threshold)))
        let difference = try comparer.compare(Make.flat(1, 1, c.a), Make.flat(1, 1, c.b)).difference
        #expect(DiffTolerance().allows(difference) == !c.differs)
    }

    @Test func antialiasedEdgesCanBeIgnored() throws {
        let a = Make.edge(0), b = Make.edge(25)
        let counts = try [false, true].map { ignores in
            var comparer = PictureComparer(DiffOptions(ignoresAntialiasing: ignores))
            guard case .pixels(let diff) = try comparer.compare(a, b).difference else { return [0] }
            return [diff.differing, diff.antialiased]
        }
        #expect(counts == [[40, 0], [0, 40]])
    }

    @Test func aSolidFaultIsNoAntialiasing() throws {
        let fault = (10..<14).flatMap { x in (30..<34).map { (x, $0) } }
        let a = Make.edge(0)
        var comparer = PictureComparer(DiffOptions(ignoresAntialiasing: true))
        guard case .pixels(let diff) = try comparer.compare(a, Make.changed(a, fault, Make.white)).difference else {
            Issue.record("sizes differ")
            return
        }
        #expect(diff.differing == 16)
        #expect(diff.antialiased == 0)
    }
}
