/// Writes small PNG files of every kind, uncompressed, independently of the decoder under test.
struct PNGFixture: Sendable {
    enum Kind: UInt8 {
        case grey = 0, rgb = 2, palette = 3, greyAlpha = 4, rgba = 6

        var channels: Int {
            switch self {
            case .grey, .palette: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    var width: Int
    var height: Int
    var kind: Kind = .rgba
    var depth = 8
    var isInterlaced = false
    /// The filter of each row; only for 8 bits.
    var filter: @Sendable (Int) -> UInt8 = { _ in 0 }
    var chunksBeforeData: [(name: String, body: [UInt8])] = []

    /// The file; `samples` gives a pixel's channels at the file's own depth.
    func file(_ samples: (_ x: Int, _ y: Int) -> [Int]) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let flags: [UInt8] = [UInt8(depth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
        file += Self.chunk("IHDR", Self.number(width) + Self.number(height) + flags)
        for chunk in chunksBeforeData { file += Self.chunk(chunk.name, chunk.body) }
        file += Self.chunk("IDAT", Self.stored(rows(samples)))
        return file + Self.chunk("IEND", [])
    }

    private func rows(_ samples: (Int, Int) -> [Int]) -> [UInt8] {
        guard isInterlaced else { return pass(0, 0, 1, 1, samples) }
        let adam7 = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        return adam7.flatMap { pass($0.0, $0.1, $0.2, $0.3, samples) }
    }

    private func pass(_ x0: Int, _ y0: Int, _ dx: Int, _ dy: Int, _ samples: (Int, Int) -> [Int]) -> [UInt8] {
        guard x0 < width else { return [] }
        var above: [UInt8] = []
        return stride(from: y0, to: height, by: dy).flatMap { y in
            let row = packed(stride(from: x0, to: width, by: dx).flatMap { samples($0, y) })
            defer { above = row }
            return [filter(y)] + filtered(row, above.isEmpty ? row.map { _ in 0 } : above, filter(y))
        }
    }

    /// PNG standard, section 9.2.
    private func filtered(_ row: [UInt8], _ above: [UInt8], _ filter: UInt8) -> [UInt8] {
        row.indices.map { i in
            let at = i - kind.channels
            let (a, b, c) = (at < 0 ? 0 : Int(row[at]), Int(above[i]), at < 0 ? 0 : Int(above[at]))
            let p = a + b - c
            let paeth = abs(p - a) <= abs(p - b) && abs(p - a) <= abs(p - c) ? a : abs(p - b) <= abs(p - c) ? b : c
            return row[i] &- UInt8(truncatingIfNeeded: [0, a, b, (a + b) / 2, paeth][Int(filter)])
        }
    }

    private func packed(_ values: [Int]) -> [UInt8] {
        if depth == 8 { return values.map { UInt8($0) } }
        if depth == 16 { return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        var bits = values.flatMap { value in (0..<depth).reversed().map { UInt8(value >> $0 & 1) } }
        while bits.count % 8 != 0 { bits.append(0) }
        return stride(from: 0, to: bits.count, by: 8).map { at in bits[at..<at + 8].reduce(0) { $0 << 1 | $1 } }
    }

    static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + body
        return number(body.count) + named + number(Int(crc(named)))
    }

    static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: data.count, by: 65535) {
            let block = data[start..<min(start + 65535, data.count)]
            let low = UInt8(block.count & 255), high = UInt8(block.count >> 8)
            stream += [block.endIndex == data.count ? 1 : 0, low, high, ~low, ~high] + block
        }
        return stream + number(adler(data))
    }

    private static func adler(_ data: [UInt8]) -> Int {
        var a = 1, b = 0
        for byte in data {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }

    private static func crc(_ data: [UInt8]) -> UInt32 {
        var crc = UInt32.max
        for byte in data {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
