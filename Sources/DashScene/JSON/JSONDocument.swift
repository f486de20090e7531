/// A JSON text, read.
public struct JSONDocument: Sendable {
    /// The text.
    public var source: SourceText
    /// The value; nil when the text breaks off or is not JSON from some place on.
    public var root: JSONValue?
    /// All that is wrong with the text, in its order.
    public var problems: [JSONProblem]

    /// The first byte of each string that is not UTF-8, where such strings were read all the same.
    var badBytes: [JSONProblem] = []

    /// Reads a text whose strings may hold bytes that are not UTF-8, which `badBytes` tells.
    init(parsingOverBadBytes bytes: [UInt8]) {
        source = SourceText(bytes)
        var parser = JSONParser(bytes)
        root = parser.parseOverBadBytes()
        problems = parser.problems
        badBytes = parser.badBytes
    }

    /// Reads a text; never fails, but `problems` tells.
    public init(parsing bytes: [UInt8]) {
        source = SourceText(bytes)
        var parser = JSONParser(bytes)
        root = parser.parse()
        problems = parser.problems
    }
}
