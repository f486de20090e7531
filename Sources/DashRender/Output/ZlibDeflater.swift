import CZlib

/// Bands by zlib at level 1.
final class ZlibDeflater: BandDeflater {
    private let stream: UnsafeMutablePointer<z_stream>

    /// Fails only when memory is short.
    init() throws(OutputError) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // A negative window size means raw deflate, without zlib's own header and end.
        let status = deflateInit2_(
            stream, 1, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else {
            stream.deallocate()
            throw .compressionFailed("zlib says \(status)")
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    func bound(_ count: Int) -> Int { Int(deflateBound(stream, UInt(count))) + 16 }

    func deflate(
        _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
    ) throws(OutputError) -> Int {
        deflateReset(stream)
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        let status = CZlib.deflate(stream, Z_FULL_FLUSH)
        guard status == Z_OK, stream.pointee.avail_in == 0, stream.pointee.avail_out > 0 else {
            throw .compressionFailed("zlib says \(status)")
        }
        return output.count - Int(stream.pointee.avail_out)
    }

    func adler32(_ input: UnsafeBufferPointer<UInt8>) -> UInt32 {
        UInt32(truncatingIfNeeded: CZlib.adler32(1, input.baseAddress, UInt32(input.count)))
    }
}
