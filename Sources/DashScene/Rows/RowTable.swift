/// A table of values for a script: one clip a row, one place of the script a column.
public struct RowTable: Sendable {
    /// One value of a row.
    public struct Cell: Hashable, Sendable {
        /// The column's name.
        public var column: String
        /// Where the value is.
        public var position: SourceText.Position
        var value: Value
    }

    /// What a cell holds.
    enum Value: Hashable, Sendable {
        /// Words whose kind follows from their place in the script.
        case text(String)
        /// A value whose kind is known.
        case json(JSONValue)
    }

    /// One row.
    public struct Row: Hashable, Sendable {
        /// Its number, from 1.
        public var number: Int
        /// Where it starts.
        public var position: SourceText.Position
        /// Its values, empty ones left out.
        public var cells: [Cell]
        /// What is wrong with its form.
        public var problems: [Diagnostic]
    }

    /// A column's name and the place where it is written.
    struct Column: Hashable, Sendable {
        var name: String
        var position: SourceText.Position
    }

    /// The file, as the user named it.
    public let file: String
    /// The rows in their order, bad ones included.
    public internal(set) var rows: [Row] = []
    /// The columns that hold for all rows; none in JSON, where each row names its own.
    var columns: [Column] = []
    /// The text of a JSON table, whose values have places of their own in it.
    var source: SourceText?
    /// What makes the table as a whole unusable.
    public internal(set) var problems: [Diagnostic] = []

    /// Reads a CSV table; its first line names the columns.
    public init(csv bytes: [UInt8], file: String) {
        self.file = file
        CSVTableReader(SourceText(bytes), file: file).read(into: &self)
    }

    /// Reads a JSON list of objects; their keys name the columns.
    public init(json bytes: [UInt8], file: String) {
        self.file = file
        JSONTableReader(JSONDocument(parsingOverBadBytes: bytes), file: file).read(into: &self)
    }
}
