/// Walks a JPEG's segments without decoding its pixels.
struct JPEGSegments: IteratorProtocol {
    /// A marker and what belongs to it, length excluded.
    struct Segment {
        let marker: UInt8
        let body: ArraySlice<UInt8>
    }

    private let bytes: [UInt8]
    private var position = 2
    /// True once a segment reached beyond the end of the bytes.
    private(set) var isCutShort = false

    /// Starts behind the first two bytes, which must be a JPEG's.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// True when every segment and every scan is there, up to the end of the image.
    static func areWhole(_ bytes: [UInt8]) -> Bool {
        var segments = JPEGSegments(bytes)
        while let segment = segments.next() {
            if segment.marker == JPEGMarker.endOfImage { return true }
            if segment.marker == JPEGMarker.startOfScan { segments.skipScan() }
        }
        return !segments.isCutShort
    }

    /// The next segment; nil at the end or where no marker stands.
    mutating func next() -> Segment? {
        guard let marker = nextMarker() else { return nil }
        guard !JPEGMarker.standsAlone(marker) else { return Segment(marker: marker, body: []) }
        guard position + 2 <= bytes.count else { return cutShort() }
        let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
        guard length >= 2 else { return nil }
        guard position + length <= bytes.count else { return cutShort() }
        defer { position += length }
        return Segment(marker: marker, body: bytes[position + 2..<position + length])
    }

    /// A marker is 0xFF, any number of fill bytes 0xFF, then its code.
    private mutating func nextMarker() -> UInt8? {
        guard position < bytes.count else { return cutShort() }
        guard bytes[position] == 0xFF else { return nil }
        while position < bytes.count, bytes[position] == 0xFF { position += 1 }
        guard position < bytes.count else { return cutShort() }
        position += 1
        return bytes[position - 1]
    }

    /// Goes to the marker behind a scan's coded data, in which 0xFF00 is a byte and RST markers may stand.
    private mutating func skipScan() {
        bytes.withUnsafeBufferPointer { data in
            while position + 1 < data.count {
                let code = data[position + 1]
                if data[position] == 0xFF, code != 0, code != 0xFF, !(0xD0...0xD7).contains(code) { return }
                position += 1
            }
            position = data.count
        }
    }

    private mutating func cutShort<T>() -> T? {
        isCutShort = true
        return nil
    }
}
