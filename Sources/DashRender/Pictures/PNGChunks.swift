/// Walks a PNG's chunks without decoding its pixels. It ends early at a chunk that is cut short or whose checksum is
/// wrong.
struct PNGChunks {
    struct Chunk {
        let name: String
        /// Where its body lies in the file.
        let body: Range<Int>
    }

    /// Bytes around a chunk's body: length and name before, checksum after.
    private static let head = 8, checksum = 4, nameBytes = 4

    private let file: [UInt8]
    private var at: Int

    init(_ file: [UInt8]) {
        self.file = file
        at = PNGDecoder.recognises(file) ? PNGDecoder.signature.count : file.count
    }

    /// True when the file is made of whole chunks with right checksums, and the last is the end chunk.
    static func areIntact(_ file: [UInt8]) -> Bool {
        var chunks = PNGChunks(file)
        while let chunk = chunks.next() {
            if chunk.name == "IEND" { return true }
        }
        return false
    }

    /// The name of the next chunk, however much of that is there; nil where the bytes end.
    var upcomingName: String? {
        guard at + Self.head <= file.count else { return nil }
        return String(decoding: file[(at + Self.nameBytes)..<at + Self.head], as: UTF8.self)
    }

    /// The next chunk; nil when there is no further one, or it is damaged.
    mutating func next() -> Chunk? {
        guard at + Self.head + Self.checksum <= file.count else { return nil }
        let length = number(at), start = at + Self.head
        guard length <= file.count - start - Self.checksum else { return nil }
        let end = start + length
        guard sum(at + Self.nameBytes..<end) == number(end) else { return nil }
        let name = String(decoding: file[(at + Self.nameBytes)..<start], as: UTF8.self)
        at = end + Self.checksum
        return Chunk(name: name, body: start..<end)
    }

    private func number(_ at: Int) -> Int { file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }

    private func sum(_ part: Range<Int>) -> Int {
        file.withUnsafeBytes { Int(CRC32.sum(of: UnsafeRawBufferPointer(rebasing: $0[part]))) }
    }
}
