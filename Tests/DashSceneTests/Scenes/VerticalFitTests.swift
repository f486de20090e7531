import Testing

@testable import DashScene

/// How the rows of a sheet are fitted around a timeline that stands.
@Suite struct VerticalFitTests {
    /// A fit of Grubhub's type.
    private func fit(available: Double, helper: Double) -> VerticalFit.Result? {
        VerticalFit(available: available, titleHeight: 31, subtitleHeight: 21, nameHeight: 19, helperHeight: helper)
            .result()
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let available, helper: Double
        let pitch, gap: Double
        let hasDetails: Bool
        var testDescription: String { "\(available) pt, helper \(helper) pt" }
    }

    /// Tightest with "Order details": 192 of rows and foot, 20 of helper, 60 of distances, 132 of pitches; at its most
    /// generous 40 and 36 more. Without "Order details" 28 and 8.4 less.
    static let cases: [Case] = [
        .init(available: 500, helper: 18, pitch: 56, gap: 1, hasDetails: true),
        .init(available: 480, helper: 18, pitch: 56, gap: 1, hasDetails: true),
        .init(available: 442, helper: 18, pitch: 50, gap: 0.8, hasDetails: true),
        .init(available: 423, helper: 18, pitch: 47, gap: 0.7, hasDetails: true),
        .init(available: 402.8, helper: 18, pitch: 50, gap: 0.8, hasDetails: false),
        .init(available: 367.6, helper: 18, pitch: 44, gap: 0.6, hasDetails: false),
        .init(available: 460, helper: 0, pitch: 56, gap: 1, hasDetails: true),
        // Two lines of helper words set the pitch.
        .init(available: 494, helper: 32, pitch: 56, gap: 1, hasDetails: true),
        .init(available: 417.6, helper: 32, pitch: 56, gap: 0.6, hasDetails: false),
    ]

    @Test(arguments: cases)
    func pitchAndDistancesShrinkTogether(_ c: Case) throws {
        let fit = try #require(self.fit(available: c.available, helper: c.helper))
        #expect(abs(fit.pitch - c.pitch) < 1e-9)
        #expect(abs(fit.gap - c.gap) < 1e-9)
        #expect(fit.hasDetails == c.hasDetails)
    }

    @Test(arguments: [(367.5, 18.0), (417.5, 32), (313.8, 18), (313.8, 0)])
    func thereIsNoneWhereTheTightestIsTooTall(_ available: Double, _ helper: Double) {
        #expect(fit(available: available, helper: helper) == nil)
    }
}
