/// What a JPEG states before its pixels.
struct JPEGHeader: Hashable {
    /// The sides as stored, px.
    var width: Int, height: Int
    /// How it must be turned to stand upright.
    var orientation: PictureOrientation
    /// The memory that each pixel takes beside its own bytes while the file is read, bytes; 0 where one scan has all
    /// components, so that rows can be read one by one.
    var extraBytes: Double

    /// Reads the segments up to the first scan's header, or the errors that rule the file out.
    init(_ bytes: [UInt8], file: String) throws(PictureError) {
        var segments = JPEGSegments(bytes)
        var orientation: PictureOrientation?
        var frame: Frame?
        var isScattered = false
        while let segment = segments.next() {
            if segment.marker == JPEGMarker.app1, orientation == nil {
                orientation = ExifReader(segment: segment.body)?.orientation
            }
            if frame == nil, JPEGMarker.isFrameHeader(segment.marker) { frame = try Frame(segment, file: file) }
            if segment.marker == JPEGMarker.startOfScan {
                isScattered = frame?.isScattered(inScan: segment.body) ?? false
                break
            }
            if segment.marker == JPEGMarker.endOfImage { break }
        }
        guard !segments.isCutShort else { throw .truncated(file: file) }
        guard let frame else { throw .corrupt(file: file, detail: "no frame header") }
        (width, height) = (frame.width, frame.height)
        self.orientation = orientation ?? .upright
        extraBytes = isScattered ? frame.coefficientBytes : 0
    }

    /// The memory that reading a file of this size takes.
    func cost(fileBytes: Int) -> PictureCost {
        PictureCost(
            fileBytes: fileBytes, width: width, height: height, extra: extraBytes,
            reason: extraBytes > 0 ? .severalScans : nil)
    }
}

/// A JPEG's frame header: bits a sample, height, width, and the components, each with the share of samples it has.
private struct Frame {
    let width: Int, height: Int
    /// What libjpeg keeps of each pixel where it must keep all coefficients, bytes.
    let coefficientBytes: Double
    private let components: Int
    private let isProgressive: Bool

    /// Bytes of a coefficient.
    private static let coefficient = 2.0
    /// Where the components' entries start, and the bytes of one.
    private static let start = 6, entry = 3

    init(_ segment: JPEGSegments.Segment, file: String) throws(PictureError) {
        let body = Array(segment.body)
        guard body.count >= Self.start else {
            throw .corrupt(file: file, detail: "a frame header of \(body.count) bytes")
        }
        guard !JPEGMarker.isExotic(segment.marker) else {
            throw .unsupported(file: file, detail: "lossless or hierarchical JPEG")
        }
        guard body[0] == 8 else { throw .unsupported(file: file, detail: "JPEG of \(body[0]) bits a sample") }
        guard body[5] != 4 else { throw .unsupported(file: file, detail: "CMYK colour") }
        guard body[5] == 1 || body[5] == 3 else {
            throw .unsupported(file: file, detail: "JPEG of \(body[5]) components")
        }
        (height, width) = (Int(body[1]) << 8 | Int(body[2]), Int(body[3]) << 8 | Int(body[4]))
        guard width > 0, height > 0 else { throw .corrupt(file: file, detail: "a side is 0") }
        components = Int(body[5])
        isProgressive = JPEGMarker.isProgressive(segment.marker)
        coefficientBytes = Self.coefficient * Frame.samples(body.dropFirst(Self.start), components)
    }

    /// Whether a first scan with this header leaves components or bits to later ones.
    func isScattered(inScan body: ArraySlice<UInt8>) -> Bool {
        isProgressive || body.first.map { Int($0) < components } ?? false
    }

    /// Samples of all components a pixel; all that there could be where the entries make no sense.
    private static func samples(_ entries: ArraySlice<UInt8>, _ components: Int) -> Double {
        let factors = stride(from: entries.startIndex + 1, to: entries.endIndex, by: entry).map { at in
            (Int(entries[at] >> 4), Int(entries[at] & 15))
        }
        let (across, down) = (factors.map(\.0).max() ?? 0, factors.map(\.1).max() ?? 0)
        guard factors.count == components, across > 0, down > 0 else { return Double(components) }
        return Double(factors.map { $0.0 * $0.1 }.reduce(0, +)) / Double(across * down)
    }
}

/// The markers that matter here (ITU T.81, table B.1).
enum JPEGMarker {
    static let startOfImage: UInt8 = 0xD8
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA
    static let app1: UInt8 = 0xE1

    /// SOF0 to SOF15; DHT, JPG and DAC lie among them.
    static func isFrameHeader(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }

    /// Frames that are neither sequential nor progressive: lossless (SOF3) and hierarchical (SOF5 on) ones.
    static func isExotic(_ frameHeader: UInt8) -> Bool { ![0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(frameHeader) }

    /// Huffman (SOF2) and arithmetic (SOF10) coded ones.
    static func isProgressive(_ frameHeader: UInt8) -> Bool { frameHeader == 0xC2 || frameHeader == 0xCA }

    /// RST0 to RST7 and TEM stand alone, as do SOI and EOI.
    static func standsAlone(_ marker: UInt8) -> Bool { (0xD0...0xD9).contains(marker) || marker == 0x01 }
}
