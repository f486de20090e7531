/// The text of the brand's file, for messages about its words.
public struct BrandSource: Sendable {
    /// The file, as it is shown.
    public var file: String
    /// The text that was read.
    public var document: JSONDocument
}
