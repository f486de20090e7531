import CZlib

#if canImport(CISAL)
    import CISAL
#endif

/// The checksum of gzip and PNG (polynomial 0xEDB88320), by the fastest library at hand.
enum CRC32 {
    /// The checksum of bytes.
    static func sum(of bytes: UnsafeRawBufferPointer) -> UInt32 {
        let first = bytes.bindMemory(to: UInt8.self).baseAddress
        #if canImport(CISAL)
            return crc32_gzip_refl(0, first, UInt64(bytes.count))
        #else
            return UInt32(truncatingIfNeeded: crc32_z(0, first, bytes.count))
        #endif
    }
}
