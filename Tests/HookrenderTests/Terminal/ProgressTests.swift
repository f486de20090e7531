import Testing

@testable import hookrender

@Suite struct ProgressTests {
    @Test(arguments: [
        (120, 660, 2.0, "frame 120 of 660, 60.0 frames/s, 9 s left"),
        (0, 660, 1.0, "frame 0 of 660"),
        (660, 660, 10.0, "frame 660 of 660, 66.0 frames/s, 0 s left"),
        (1, 3, 3.0, "frame 1 of 3, 0.3 frames/s, 6 s left"),
    ])
    func tellsInWords(_ done: Int, _ total: Int, elapsed: Double, expected: String) {
        #expect(Progress.line(done, of: total, elapsed: elapsed) == expected)
    }

    @Test(arguments: [20, 40, 60, 80, 200])
    func fitsTheTerminal(_ columns: Int) {
        let line = Progress.bar(330, of: 660, elapsed: 5.5, columns: columns)
        #expect(line.count < columns)
    }

    @Test func drawsTheShareDone() {
        let line = Progress.bar(330, of: 660, elapsed: 5.5, columns: 100)
        #expect(line == "[###############---------------] frame 330 of 660, 60.0 frames/s, 6 s left")
    }
}
