import DashScene
import Testing

@testable import hookrender

@Suite struct FrameSelectionTests {
    @Test(arguments: [
        ("0..<660", 0..<660), ("10..<11", 10..<11), ("10...12", 10..<13), ("7...7", 7..<8), ("600...", 600..<660),
    ])
    func takes(_ text: String, expected: Range<Int>) throws {
        let clock = FrameClock(try #require(FrameRate(60)))
        let selection = try #require(FrameSelection.parse(text))
        #expect(try selection.range(in: 660, clock: clock) == expected)
    }

    @Test(arguments: [
        "", "5", "5..", "..<5", "...", "5..<", "5..<5", "6..<5", "6...5", "-1...5", "1...-5", "a...b", "1.5...3",
        "1 ... 3",
        "1...3...5", "9999999999...",
    ])
    func refuses(_ text: String) { #expect(FrameSelection.parse(text) == nil) }

    @Test(arguments: [
        ("0..<661", "--frames 0..<661 goes beyond the clip; its frames are 0...659"),
        ("660...", "--frames 660... goes beyond the clip; its frames are 0...659"),
        ("0...660", "--frames 0...660 goes beyond the clip; its frames are 0...659"),
    ])
    func refusesBeyond(_ text: String, message: String) throws {
        let clock = FrameClock(try #require(FrameRate(60)))
        let selection = try #require(FrameSelection.parse(text))
        let error = #expect(throws: UsageError.self) { try selection.range(in: 660, clock: clock) }
        #expect(error?.description == message)
    }

    /// Two adjoining stretches make the whole at every rate.
    @Test(arguments: ["24", "25", "30", "50", "59.94", "60", "120"], [0.5, 1.3, 5.0, 7.225, 10.9])
    func adjoins(_ rate: String, cut: Double) throws {
        let clock = FrameClock(try #require(FrameRate(parsing: rate)))
        let end = try #require(ClipTime(seconds: 11))
        let middle = try #require(ClipTime(seconds: cut))
        let count = clock.frameCount(of: end)
        let first = try FrameSelection.seconds(from: nil, to: middle).range(in: count, clock: clock)
        let second = try FrameSelection.seconds(from: middle, to: end).range(in: count, clock: clock)
        #expect(first.lowerBound == 0)
        #expect(first.upperBound == second.lowerBound)
        #expect(second.upperBound == count)
    }

    @Test(arguments: [
        (11.0, nil as Double?, "--from 11 is after the clip's last frame; that is frame 659 at 10.983 s"),
        (10.99, 11.0, "--from 10.99 is after the clip's last frame; that is frame 659 at 10.983 s"),
        (0.0, 11.02, "--to 11.02 is beyond the clip's end at 11 s; its last frame is frame 659 at 10.983 s"),
        (
            1.001, 1.01,
            "no frame lies from --from 1.001 to --to 1.01; the next is frame 61 at 1.016 s; give a --to that is later than that"
        ),
        (2.0, 2.0, "no frame lies between --from and --to; give a --to that is later than --from"),
        (3.0, 2.0, "no frame lies between --from and --to; give a --to that is later than --from"),
    ])
    func refusesSeconds(_ from: Double, _ to: Double?, message: String) throws {
        let clock = FrameClock(try #require(FrameRate(60)))
        let selection = FrameSelection.seconds(
            from: ClipTime(seconds: from), to: to.flatMap { ClipTime(seconds: $0) })
        let error = #expect(throws: UsageError.self) { try selection.range(in: 660, clock: clock) }
        #expect(error?.description == message)
    }
}
