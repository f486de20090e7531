import DashScene
import Testing

@Suite struct FrameClockTests {
    @Test func eventFramesAt60() throws {
        let clock = FrameClock(try #require(FrameRate(60)))
        let times = [1.3, 1.5, 1.8, 2.2, 2.8, 3.05, 3.1, 7.225, 8.6, 11.0]
        let frames = try times.map { clock.firstFrame(at: try #require(ClipTime(seconds: $0))) }
        #expect(frames == [78, 90, 108, 132, 168, 183, 186, 434, 516, 660])
    }
}
