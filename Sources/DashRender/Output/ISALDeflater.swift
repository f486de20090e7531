#if canImport(CISAL)
    import CISAL

    /// Bands by Intel's igzip at level 1.
    final class ISALDeflater: BandDeflater {
        private let stream: UnsafeMutablePointer<isal_zstream>
        private let levelBuffer: UnsafeMutableBufferPointer<UInt8>

        init() {
            stream = .allocate(capacity: 1)
            levelBuffer = .allocate(capacity: Int(ISALDeflater.levelBufferSize))
            levelBuffer.initialize(repeating: 0)
            isal_deflate_init(stream)
        }

        deinit {
            stream.deallocate()
            levelBuffer.deallocate()
        }

        /// ISAL_DEF_LVL1_EXTRA_LARGE: a block as large as possible, thus fewest Huffman tables.
        private static let levelBufferSize: UInt32 = 4 * 1024 + 2 * 8 * 1024 + 4 * 128 * 1024

        /// igzip falls back to stored blocks of 65,535 bytes with 5 bytes of header each.
        func bound(_ count: Int) -> Int { count + count / 1000 + 1024 }

        func deflate(
            _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
        ) throws(OutputError) -> Int {
            isal_deflate_stateless_init(stream)
            stream.pointee.level = 1
            stream.pointee.level_buf = levelBuffer.baseAddress
            stream.pointee.level_buf_size = UInt32(levelBuffer.count)
            stream.pointee.end_of_stream = 0
            stream.pointee.flush = UInt16(FULL_FLUSH)
            stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.pointee.avail_in = UInt32(input.count)
            stream.pointee.next_out = output.baseAddress
            stream.pointee.avail_out = UInt32(output.count)
            let status = isal_deflate_stateless(stream)
            guard status == COMP_OK, stream.pointee.avail_in == 0 else {
                throw .compressionFailed("ISA-L's igzip says \(status)")
            }
            return output.count - Int(stream.pointee.avail_out)
        }

        func adler32(_ input: UnsafeBufferPointer<UInt8>) -> UInt32 {
            isal_adler32(1, input.baseAddress, UInt64(input.count))
        }

        func crc32(_ start: UInt32, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
            crc32_gzip_refl(start, bytes.baseAddress, UInt64(bytes.count))
        }
    }
#endif
