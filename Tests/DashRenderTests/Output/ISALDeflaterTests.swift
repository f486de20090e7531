#if canImport(CISAL)
    import CISAL
    import Foundation
    import Testing

    @testable import DashRender

    @Suite struct ISALDeflaterTests {
        /// Where the compressor lies in memory leaves no trace. With a new stream's third byte as igzip 2.30 treats it,
        /// 3 of every 8,192 places give other bytes for this band.
        @Test func givesTheSameBytesAtEveryPlace() throws {
            let band = ISALDeflaterTests.whiteRows
            let expected = try compressed(band, ISALDeflater())
            let window = 1 << 16
            for index in 1...16_384 {
                let place = UnsafeMutableRawPointer(bitPattern: 0x4b3e_0000_0000 + index * window)
                let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
                let bytes = MemoryLayout<isal_zstream>.stride
                guard let memory = mmap(place, bytes, PROT_READ | PROT_WRITE, flags, -1, 0), memory != MAP_FAILED else {
                    Issue.record("no memory")
                    return
                }
                defer { munmap(memory, bytes) }
                let stream = memory.bindMemory(to: isal_zstream.self, capacity: 1)
                #expect(try compressed(band, ISALDeflater(stream: stream)) == expected, "at \(memory)")
            }
        }

        /// Inputs as short as its first block, and shorter.
        @Test(arguments: 0...6)
        func compressesShortBands(_ count: Int) throws {
            let band = (0..<count).map { UInt8($0) }
            let bytes = try compressed(band, ISALDeflater())
            #expect(PNGInflater.inflate(zlib(bytes, band), count: count) == band)
        }

        /// A whole zlib stream around one band.
        private func zlib(_ bytes: [UInt8], _ band: [UInt8]) -> [UInt8] {
            let sum = band.withUnsafeBufferPointer { ISALDeflater().adler32($0) }
            return [0x78, 0x01] + bytes + [0x03, 0x00] + PNGChunk.bigEndian(sum)
        }

        /// 32 rows of 220 white pixels, each behind its filter's byte.
        private static let whiteRows = [UInt8](
            (0..<32).flatMap { _ in [0] + [UInt8](repeating: 255, count: 660) })

        private func compressed(_ input: [UInt8], _ deflater: ISALDeflater) throws -> [UInt8] {
            var output = [UInt8](repeating: 0, count: deflater.bound(input.count))
            let count = try input.withUnsafeBufferPointer { input in
                try output.withUnsafeMutableBufferPointer { try deflater.deflate(input, into: $0) }
            }
            return Array(output[..<count])
        }
    }
#endif
