/// The texts of a brand that drawn texts are made of, each with the place of its file that says it.
struct BrandTexts {
    let brand: Brand
    /// The brand's file; nil when it could not be read.
    let document: JSONDocument?

    /// All of them.
    var sources: [TextSource] {
        let words = JSONPath().appending("words")
        return BrandFields.words.map { TextSource(brand: words.appending($0.key), brand.words[keyPath: $0.path]) }
            + BrandFields.counted.flatMap { counted(brand.words[keyPath: $0.path], at: words.appending($0.key)) }
            + money
    }

    /// All forms of words with a number; those of one form may be written as one text.
    private func counted(_ words: CountedWords, at path: JSONPath) -> [TextSource] {
        PluralForm.allCases.compactMap { form in
            let own = path.appending(form.rawValue)
            return words[form].map { TextSource(brand: isWritten(own) ? own : path, $0) }
        }
    }

    /// What stands around and in amounts. The marks are the locale's where the file has none.
    private var money: [TextSource] {
        let format = brand.money
        let texts = [
            ("prefix", format.prefix), ("suffix", format.suffix), ("decimalMark", format.number.decimalMark),
            ("grouping", format.number.grouping),
        ]
        return texts.map { key, text in
            let own = JSONPath().appending("money").appending(key)
            return TextSource(brand: isWritten(own) ? own : JSONPath().appending("locale"), text)
        }
    }

    private func isWritten(_ path: JSONPath) -> Bool { document?.value(at: path) != nil }
}
