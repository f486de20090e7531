import DashScene
import Testing

@Suite struct SpringTests {
    static let dampings = [0.3, 0.55, 0.78, 1.0, 1.4]

    @Test(arguments: dampings)
    func stepRunsFromRestToRest(_ damping: Double) {
        let spring = Spring(damping: damping)
        #expect(spring.step(-1) == 0 && spring.step(0) == 0 && spring.step(1) == 1 && spring.step(2) == 1)
        #expect(abs(spring.step(0.999) - 1) < 0.01)
        #expect(spring.step(0.001) < 0.05)
    }

    @Test(arguments: dampings)
    func stepHasNoJumps(_ damping: Double) {
        let spring = Spring(damping: damping)
        let values = (0...1000).map { spring.step(Double($0) / 1000) }
        #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 0.04 })
    }

    @Test func belowCriticalDampingItOvershoots() {
        let peak = (0...1000).map { Spring(damping: 0.55).step(Double($0) / 1000) }.max() ?? 0
        #expect(peak > 1.02 && peak < 1.3)
        #expect((0...1000).allSatisfy { Spring(damping: 1).step(Double($0) / 1000) <= 1 })
    }

    @Test(arguments: [1.18, 1.25])
    func popRisesToItsPeakAndComesBack(_ peak: Double) {
        let spring = Spring(damping: 0.55)
        let values = (0...1000).map { spring.pop(Double($0) / 1000, peak: peak) }
        #expect(values.first == 1 && values.last == 1)
        #expect(abs((values.max() ?? 0) - peak) < 1e-3)
        #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 0.01 })
    }
}
