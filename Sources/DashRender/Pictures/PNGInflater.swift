#if canImport(CISAL)
    import CISAL
#endif

/// Unpacks the pixel stream of a PNG by Intel's igzip, several times as fast as zlib.
enum PNGInflater {
    /// Unpacks a whole zlib stream to exactly `count` bytes, checksum included; nil when that is not what it holds, or
    /// when this build has no ISA-L.
    static func inflate(_ stream: [UInt8], count: Int) -> [UInt8]? {
        #if canImport(CISAL)
            guard stream.count <= UInt32.max, count <= UInt32.max else { return nil }
            let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
            defer { state.deallocate() }
            isal_inflate_init(state)
            state.pointee.crc_flag = UInt32(ISAL_ZLIB)
            var isWhole = false
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { output, filled in
                stream.withUnsafeBufferPointer { input in
                    state.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                    state.pointee.avail_in = UInt32(input.count)
                    state.pointee.next_out = output.baseAddress
                    state.pointee.avail_out = UInt32(count)
                    let status = isal_inflate(state)
                    isWhole =
                        status == ISAL_DECOMP_OK && state.pointee.block_state == ISAL_BLOCK_FINISH
                        && state.pointee.avail_out == 0
                    filled = count - Int(state.pointee.avail_out)
                }
            }
            return isWhole ? bytes : nil
        #else
            return nil
        #endif
    }
}
