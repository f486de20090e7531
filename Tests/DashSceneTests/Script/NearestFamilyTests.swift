import Testing

@testable import DashScene

/// A font family that is not there brings the nearest one to mind.
@Suite struct NearestFamilyTests {
    private static let known = ["Inter", "Inter Display", "Noto Sans", "Noto Sans Hebrew", "Noto Sans Lao"]

    @Test(arguments: [
        ("Intr", "Inter"), ("InterDisplay", "Inter Display"), ("inter dispaly", "Inter Display"),
        ("Noto Sans Hebrw", "Noto Sans Hebrew"), ("NotoSans Lao", "Noto Sans Lao"), ("Noto Sans Foo", nil),
        ("Arial", nil), ("Helvetica Neue", nil), ("Noto Serif Lao", nil), ("", nil),
    ])
    func finds(_ name: String, _ near: String?) {
        #expect(NearestFamily.match(name, in: Self.known) == near)
    }
}
