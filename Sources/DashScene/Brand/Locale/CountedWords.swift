/// Words that hold a number, in the forms that they take beside different numbers; `{count}` stands for the number.
public struct CountedWords: Hashable, Sendable {
    /// The forms that are given beside numbers of their own.
    public var zero, one, two, few, many: String?
    /// The form beside all other numbers.
    public var other: String

    /// Makes words of one form; more can be set.
    public init(_ other: String) { self.other = other }

    /// A form; nil where it is not given.
    public subscript(form: PluralForm) -> String? {
        switch form {
        case .zero: zero
        case .one: one
        case .two: two
        case .few: few
        case .many: many
        case .other: other
        }
    }

    /// The words beside a number that is 0 or more.
    public func text(_ number: Int, _ locale: BrandLocale) -> String {
        (self[locale.plural.form(of: number)] ?? other).replacing("{count}", with: locale.number.text(number))
    }
}
