/// What a JPEG states before its pixels.
struct JPEGHeader: Hashable {
    /// The sides as stored, px.
    var width: Int, height: Int
    /// How it must be turned to stand upright.
    var orientation: PictureOrientation

    /// Reads the segments up to the frame header, or the errors that rule the file out.
    init(_ bytes: [UInt8], file: String) throws(PictureError) {
        var segments = JPEGSegments(bytes)
        var orientation: PictureOrientation?
        while let segment = segments.next() {
            if segment.marker == JPEGMarker.app1, orientation == nil {
                orientation = ExifReader(segment: segment.body)?.orientation
            }
            if JPEGMarker.isFrameHeader(segment.marker) {
                let size = try Self.frame(segment, file: file)
                (width, height) = (size.width, size.height)
                self.orientation = orientation ?? .upright
                return
            }
            if segment.marker == JPEGMarker.startOfScan || segment.marker == JPEGMarker.endOfImage { break }
        }
        throw segments.isCutShort ? .truncated(file: file) : .corrupt(file: file, detail: "no frame header")
    }

    /// A frame header: bits a sample, height, width, number of components.
    private static func frame(
        _ segment: JPEGSegments.Segment, file: String
    ) throws(PictureError) -> (width: Int, height: Int) {
        let body = Array(segment.body.prefix(6))
        guard body.count == 6 else { throw .corrupt(file: file, detail: "a frame header of \(body.count) bytes") }
        guard !JPEGMarker.isExotic(segment.marker) else {
            throw .unsupported(file: file, detail: "lossless or hierarchical JPEG")
        }
        guard body[0] == 8 else { throw .unsupported(file: file, detail: "JPEG of \(body[0]) bits a sample") }
        guard body[5] != 4 else { throw .unsupported(file: file, detail: "CMYK colour") }
        guard body[5] == 1 || body[5] == 3 else {
            throw .unsupported(file: file, detail: "JPEG of \(body[5]) components")
        }
        let (height, width) = (Int(body[1]) << 8 | Int(body[2]), Int(body[3]) << 8 | Int(body[4]))
        guard width > 0, height > 0 else { throw .corrupt(file: file, detail: "a side is 0") }
        return (width, height)
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

    /// RST0 to RST7 and TEM stand alone, as do SOI and EOI.
    static func standsAlone(_ marker: UInt8) -> Bool { (0xD0...0xD9).contains(marker) || marker == 0x01 }
}
