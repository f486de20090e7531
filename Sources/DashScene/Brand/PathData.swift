/// Why an outline could not be read.
struct PathDataProblem: Error {
    var message: String
}

/// Reads outlines in the form of SVG's path data (SVG 2, 9.3), arcs and smooth quadratic curves left out.
struct PathData {
    /// How far a coordinate may lie from 0, in shares of the mark's sides.
    private static let reach = 4.0

    private var rest: Substring
    private var path = Path()
    private var current = Point.zero
    private var start = Point.zero
    /// The second control point of the last curve, for `S`.
    private var lastControl: Point?

    /// The outline of a text.
    static func path(_ text: String) throws(PathDataProblem) -> Path {
        var data = PathData(rest: text[...])
        try data.read()
        guard data.path.elements.count > 2, !data.path.controlBounds.isEmpty else {
            throw PathDataProblem(message: "the outline encloses nothing")
        }
        return data.path
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func read() throws(PathDataProblem) {
        skipBlanks()
        while let letter = rest.first {
            guard letter.isLetter, letter != "e", letter != "E" else {
                throw PathDataProblem(message: "expected a path command at \(Quoted.text(String(rest.prefix(12))))")
            }
            if path.elements.isEmpty, letter != "M", letter != "m" {
                throw PathDataProblem(message: "an outline starts with M, not \(Quoted.bare(String(letter)))")
            }
            rest = rest.dropFirst()
            try command(letter)
            skipBlanks()
        }
    }

    /// Draws a command, as often as numbers follow it.
    private mutating func command(_ letter: Character) throws(PathDataProblem) {
        if letter == "Z" || letter == "z" {
            path.close()
            current = start
            lastControl = nil
            return
        }
        var letter = letter
        repeat {
            try step(letter)
            // Further pairs after a move are lines.
            if letter == "M" { letter = "L" }
            if letter == "m" { letter = "l" }
            skipBlanks()
        } while startsNumber()
    }

    private mutating func step(_ letter: Character) throws(PathDataProblem) {
        let base = letter.isLowercase ? current : .zero
        var control: Point?
        switch letter.lowercased() {
        case "m":
            current = try point(base)
            start = current
            path.move(to: current)
        case "l": try line(to: try point(base))
        case "h": try line(to: Point(base.x + (try number()), current.y))
        case "v": try line(to: Point(current.x, base.y + (try number())))
        case "c":
            let first = try point(base)
            let second = try point(base)
            control = second
            curve(first, second, to: try point(base))
        case "s":
            let first = lastControl.map { current * 2 - $0 } ?? current
            let second = try point(base)
            control = second
            curve(first, second, to: try point(base))
        case "q":
            let middle = try point(base)
            let end = try point(base)
            curve(current.mixed(with: middle, 2.0 / 3), end.mixed(with: middle, 2.0 / 3), to: end)
        default:
            throw PathDataProblem(
                message: "the path command \(Quoted.text(String(letter))) is not known; known are M L H V C S Q Z")
        }
        lastControl = control
    }

    private mutating func line(to end: Point) throws(PathDataProblem) {
        path.line(to: end)
        current = end
    }

    private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
        path.curve(first, second, to: end)
        current = end
    }

    private mutating func point(_ base: Point) throws(PathDataProblem) -> Point {
        let x = try number()
        let y = try number()
        let point = base + Point(x, y)
        guard abs(point.x) <= PathData.reach, abs(point.y) <= PathData.reach else {
            throw PathDataProblem(
                message: "the outline leaves the unit square by far; write it in shares of the mark's sides")
        }
        return point
    }

    // MARK: Text

    private mutating func skipBlanks() {
        while let character = rest.first,
            character == " " || character == "," || character.isNewline || character == "\t"
        {
            rest = rest.dropFirst()
        }
    }

    private func startsNumber() -> Bool {
        rest.first.map { "+-.0123456789".contains($0) } ?? false
    }

    /// Reads a number; as in SVG, a second point or a sign starts the next one.
    private mutating func number() throws(PathDataProblem) -> Double {
        skipBlanks()
        var text = ""
        var hasPoint = false
        while let character = rest.first {
            let isSign = character == "-" || character == "+"
            let mayBeSigned = text.isEmpty || text.last == "e" || text.last == "E"
            let isExponent = (character == "e" || character == "E") && !text.isEmpty
            if isSign && !mayBeSigned || character == "." && hasPoint { break }
            guard isSign || isExponent || character == "." || "0123456789".contains(character) else { break }
            if character == "." { hasPoint = true }
            text.append(character)
            rest = rest.dropFirst()
        }
        guard let number = Double(text), number.isFinite else {
            let place = text.isEmpty ? String(rest.prefix(12)) : text
            throw PathDataProblem(
                message: "expected a number in the outline, found \(place.isEmpty ? "its end" : Quoted.text(place))")
        }
        return number
    }
}
