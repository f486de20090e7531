#if canImport(CISAL)
    import CISAL

    /// Bands by Intel's igzip at level 1.
    ///
    /// igzip 2.30 enters the third byte of a new stream in its table of earlier bytes at a place that it works out from
    /// an unset register: the stream's own address. Its result is right, but now and then another one than on the run
    /// before. Its code for the last bytes of a block has no such fault, so a band's first bytes go as a block of
    /// their own, at ten bytes a band.
    final class ISALDeflater: BandDeflater {
        private let stream: UnsafeMutablePointer<isal_zstream>
        private let ownsStream: Bool
        private let levelBuffer: UnsafeMutableBufferPointer<UInt8>

        convenience init() {
            self.init(stream: .allocate(capacity: 1), ownsStream: true)
        }

        /// Works in memory at a place of the caller's choice.
        init(stream: UnsafeMutablePointer<isal_zstream>, ownsStream: Bool = false) {
            self.stream = stream
            self.ownsStream = ownsStream
            levelBuffer = .allocate(capacity: Int(ISALDeflater.levelBufferSize))
            levelBuffer.initialize(repeating: 0)
        }

        deinit {
            if ownsStream { stream.deallocate() }
            levelBuffer.deallocate()
        }

        /// ISAL_DEF_LVL1_EXTRA_LARGE: a block as large as possible, thus fewest Huffman tables.
        private static let levelBufferSize: UInt32 = 4 * 1024 + 2 * 8 * 1024 + 4 * 128 * 1024

        /// The fewest bytes that leave the stream no longer new: as many as igzip looks at to find earlier ones.
        private static let firstBytes = 4

        /// igzip falls back to stored blocks of 65,535 bytes with 5 bytes of header each.
        func bound(_ count: Int) -> Int { count + count / 1000 + 1024 }

        func deflate(
            _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
        ) throws(OutputError) -> Int {
            isal_deflate_init(stream)
            stream.pointee.level = 1
            stream.pointee.level_buf = levelBuffer.baseAddress
            stream.pointee.level_buf_size = UInt32(levelBuffer.count)
            stream.pointee.end_of_stream = 0
            stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.pointee.next_out = output.baseAddress
            stream.pointee.avail_out = UInt32(output.count)
            let first = min(input.count, ISALDeflater.firstBytes)
            if first < input.count { try compress(first, SYNC_FLUSH) }
            try compress(input.count - (first < input.count ? first : 0), FULL_FLUSH)
            return output.count - Int(stream.pointee.avail_out)
        }

        /// Compresses the next `count` bytes to their end.
        private func compress(_ count: Int, _ flush: Int32) throws(OutputError) {
            stream.pointee.avail_in = UInt32(count)
            stream.pointee.flush = UInt16(flush)
            let status = isal_deflate(stream)
            let isDone = stream.pointee.avail_in == 0 && stream.pointee.avail_out > 0
            guard status == COMP_OK, isDone else { throw .compressionFailed("ISA-L's igzip says \(status)") }
        }

        func adler32(_ input: UnsafeBufferPointer<UInt8>) -> UInt32 {
            isal_adler32(1, input.baseAddress, UInt64(input.count))
        }
    }
#endif
