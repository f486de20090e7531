import Testing

@testable import DashRender

@Suite struct JPEGDecoderTests {
    static let name = "a.jpg"
    static let small = PictureLimits(side: 2048, pixels: 1_000_000)

    static func decode(_ bytes: [UInt8]) throws(PictureError) -> Bitmap {
        try JPEGDecoder.decode(bytes, file: name, limits: small)
    }

    static func isClose(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>, within slack: Int) -> Bool {
        (0..<4).allSatisfy { abs(Int(a[$0]) - Int(b[$0])) <= slack }
    }

    @Test(arguments: [(JPEGFixture.color, 2, [0, 7, 8, 15]), (JPEGFixture.progressive, 4, [0, 15])])
    func decodesColour(_ file: [UInt8], _ slack: Int, _ columns: [Int]) throws {
        let picture = try Self.decode(file)
        #expect(picture.width == 16 && picture.height == 8 && picture.isOpaque)
        for x in columns {
            let expected = x < 8 ? SIMD4<UInt8>(220, 30, 40, 255) : SIMD4(20, 60, 200, 255)
            #expect(Self.isClose(picture[x, 3], expected, within: slack), "column \(x): \(picture[x, 3])")
        }
    }

    @Test(arguments: 1...8, [false, true]) func everyOrientationStandsUpright(
        _ orientation: Int, _ isBigEndian: Bool
    ) throws {
        let picture = try Self.decode(JPEGFixture.tagged(orientation, isBigEndian: isBigEndian))
        #expect(picture.width == 16 && picture.height == 24)
        for y in 0..<24 {
            for x in 0..<16 {
                let grey = JPEGFixture.blocks[y / 8][x / 8]
                let expected = SIMD4(grey, grey, grey, 255)
                guard Self.isClose(picture[x, y], expected, within: 4) else {
                    Issue.record("\(picture[x, y]) at \(x), \(y), not \(expected)")
                    return
                }
            }
        }
    }

    @Test func withoutATagThePictureStaysAsStored() throws {
        let picture = try Self.decode(JPEGFixture.stored(6))
        #expect(picture.width == 24 && picture.height == 16)
    }

    static let oddExif: [(String, [UInt8])] = [
        ("no EXIF but XMP", Array("http://ns.adobe.com/xap/1.0/\0".utf8)),
        ("a wrong byte order", Array("Exif\0\0XX".utf8) + [0, 42, 0, 0, 0, 8]),
        ("a directory beyond the end", Array("Exif\0\0MM".utf8) + [0, 42, 0xFF, 0xFF, 0xFF, 0xFF]),
        ("entries beyond the end", Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0xFF, 0xFF]),
        ("no bytes", []),
        ("orientation 0", JPEGFixture.exif(0, isBigEndian: true)),
        ("orientation 9", JPEGFixture.exif(9, isBigEndian: false)),
    ]

    @Test(arguments: oddExif.indices) func oddExifIsPassedOver(_ index: Int) throws {
        let file = JPEGFixture.inserting(Self.oddExif[index].1, into: JPEGFixture.stored(1))
        #expect(try Self.decode(file) == Self.decode(JPEGFixture.stored(1)), "\(Self.oddExif[index].0)")
    }

    @Test(arguments: [JPEGFixture.color, JPEGFixture.progressive]) func everyCutIsNoticed(_ file: [UInt8]) {
        for count in 1..<file.count {
            #expect(throws: PictureError.truncated(file: Self.name), "the first \(count) bytes") {
                try Self.decode(Array(file.prefix(count)))
            }
        }
    }

    @Test func whatFollowsTheEndIsPassedOver() throws {
        #expect(try Self.decode(JPEGFixture.color + [1, 2, 3]) == Self.decode(JPEGFixture.color))
    }

    /// Any byte changed: a picture or an error, never a crash, and errors keep the file's name.
    @Test(arguments: [JPEGFixture.color, JPEGFixture.progressive]) func damageNeverTraps(_ file: [UInt8]) {
        var outcomes = (pictures: 0, errors: 0)
        for index in file.indices {
            for value in [0, 0xFF, file[index] ^ 0x10] {
                var damaged = file
                damaged[index] = value
                do throws(PictureError) {
                    _ = try Self.decode(damaged)
                    outcomes.pictures += 1
                } catch {
                    #expect(error.file == Self.name)
                    outcomes.errors += 1
                }
            }
        }
        #expect(outcomes.pictures > 0 && outcomes.errors > 0)
    }

    /// The file with bytes of its frame header, or of another segment, replaced, counted from the segment's marker.
    static func frame(
        _ changes: [Int: UInt8], of file: [UInt8] = JPEGFixture.color, marker: UInt8 = 0xC0
    ) -> [UInt8] {
        var file = file
        let start = file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == marker } ?? 0
        for (offset, byte) in changes { file[start + offset] = byte }
        return file
    }

    /// What a pixel takes beside its own bytes: nothing, or the coefficients of all scans.
    @Test(arguments: [
        ("in one scan", frame([:]), 0.0),
        ("progressive, colour at half the size", frame([:], of: JPEGFixture.progressive, marker: 0xC2), 3),
        ("the same at full size", frame([11: 0x11], of: JPEGFixture.progressive, marker: 0xC2), 6),
        ("without sense", frame([11: 0, 14: 0, 17: 0], of: JPEGFixture.progressive, marker: 0xC2), 6),
        ("one component a scan", frame([4: 1], marker: 0xDA), 6),
    ])
    func pixelsOfSeveralScansTakeMore(_ what: String, _ file: [UInt8], _ extra: Double) throws {
        let header = try JPEGHeader(file, file: Self.name)
        #expect(header.extraBytes == extra, "\(what)")
        let cost = header.cost(fileBytes: file.count)
        #expect(cost.bytes == file.count + Int(Double(16 * 8) * (4 + extra)))
        #expect(cost.reason == (extra > 0 ? .severalScans : nil))
    }

    static let refused: [(what: String, bytes: [UInt8], error: PictureError)] = [
        ("nothing", [], .empty(file: name)),
        ("text", Array("hello, I am no picture".utf8), .notAPicture(file: name)),
        ("CMYK", JPEGFixture.cmyk, .unsupported(file: name, detail: "CMYK colour")),
        ("12 bits", frame([4: 12]), .unsupported(file: name, detail: "JPEG of 12 bits a sample")),
        ("lossless", frame([1: 0xC3]), .unsupported(file: name, detail: "lossless or hierarchical JPEG")),
        ("two components", frame([9: 2]), .unsupported(file: name, detail: "JPEG of 2 components")),
        ("no height", frame([5: 0, 6: 0]), .corrupt(file: name, detail: "a side is 0")),
        ("no frame", frame([1: 0xFE]), .corrupt(file: name, detail: "no frame header")),
        (
            "30,000 x 30,000", frame([5: 0x75, 6: 0x30, 7: 0x75, 8: 0x30]),
            .tooLarge(file: name, width: 30_000, height: 30_000, limits: small)
        ),
    ]

    @Test(arguments: refused.indices) func refuses(_ index: Int) {
        let refused = Self.refused[index]
        #expect(throws: refused.error, "\(refused.what)") { try Self.decode(refused.bytes) }
    }
}
