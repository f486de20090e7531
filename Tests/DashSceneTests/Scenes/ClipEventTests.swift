import DashScene
import Testing

@Suite struct ClipEventTests {
    @Test func namesTheHooksEvents() throws {
        let events = ClipEvent.all(of: try HookFixture.script())
        let expected = [
            ClipEvent("start", frame: 0), ClipEvent("order1 arrives", frame: 78),
            ClipEvent("order1 photo grows", frame: 90), ClipEvent("order1 pin at rest", frame: 96),
            ClipEvent("order1 photo whole", frame: 108), ClipEvent("order2 banner slides in", frame: 132),
            ClipEvent("order2 banner rests", frame: 150), ClipEvent("order2 banner pressed, appears", frame: 168),
            ClipEvent("order2 covers all", frame: 183), ClipEvent("order2 banner gone", frame: 185),
            ClipEvent("order2 drives", frame: 186), ClipEvent("order2 nearby", frame: 434),
            ClipEvent("order2 arrives", frame: 516), ClipEvent("order2 photo grows", frame: 528),
            ClipEvent("order2 pin at rest", frame: 534), ClipEvent("order2 photo whole", frame: 546),
        ]
        #expect(events == expected)
    }

    @Test func keepsTheFrameBeforeEachEventAndTheLast() throws {
        let frames = ClipEvent.keyFrames(of: try HookFixture.script())
        let expected = [
            0, 77, 78, 89, 90, 95, 96, 107, 108, 131, 132, 149, 150, 167, 168, 182, 183, 184, 185, 186, 433, 434, 515,
            516, 527, 528, 533, 534, 545, 546, 659,
        ]
        #expect(frames == expected)
    }
}
