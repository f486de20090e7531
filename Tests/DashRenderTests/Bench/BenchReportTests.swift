import Testing

@testable import DashRender

@Suite struct BenchReportTests {
    @Test(arguments: [([], nil), ([3], 3), ([5, 1, 3], 3), ([4, 1, 3, 100], 3.5)] as [([Double], Double?)])
    func theMedianIsTheMiddle(_ numbers: [Double], _ median: Double?) {
        #expect(Median.of(numbers) == median)
    }

    /// A machine that turns three times as slow in the second round changes no ratio.
    @Test func ratiosAreWithinARound() {
        var report = BenchReport()
        for seconds in [2.0, 6, 2] {
            report.add(.init(frames: 100, seconds: seconds), to: .floor)
            report.add(.init(frames: 100, seconds: seconds * 1.25, peakMemory: Int(seconds)), to: .video)
            report.add(.init(frames: 10, seconds: seconds), to: .rasterNoCache)
        }
        #expect(report.ratioToFloor(.video) == 1.25)
        #expect(report.ratioToFloor(.rasterNoCache) == 10)
        #expect(report.framesPerSecond(.floor) == 50)
        #expect(report.framesPerSecond(.video) == 40)
        #expect(report.peakMemory(.video) == 6)
        #expect(report.peakMemory(.floor) == nil)
        #expect(report.ratioToFloor(.png) == nil)
        #expect(report.framesPerSecond(.png) == nil)
    }
}
