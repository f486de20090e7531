import DashScene

/// Breaks one text into lines and cuts what does not fit.
struct LineBreaker {
    let shaper: TextShaper
    let style: TextStyle
    let width: Double
    let maxLines: Int

    private static let ellipsis = "…"
    /// What looks wrong right before an ellipsis.
    private static let loosePunctuation: Set<Character> = [".", ",", ";", ":", "…", "-", "–", "—"]
    // Invisible marks that give a line on its own the direction of its paragraph.
    private static let leftToRightMark = "\u{200E}"
    private static let rightToLeftMark = "\u{200F}"
    private static let isolateStarts: Set<Character> = ["\u{2066}", "\u{2067}", "\u{2068}"]
    private static let isolateEnd: Character = "\u{2069}"

    func wrap(_ text: String) -> WrappedText {
        let text = TextShaper.oneParagraph(text)
        let layout = shaper.engine.withLayout(text, style: style, width: width) { ($0.isRightToLeft, $0.lineRanges) }
        guard let (isRightToLeft, ranges) = layout else {
            return WrappedText(lines: [WrappedText.Line(string: text, width: 0)], truncated: false)
        }
        var strings = ranges.prefix(maxLines).map { LineBreaker.slice(text, $0) }
        let truncated = ranges.count > maxLines
        if truncated, let last = strings.indices.last {
            strings[last] = cut(LineBreaker.slice(text, ranges[last].lowerBound..<text.utf8.count))
        }
        let lines = strings.map { string -> WrappedText.Line in
            let drawn = directed(string, isRightToLeft: isRightToLeft)
            return WrappedText.Line(string: drawn, width: shaper.line(drawn, style: style).width)
        }
        return WrappedText(
            lines: lines.isEmpty ? [WrappedText.Line(string: "", width: 0)] : lines, truncated: truncated,
            isRightToLeft: isRightToLeft)
    }

    /// The longest beginning of `rest` that fits with an ellipsis after it; always at least the ellipsis.
    private func cut(_ rest: String) -> String {
        let letters = Array(rest)
        var fitting = 0
        var tooMany = letters.count + 1
        while tooMany - fitting > 1 {
            let middle = (fitting + tooMany) / 2
            if shaper.measure(LineBreaker.ended(letters.prefix(middle)), style: style).width <= width {
                fitting = middle
            } else {
                tooMany = middle
            }
        }
        return LineBreaker.ended(letters.prefix(fitting))
    }

    private static func ended(_ letters: ArraySlice<Character>) -> String {
        var kept = letters
        while let last = kept.last, last.isWhitespace || loosePunctuation.contains(last) { kept.removeLast() }
        return trimmed(String(kept)) + ellipsis
    }

    /// The line with a mark before it where it alone would run the other way than its paragraph.
    private func directed(_ string: String, isRightToLeft: Bool) -> String {
        let alone = shaper.engine.withLayout(string, style: style) { $0.isRightToLeft }
        guard let alone, alone != isRightToLeft else { return string }
        return (isRightToLeft ? LineBreaker.rightToLeftMark : LineBreaker.leftToRightMark) + string
    }

    private static func slice(_ text: String, _ bytes: Range<Int>) -> String {
        let all = Array(text.utf8)
        let bytes = bytes.clamped(to: 0..<all.count)
        let open = openIsolates(in: String(decoding: all[..<bytes.lowerBound], as: UTF8.self))
        return open + trimmed(String(decoding: all[bytes], as: UTF8.self))
    }

    /// The marks of the isolates that a text opens and leaves open, so that the next line can open them again.
    private static func openIsolates(in text: String) -> String {
        var open: [Character] = []
        for character in text {
            if isolateStarts.contains(character) { open.append(character) }
            if character == isolateEnd { _ = open.popLast() }
        }
        return String(open)
    }

    /// Without the white space at either end.
    private static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.last?.isWhitespace == true { text.removeLast() }
        while text.first?.isWhitespace == true { text.removeFirst() }
        return String(text)
    }
}
