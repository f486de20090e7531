/// Bytes of a PNG file at a fixed place in memory, so that many of them can be written by one call.
final class PNGBytes {
    /// The bytes; valid as long as this object.
    let raw: UnsafeRawBufferPointer

    /// Copies bytes.
    init(_ bytes: some Collection<UInt8>) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        copy.copyBytes(from: bytes)
        raw = UnsafeRawBufferPointer(copy)
    }

    deinit { raw.deallocate() }
}
