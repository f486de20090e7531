/// Words that touch something they must not.
struct TextFault: Hashable {
    /// What the words do.
    enum Kind: Hashable {
        /// They meet other words or another part.
        case meets(String)
        /// Their own lines meet.
        case meetsItself
        /// They reach out of the part that they lie in, or off the screen.
        case leaves
        /// The rows of this name find no room at all.
        case isLeftOut
    }

    /// The id of the words, or of the rows.
    var id: String
    /// What they do.
    var kind: Kind

    /// In words: "sheet.title meets sheet.subtitle".
    var words: String {
        switch kind {
        case .meets(let other): "\(id) meets \(other)"
        case .meetsItself: "the lines of \(id) meet"
        case .leaves: "\(id) leaves its place"
        case .isLeftOut: "\(id) finds no room"
        }
    }

    /// The keys of the type styles that have to do with it.
    var styles: [String] {
        if case .meets(let other) = kind {
            return [TypeStandard.key(of: id), TypeStandard.key(of: other)].compactMap(\.self)
        }
        return [TypeStandard.key(of: id)].compactMap(\.self)
    }
}
