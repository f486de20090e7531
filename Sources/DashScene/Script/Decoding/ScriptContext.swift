/// What all parts of a script's decoding share.
struct ScriptContext {
    let files: any ScriptFiles
    let options: ScriptOptions
    let log: DiagnosticLog

    /// A file's path; nil when absent, and after reporting one that leads outside the script's folder.
    func file(_ reader: ScriptReader?) -> String? {
        guard let reader, let path = reader.text else { return nil }
        if options.allowsOutside { return path }
        switch place(of: path) {
        case .inside: return path
        case .outside:
            reader.reject(
                "\(Quoted.text(path)) lies outside the script's folder",
                suggestion: "move it inside or pass --allow-outside")
        case .unknown:
            reader.reject(
                "\(Quoted.text(path)) is an absolute path, not one from the script's folder",
                suggestion: "write it from there on or pass --allow-outside")
        }
        return nil
    }

    /// Where a path leads, seen from the script's folder.
    private enum Place { case inside, outside, unknown }

    /// An absolute path can be told from outside only where the script is named by one too.
    private func place(of path: String) -> Place {
        guard path.hasPrefix("/") else { return ScriptContext.leadsOutside(path) ? .outside : .inside }
        guard log.file.hasPrefix("/"), let slash = log.file.lastIndex(of: "/") else { return .unknown }
        let folder = log.file[...slash]
        return path.hasPrefix(folder) && !ScriptContext.leadsOutside(String(path.dropFirst(folder.count)))
            ? .inside : .outside
    }

    /// `did you mean "…"?` with the nearest file that is there, in place of one that is not; nil when none is near.
    func nearFile(_ path: String, isWanted: (String) -> Bool) -> String? {
        guard options.allowsOutside || place(of: path) == .inside else { return nil }
        return NearestFile(files: files).match(path, isWanted: isWanted).map { "did you mean \(Quoted.whole($0))?" }
    }

    /// The path for messages: beside the script as the user named it.
    func shown(_ path: String) -> String {
        guard !path.hasPrefix("/"), let slash = log.file.lastIndex(of: "/") else { return path }
        return log.file[...slash] + path
    }

    /// A picture, after checking that it can be drawn; nil when absent.
    func picture(_ reader: ScriptReader?) -> Picture? {
        guard let reader else { return nil }
        let source = reader.isObject ? reader["file"] : reader
        guard let source, let path = file(source) else { return nil }
        if ScriptContext.isAddress(path) {
            source.warn(
                "addresses are not fetched, so \(Quoted.text(path)) is not drawn",
                suggestion: "save the picture beside the script and name that file; "
                    + "until then a plain tile is drawn in its place")
        } else if source.text != nil, let problem = files.pictureProblem(path) {
            report(problem, of: path, source)
        }
        return Picture(file: path, focus: focus(reader["focus"]))
    }

    private func report(_ problem: PictureProblem, of path: String, _ source: ScriptReader) {
        let message = "cannot draw \(Quoted.text(path)): \(Quoted.line(problem.what))"
        if problem.isMissing {
            let near = nearFile(path, isWanted: ScriptContext.isPicture).map { "\($0) until then " } ?? ""
            source.warn(message, suggestion: near + "a plain tile is drawn in its place")
        } else {
            source.fail(message, suggestion: problem.advice)
        }
    }

    private static func isAddress(_ path: String) -> Bool {
        ["http://", "https://"].contains { path.lowercased().hasPrefix($0) }
    }

    private static func isPicture(_ file: String) -> Bool {
        [".png", ".jpg", ".jpeg"].contains { file.lowercased().hasSuffix($0) }
    }

    private func focus(_ reader: ScriptReader?) -> Rect? {
        guard let reader else { return nil }
        let sides = reader.elements.compactMap(\.number)
        guard sides.count == 4 else { return nil }
        let box = Rect(sides[0], sides[1], sides[2], sides[3])
        let slack = 1e-9
        let isInside = box.maxX <= 1 + slack && box.maxY <= 1 + slack
        if box.isEmpty { reader.fail("width and height must be above 0") }
        if !isInside { reader.fail("reaches beyond the picture: x + width and y + height must be at most 1") }
        return box.isEmpty || !isInside ? nil : box
    }

    /// Whether a path is absolute or climbs above its start.
    static func leadsOutside(_ path: String) -> Bool {
        if path.hasPrefix("/") { return true }
        var depth = 0
        for part in path.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }
}
