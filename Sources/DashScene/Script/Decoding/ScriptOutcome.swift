/// What came of reading a script.
public struct ScriptOutcome: Sendable {
    /// The script; nil when, and only when, `diagnostics` holds an error.
    public var script: Script?
    /// The script with something plain in the place of all that is wrong, so that the rest can be laid out and looked at;
    /// never to be drawn. Nil where there is no brand to set it in; the script itself where nothing is wrong.
    public var draft: Script?
    /// The routes that have a name in it, also those that no order takes, as they are written.
    public var routes: [NamedRoute]
    /// Every problem, by file and place.
    public var diagnostics: [Diagnostic]
    /// The text that was read, its variables put in.
    public var document: JSONDocument
    /// The file, as the user named it.
    public var file: String
    /// The brand's file; nil when it could not be read.
    public var brand: BrandSource?

    /// Whether nothing can be drawn.
    public var hasErrors: Bool { diagnostics.hasErrors }

    /// A diagnostic about a place in the script that a later check found; points at the nearest value that is there.
    public func diagnostic(
        _ severity: Diagnostic.Severity, at path: JSONPath, message: String, suggestion: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            severity, file: file, position: document.position(of: path), path: path.description, message: message,
            suggestion: suggestion)
    }
}

extension JSONDocument {
    /// What keeps the text from being JSON, as problems of a file.
    public func diagnostics(file: String) -> [Diagnostic] {
        problems.map {
            Diagnostic(.error, file: file, position: source.position(of: $0.offset), message: $0.message)
        }
    }

    /// Where a value is, or the nearest one above it that is there; nil when the text could not be read.
    public func position(of path: JSONPath) -> SourceText.Position? {
        guard var value = root else { return nil }
        for step in path.steps {
            guard let next = value.child(step) else { break }
            value = next
        }
        return source.position(of: value.offset)
    }
}

extension JSONValue {
    /// The value one step down; nil when there is none.
    public func child(_ step: JSONPath.Step) -> JSONValue? {
        switch (step, kind) {
        case (.key(let key), .object): self[key]
        case (.index(let index), .array(let values)) where values.indices.contains(index): values[index]
        default: nil
        }
    }
}
