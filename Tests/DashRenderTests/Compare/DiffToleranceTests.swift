import Testing

@testable import DashRender

@Suite struct DiffToleranceTests {
    static func difference(_ differing: Int, of total: Int, densest: Int = 1) -> PictureDifference {
        var diff = PixelDiff(size: PixelSize(width: total, height: 1), compared: total)
        diff.differing = differing
        let window = PixelRect(x: 0, y: 0, width: 16, height: 16)
        diff.densest = differing > 0 ? DiffRegion(rect: window, differing: densest) : nil
        return .pixels(diff)
    }

    static func ratio(_ text: String) throws -> DiffTolerance {
        DiffTolerance(maxRatio: try ExactRatio(parsing: text))
    }

    @Test func withoutLimitsNothingMayDiffer() {
        #expect(DiffTolerance().allows(Self.difference(0, of: 3_785_760)))
        #expect(!DiffTolerance().allows(Self.difference(1, of: 3_785_760)))
    }

    @Test(arguments: [(11, 11, true), (12, 11, false), (0, 0, true), (1, 0, false)])
    func pixels(_ differing: Int, _ limit: Int, _ passes: Bool) {
        #expect(DiffTolerance(maxPixels: limit).allows(Self.difference(differing, of: 3_785_760)) == passes)
    }

    @Test(arguments: [
        (11, 3_800_000, "0", false), (0, 3_800_000, "0", true), (11, 3_800_000, "0.000002", false),
        (38, 3_800_000, "0.00001", true), (39, 3_800_000, "0.00001", false), (38, 3_800_000, "0.001%", true),
        (39, 3_800_000, "0.001%", false), (1, 3, "0.333333333333333", false), (1, 3, "0.333333333333334", true),
        (3, 30, "0.1", true), (7, 7, "1", true), (7, 7, "100%", true), (7, 7, "0.999999999999999", false),
        (999_999, 1_000_000, "99.9999%", true), (1_000_000, 1_000_000, "99.9999%", false),
    ])
    func ratios(_ differing: Int, _ total: Int, _ limit: String, _ passes: Bool) throws {
        #expect(try Self.ratio(limit).allows(Self.difference(differing, of: total)) == passes)
    }

    @Test(arguments: [(20, 20, true), (21, 20, false)]) func clusters(_ densest: Int, _ limit: Int, _ passes: Bool) {
        let difference = Self.difference(5000, of: 3_785_760, densest: densest)
        #expect(DiffTolerance(maxCluster: limit).allows(difference) == passes)
    }

    @Test func everyGivenLimitMustBeKept() throws {
        var tolerance = try Self.ratio("0.01")
        tolerance.maxPixels = 200
        tolerance.maxCluster = 10
        #expect(tolerance.allows(Self.difference(100, of: 10_000, densest: 10)))
        #expect(!tolerance.allows(Self.difference(100, of: 10_000, densest: 11)))
        #expect(!tolerance.allows(Self.difference(101, of: 10_000)))
        #expect(!tolerance.allows(Self.difference(201, of: 100_000)))
    }

    @Test(arguments: [
        (0, 3_800_000, "0 %"), (11, 3_800_000, "0.00028 %"), (1, 3_785_760, "0.000026 %"), (1, 10, "10 %"),
        (1, 8, "12.5 %"), (1, 3, "33.3 %"), (1, 80, "1.2 %"), (3_785_759, 3_785_760, "99.9 %"), (4, 4, "100 %"),
        (5, 100, "5 %"),
    ])
    func sharesNeverRoundToNothingOrAll(_ count: Int, _ total: Int, _ text: String) {
        #expect(PixelShare(count: count, total: total).description == text)
    }
}
