/// Finds marks in amounts that could be taken for one another.
enum MoneyMarks {
    /// Reports a decimal mark that is a digit, or what parts groups of digits too.
    static func check(_ brand: ScriptReader) {
        guard let money = brand["money"] else { return }
        for key in ["decimalMark", "grouping"] {
            if let reader = money[key], let mark = reader.text, mark.contains(where: \.isNumber) {
                reader.reject("must not be a digit")
            }
        }
        guard (money["decimals"]?.whole ?? 0) > 0 else { return }
        let own = (mark: money["decimalMark"]?.text, grouping: money["grouping"]?.text)
        let locale = (brand["locale"]?.text.flatMap(BrandLocale.init(named:)) ?? .english).number
        guard own.mark != nil || own.grouping != nil,
            (own.mark ?? locale.decimalMark) == (own.grouping ?? locale.grouping)
        else { return }
        switch own {
        case (let mark?, nil):
            money["decimalMark"]?.fail(
                "\(Quoted.text(mark)) parts groups of digits in this locale",
                suggestion: "give another \"grouping\" too")
        case (nil, let grouping?):
            money["grouping"]?.fail(
                "\(Quoted.text(grouping)) is the decimal mark of this locale",
                suggestion: "give another \"decimalMark\" too")
        default: money["grouping"]?.fail("must differ from the \"decimalMark\"")
        }
    }
}
