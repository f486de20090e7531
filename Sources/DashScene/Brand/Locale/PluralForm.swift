/// A form that words take beside a number (the plural categories of Unicode's CLDR).
public enum PluralForm: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// Which form words take beside which whole number, as CLDR 48 has it for the languages here.
public enum PluralRule: Hashable, Sendable {
    /// One form for all: Japanese, Korean, Chinese, Vietnamese, Thai, Indonesian.
    case none
    /// One, and all others: English, German, Dutch, Swedish, Danish, Norwegian, Turkish.
    case one
    /// One for 0, too: Hindi.
    case zeroAndOne
    /// One for 0, too, and a form for whole millions: French, Portuguese.
    case zeroAndOneMillions
    /// One, and a form for whole millions: Spanish, Italian.
    case oneMillions
    /// One and two: Hebrew.
    case oneTwo
    /// One, 2 to 4, and all others: Czech.
    case oneToFour
    /// One, numbers that end in 2 to 4, and all others: Polish.
    case polish
    /// Numbers that end in 1, in 2 to 4, and all others: Russian, Ukrainian.
    case eastSlavic
    /// All six: Arabic.
    case arabic

    /// The forms that it chooses from.
    public var forms: [PluralForm] {
        switch self {
        case .none: [.other]
        case .one, .zeroAndOne: [.one, .other]
        case .zeroAndOneMillions, .oneMillions: [.one, .many, .other]
        case .oneTwo: [.one, .two, .other]
        case .oneToFour: [.one, .few, .other]
        case .polish, .eastSlavic: [.one, .few, .many]
        case .arabic: PluralForm.allCases
        }
    }

    /// The form beside a number that is 0 or more.
    public func form(of number: Int) -> PluralForm {
        switch self {
        case .none: .other
        case .one: number == 1 ? .one : .other
        case .zeroAndOne: number <= 1 ? .one : .other
        case .zeroAndOneMillions: number <= 1 ? .one : PluralRule.isMillions(number) ? .many : .other
        case .oneMillions: number == 1 ? .one : PluralRule.isMillions(number) ? .many : .other
        case .oneTwo: number == 1 ? .one : number == 2 ? .two : .other
        case .oneToFour: number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case .polish: number == 1 ? .one : PluralRule.endsInFew(number) ? .few : .many
        case .eastSlavic: PluralRule.endsInOne(number) ? .one : PluralRule.endsInFew(number) ? .few : .many
        case .arabic: PluralRule.arabicForm(of: number)
        }
    }

    private static func isMillions(_ number: Int) -> Bool { number > 0 && number % 1_000_000 == 0 }

    private static func endsInOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

    private static func endsInFew(_ number: Int) -> Bool {
        (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    }

    private static func arabicForm(of number: Int) -> PluralForm {
        switch (number, number % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }
}
