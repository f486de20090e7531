import Testing

@testable import DashRender

@Suite struct BenchReportTests {
    @Test(arguments: [([], nil), ([3], 3), ([5, 1, 3], 3), ([4, 1, 3, 100], 3.5)] as [([Double], Double?)])
    func theMedianIsTheMiddle(_ numbers: [Double], _ median: Double?) {
        #expect(Median.of(numbers) == median)
    }

    /// A machine that turns three times as slow in the second round, or slower all the time, changes no ratio.
    @Test(arguments: [[2.0, 6, 2], [1, 2, 3]]) func ratiosAreWithinARound(_ rounds: [Double]) {
        var report = BenchReport()
        for seconds in rounds {
            report.add(.init(frames: 100, seconds: seconds), to: .floor)
            report.add(.init(frames: 100, seconds: seconds * 1.5, peakMemory: Int(seconds)), to: .video)
            report.add(.init(frames: 100, seconds: seconds * 1.5), to: .everything)
            report.add(.init(frames: 50, seconds: seconds), to: .floor)
        }
        #expect(report.ratioToFloor(.video) == 1)
        #expect(report.ratioToFloor(.everything) == 1)
        #expect(report.ratiosToFloor(.everything) == rounds.map { _ in 1 })
        #expect(report.framesPerSecond(.video) == 100 / (Median.of(rounds) ?? 0) / 1.5)
        #expect(report.peakMemory(.video) == Int(rounds.max() ?? 0))
        #expect(report.peakMemory(.floor) == nil)
    }

    /// The encoder alone counts as it was just before and just after.
    @Test func theFloorIsTheOneBeside() {
        var report = BenchReport()
        report.add(.init(frames: 10, seconds: 10), to: .raster)
        #expect(report.ratioToFloor(.raster) == nil)
        for (stage, seconds) in [(.floor, 100), (.floor, 20), (.video, 60), (.floor, 40)] as [(BenchStage, Double)] {
            report.add(.init(frames: 10, seconds: seconds), to: stage)
        }
        #expect(report.ratioToFloor(.video) == 2)
        #expect(report.ratioToFloor(.raster) == 0.1)
        #expect(report.ratioToFloor(.floor) == 1)
        #expect(report.ratiosToFloor(.floor) == [1, 1, 1])
        #expect(report.ratioToFloor(.png) == nil)
        #expect(report.ratiosToFloor(.png).isEmpty)
        #expect(report.framesPerSecond(.png) == nil)
    }

    /// Every stage has its turn, and the encoder alone before and after each one that encodes.
    @Test func aRoundHasAllStages() {
        #expect(Set(BenchStage.round) == Set(BenchStage.allCases))
        for stage in [.video, .everything] as [BenchStage] {
            let place = BenchStage.round.firstIndex(of: stage) ?? 0
            #expect(BenchStage.round[place - 1] == .floor)
            #expect(BenchStage.round[place + 1] == .floor)
        }
    }
}
