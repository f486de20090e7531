/// Finds and reads the brand that a script or the command line names.
struct BrandReference {
    static let folder = "Brands"
    static let standard = "doordash"

    let context: ScriptContext
    let overrides: ScriptOverrides

    /// The brand in the appearance asked for, parts that are wrong (reported) plain; nil after reporting why there is none.
    func brand(for root: ScriptReader) -> (brand: Brand, source: BrandSource)? {
        let reader = root["brand"]
        guard let name = overrides.brand ?? (reader == nil ? BrandReference.standard : reader?.text) else { return nil }
        guard let path = path(of: name, reader) else { return nil }
        let isDark = overrides.isDark ?? root["dark"]?.flag ?? false
        do throws(ScriptFileError) {
            let isFile = name.hasSuffix(".json")
            let bytes = try isFile ? context.files.read(path) : context.files.readNamed(path)
            let source = BrandSource(file: context.shown(path), document: JSONDocument(parsing: bytes))
            let outcome = BrandDecoder(isStrict: context.options.isStrict).decode(source.document, file: source.file)
            context.log.add(contentsOf: outcome.diagnostics)
            return outcome.drafts.map { (isDark ? $0.dark : $0.light, source) }
        } catch {
            report(reader, error, name: name, path: path)
            return nil
        }
    }

    /// The file of a brand.
    private func path(of name: String, _ reader: ScriptReader?) -> String? {
        if name.hasSuffix(".json") {
            if overrides.brand != nil { return name }
            return context.file(reader)
        }
        guard !name.isEmpty,
            name.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains($0) })
        else {
            fail(reader, "\(Quoted.text(name)) is neither a brand's name nor a path that ends in .json")
            return nil
        }
        return "\(BrandReference.folder)/\(name).json"
    }

    private func report(_ reader: ScriptReader?, _ error: ScriptFileError, name: String, path: String) {
        switch error {
        case .unreadable(let reason): fail(reader, "\(path) cannot be read: \(Quoted.bare(reason))")
        case .missing where name.hasSuffix(".json"):
            fail(
                reader, "there is no file \(Quoted.text(path))",
                suggestion: context.nearFile(path) { $0.lowercased().hasSuffix(".json") })
        case .missing:
            let known = context.files.names(in: BrandReference.folder).filter { $0.hasSuffix(".json") }
                .map { String($0.dropLast(".json".count)) }.sorted()
            fail(
                reader, "no brand is called \(Quoted.text(name)) (there is no \(Quoted.bare(path)))",
                suggestion: Nearest.suggestion(for: name, in: known, orList: "there are:"))
        }
    }

    private func fail(_ reader: ScriptReader?, _ message: String, suggestion: String? = nil) {
        if let reader, overrides.brand == nil { return reader.fail(message, suggestion: suggestion) }
        let path = overrides.brand == nil ? "brand" : "--brand"
        context.log.add(.error, offset: nil, path: path, message, suggestion: suggestion)
    }
}
