#if canImport(CISAL)
    import CISAL
#endif

/// The library that compresses PNG rows. The pixels are the same by either, the bytes are not.
public enum DeflateEngine: String, Hashable, Sendable, CaseIterable {
    /// Intel's igzip, level 1: about seven times as fast as zlib.
    case isal
    /// zlib, level 1.
    case zlib

    /// The engines that this build has, the fastest first.
    public static var available: [DeflateEngine] {
        #if canImport(CISAL)
            return [.isal, .zlib]
        #else
            return [.zlib]
        #endif
    }

    /// The fastest engine that this build has.
    public static var fastest: DeflateEngine { available[0] }

    /// A compressor for one thread.
    func makeDeflater() throws(OutputError) -> any BandDeflater {
        switch self {
        case .zlib: return try ZlibDeflater()
        case .isal:
            #if canImport(CISAL)
                return ISALDeflater()
            #else
                throw .compressionFailed("this build has no ISA-L; install libisal-dev and build again")
            #endif
        }
    }
}

/// Compresses bands of bytes so that their results, one after another, are one deflate stream that lacks its end.
protocol BandDeflater: AnyObject {
    /// The most bytes that `deflate` may write for `count` bytes.
    func bound(_ count: Int) -> Int

    /// Compresses `input` on its own, without any reference to what came before, to a whole number of bytes that are
    /// not the end of the stream. Returns how many bytes it wrote.
    func deflate(
        _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
    ) throws(OutputError) -> Int

    /// Adler-32 of some bytes.
    func adler32(_ input: UnsafeBufferPointer<UInt8>) -> UInt32
}
