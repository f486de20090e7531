/// Street names as maps write them.
enum StreetName {
    private static let kinds: [String: String] = [
        "Avenue": "Ave", "Boulevard": "Blvd", "Circle": "Cir", "Court": "Ct", "Drive": "Dr", "Expressway": "Expy",
        "Freeway": "Fwy", "Highway": "Hwy", "Lane": "Ln", "Parkway": "Pkwy", "Place": "Pl", "Plaza": "Plz",
        "Road": "Rd", "Square": "Sq", "Street": "St", "Terrace": "Ter", "Turnpike": "Tpke",
    ]
    private static let directions: Set<String> = [
        "North", "South", "East", "West", "Northeast", "Northwest", "Southeast", "Southwest",
    ]

    /// The name with the word for the kind of street shortened: "Bay Ridge Parkway" becomes "Bay Ridge Pkwy".
    static func short(_ name: String) -> String {
        var words = name.split(separator: " ").map(String.init)
        let last = words.lastIndex { !directions.contains($0) } ?? 0
        // A name that is nothing but the kind ("The Parkway" has two words, "Broadway" none of these) stays whole.
        guard last > 0, let short = kinds[words[last]] else { return name }
        words[last] = short
        return words.joined(separator: " ")
    }
}
