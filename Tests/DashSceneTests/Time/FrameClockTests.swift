import DashScene
import Testing

@Suite struct FrameClockTests {
    /// The hook's times, s: arrival, photo, photo grown, banner, cross-fade, its end, drive, nearby, arrival, end.
    static let times = [1.30, 1.50, 1.80, 2.20, 2.80, 3.05, 3.10, 7.225, 8.60, 11.0]

    static let rates: [(String, [Int])] = [
        ("60", [78, 90, 108, 132, 168, 183, 186, 434, 516, 660]),
        ("24", [32, 36, 44, 53, 68, 74, 75, 174, 207, 264]),
        ("25", [33, 38, 45, 55, 70, 77, 78, 181, 215, 275]),
        ("30", [39, 45, 54, 66, 84, 92, 93, 217, 258, 330]),
        ("50", [65, 75, 90, 110, 140, 153, 155, 362, 430, 550]),
        ("59.94", [78, 90, 108, 132, 168, 183, 186, 434, 516, 660]),
        ("120", [156, 180, 216, 264, 336, 366, 372, 867, 1032, 1320]),
    ]

    @Test(arguments: rates)
    func eventFrames(_ rate: String, _ frames: [Int]) throws {
        let clock = FrameClock(try #require(FrameRate(parsing: rate)))
        let found = try Self.times.map { clock.firstFrame(at: try #require(ClipTime(seconds: $0))) }
        #expect(found == frames)
    }

    static let counts: [(String, Int)] = [
        ("60", 660), ("24", 264), ("25", 275), ("30", 330), ("50", 550), ("59.94", 659), ("60000/1001", 659),
        ("120", 1320), ("23.976", 264), ("29.97", 330), ("12.5", 138), ("1", 11),
    ]

    @Test(arguments: counts)
    func frameCountOf11Seconds(_ rate: String, _ count: Int) throws {
        let clock = FrameClock(try #require(FrameRate(parsing: rate)))
        #expect(clock.frameCount(of: .milliseconds(11_000)) == count)
    }

    @Test(arguments: ["60", "24", "25", "30", "50", "60000/1001", "120", "1000", "1/1000"])
    func anEventTakesEffectOnTheFirstFrameAtOrAfterIt(_ rate: String) throws {
        let rate = try #require(FrameRate(parsing: rate))
        let clock = FrameClock(rate)
        for nanoseconds in stride(from: 0, through: 11_000_000_000, by: 76_543_217) {
            let time = ClipTime(nanoseconds: nanoseconds)
            let frame = clock.firstFrame(at: time)
            // frame · denominator / numerator >= time, and the frame before it is earlier, in integers.
            func isAtOrAfter(_ frame: Int) -> Bool {
                frame * rate.denominator * 1_000_000_000 >= nanoseconds * rate.numerator
            }
            #expect(isAtOrAfter(frame) && !isAtOrAfter(frame - 1))
            #expect(clock.isReached(time, by: frame) && !clock.isReached(time, by: frame - 1))
        }
    }

    @Test func progressRunsFromTheStartToTheEndInEqualSteps() throws {
        let clock = FrameClock(try #require(FrameRate(60)))
        let steps = (167...184).map {
            clock.progress(of: $0, from: .milliseconds(2800), lasting: .milliseconds(250))
        }
        #expect(steps == [0] + (0...15).map { Double($0) / 15 } + [1])
    }

    /// Nothing overflows at the finest fraction, the highest rate and the longest clip.
    @Test func theExtremesStayExact() throws {
        let clock = FrameClock(try #require(FrameRate(9_999_999, 10_000)))
        let end = ClipTime.milliseconds(600_000)
        let count = clock.frameCount(of: end)
        #expect(count == 600_000)
        #expect(clock.progress(of: count - 1, from: .zero, lasting: end) < 1)
        #expect(clock.progress(of: count, from: .zero, lasting: end) == 1)
    }

    @Test func progressOfNoTimeIsAJump() throws {
        let clock = FrameClock(try #require(FrameRate(60)))
        let jump = (77...79).map { clock.progress(of: $0, from: .milliseconds(1300), lasting: .zero) }
        #expect(jump == [0, 1, 1])
    }

    static let badRates = [
        "0", "-60", "abc", "", "60/0", "60/", "/1001", "1e9", "60.0.0", " 60", "1001/1", "nan", "60fps", "0.0",
        "59.999999", "1/10001",
    ]

    @Test(arguments: badRates)
    func aBadRateIsRefused(_ text: String) { #expect(FrameRate(parsing: text) == nil) }

    @Test func aRateIsKeptInLowestTerms() throws {
        #expect(FrameRate(parsing: "120/2")?.description == "60/1")
        #expect(FrameRate(parsing: "59.94")?.description == "60000/1001")
        #expect(FrameRate(parsing: "12.5")?.description == "25/2")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e7])
    func aTimeThatIsNoTimeIsRefused(_ seconds: Double) { #expect(ClipTime(seconds: seconds) == nil) }

    @Test func aDecimalTimeIsExact() { #expect(ClipTime(seconds: 7.225)?.nanoseconds == 7_225_000_000) }
}
