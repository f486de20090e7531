/// Warns of forms of words that no number of the brand's language takes.
enum IdleForms {
    static func check(_ brand: ScriptReader) {
        let locale = brand["locale"]?.text.flatMap(BrandLocale.init(named:)) ?? .english
        let forms = (locale.plural.forms.filter { $0 != .other } + [.other]).map(\.rawValue)
        for field in BrandFields.counted {
            for (form, reader) in brand["words"]?[field.key]?.members ?? []
            where PluralForm(rawValue: form) != nil && !forms.contains(form) {
                reader.warn("no number takes this form in \(locale.name)", suggestion: advice(forms))
            }
        }
    }

    private static func advice(_ forms: [String]) -> String {
        forms.count == 1 ? "\(forms[0]) is the only one" : "there are: \(forms.joined(separator: ", "))"
    }
}
