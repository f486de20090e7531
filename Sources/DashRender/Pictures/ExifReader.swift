/// Finds the orientation in EXIF data: a small TIFF file (EXIF 2.3, section 4.5), which lies in a JPEG's APP1 segment
/// behind a marker, and in a PNG's eXIf chunk as it is.
struct ExifReader {
    private static let marker = Array("Exif\0\0".utf8)
    private static let orientationTag = 0x0112
    private static let shortType = 3
    /// Bytes of one directory entry, and where its type and value lie in it.
    private static let entry = 12, typeOffset = 2, valueOffset = 8

    private let tiff: ArraySlice<UInt8>
    private let isBigEndian: Bool

    /// Nil unless the segment holds EXIF data.
    init?(segment: ArraySlice<UInt8>) {
        guard segment.starts(with: Self.marker) else { return nil }
        self.init(tiff: segment.dropFirst(Self.marker.count))
    }

    /// Nil unless the bytes start as a TIFF file does.
    init?(tiff: ArraySlice<UInt8>) {
        self.tiff = tiff
        switch tiff.prefix(4) {
        case [0x49, 0x49, 42, 0]: isBigEndian = false
        case [0x4D, 0x4D, 0, 42]: isBigEndian = true
        default: return nil
        }
    }

    /// The orientation; nil when it is not stated or makes no sense.
    var orientation: PictureOrientation? {
        guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * Self.entry
            guard let tag = number(at: entry, bytes: 2) else { return nil }
            guard tag == Self.orientationTag, number(at: entry + Self.typeOffset, bytes: 2) == Self.shortType else {
                continue
            }
            return number(at: entry + Self.valueOffset, bytes: 2).flatMap(PictureOrientation.init(rawValue:))
        }
        return nil
    }

    private func number(at offset: Int, bytes: Int) -> Int? {
        guard offset >= 0, offset <= tiff.count - bytes else { return nil }
        let part = tiff.dropFirst(offset).prefix(bytes)
        return isBigEndian ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
