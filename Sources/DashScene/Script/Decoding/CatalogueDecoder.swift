/// Reads a store's menu from a file of its own: a plain list of dishes.
struct CatalogueDecoder {
    let context: ScriptContext

    /// The dishes of the file that a menu names; empty after reporting why there are none.
    func dishes(_ reader: ScriptReader, read: (ScriptReader) -> Dish?) -> [Dish] {
        guard let path = context.file(reader) else { return [] }
        do throws(ScriptFileError) {
            let document = JSONDocument(parsing: try context.files.read(path))
            let log = DiagnosticLog(
                file: context.shown(path), source: document.source, isStrict: context.options.isStrict)
            for problem in document.problems { log.add(.error, offset: problem.offset, path: "", problem.message) }
            let dishes = document.root.map { self.dishes(in: $0, log, read) } ?? []
            context.log.add(contentsOf: log.entries)
            return dishes
        } catch {
            switch error {
            case .missing:
                reader.fail(
                    "there is no file \(Quoted.text(path))",
                    suggestion: context.nearFile(path) { $0.lowercased().hasSuffix(".json") })
            case .unreadable(let reason): reader.fail("\(path) cannot be read: \(Quoted.bare(reason))")
            }
            return []
        }
    }

    private func dishes(in root: JSONValue, _ log: DiagnosticLog, _ read: (ScriptReader) -> Dish?) -> [Dish] {
        let reader = ScriptReader(value: root, path: JSONPath(), log: log)
        DuplicateKeys.check(reader)
        ShapeChecker.check(reader, StoreShape.dishes)
        SameNames.check(reader.elements, "dishes")
        return reader.elements.compactMap(read)
    }
}
