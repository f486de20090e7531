/// The prices of menus that the brand's money cannot say. They are told where an order's details show them, and nowhere
/// else: a script keeps its menus under a brand of another money.
final class InexactPrices {
    /// What has a price.
    struct Key: Hashable {
        /// The store's id.
        var store: String
        /// The dish's name.
        var dish: String
        /// A size of it, or an add-on; nil for the dish itself.
        var portion: Portion?

        enum Portion: Hashable { case size(String), addOn(String) }
    }

    private var problems: [Key: Diagnostic] = [:]

    /// Keeps what is wrong with a price until it is shown.
    func note(_ key: Key, _ reader: ScriptReader, _ message: String) {
        problems[key] = Diagnostic(
            .error, file: reader.log.file, position: reader.log.source.position(of: reader.value.offset),
            path: reader.path.description, message: message)
    }

    /// Tells what is wrong with a price that is shown, once.
    func tell(_ key: Key, _ log: DiagnosticLog) {
        if let problem = problems.removeValue(forKey: key) { log.add(contentsOf: [problem]) }
    }
}
