/// What all parts of a script's decoding share.
struct ScriptContext {
    let files: any ScriptFiles
    let options: ScriptOptions
    let log: DiagnosticLog

    /// A file's path, after checking that it does not lead outside the script's folder; nil when absent.
    func file(_ reader: ScriptReader?) -> String? {
        guard let reader, let path = reader.text else { return nil }
        if !options.allowsOutside, ScriptContext.leadsOutside(path) {
            reader.reject(
                "\(Quoted.text(path)) lies outside the script's folder",
                suggestion: "move it inside or pass --allow-outside")
        }
        return path
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
        if source.text != nil, let problem = files.pictureProblem(path) { report(problem, of: path, source) }
        return Picture(file: path, focus: focus(reader["focus"]))
    }

    private func report(_ problem: PictureProblem, of path: String, _ source: ScriptReader) {
        let message = "cannot draw \(Quoted.text(path)): \(Quoted.bare(problem.what))"
        if problem.isMissing {
            source.warn(message, suggestion: "a plain tile is drawn in its place")
        } else {
            source.fail(message, suggestion: problem.advice)
        }
    }

    private func focus(_ reader: ScriptReader?) -> Rect? {
        guard let reader else { return nil }
        let sides = reader.elements.compactMap(\.number)
        guard sides.count == 4 else { return nil }
        let box = Rect(sides[0], sides[1], sides[2], sides[3])
        let slack = 1e-9
        if box.isEmpty { reader.fail("width and height must be above 0") }
        if box.maxX > 1 + slack || box.maxY > 1 + slack {
            reader.fail("reaches beyond the picture: x + width and y + height must be at most 1")
        }
        return box
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
