/// A frame as 8-bit Y, U and V planes, U and V at half the width and height. A value: frames share the bands of rows
/// in which they do not differ.
public struct I420Frame: Sendable {
    /// The sides, px; both even.
    public let width: Int, height: Int
    /// From top to bottom.
    let bands: [I420Band]
    /// Bytes that this frame does not share with the one before it.
    let ownBytes: Int

    /// Bytes of all three planes.
    public var byteCount: Int { width * height * 3 / 2 }

    /// The three planes of all bands in the order of the file format: all Y rows, all U rows, all V rows.
    var pieces: [UnsafeRawBufferPointer] { bands.map(\.y) + bands.map(\.u) + bands.map(\.v) }

    /// A copy of all bytes.
    public var bytes: [UInt8] {
        var all: [UInt8] = []
        all.reserveCapacity(byteCount)
        for piece in pieces { all.append(contentsOf: piece) }
        return all
    }
}

/// Some rows of a frame; written once, by its maker, before it is shared.
final class I420Band: @unchecked Sendable {
    private let memory: UnsafeMutableRawPointer
    private let lumaBytes: Int

    /// Room for an even number of rows of an even width.
    init(width: Int, rows: Int) {
        lumaBytes = width * rows
        memory = .allocate(byteCount: lumaBytes * 3 / 2, alignment: 64)
    }

    /// The same rows once more, for their maker to change.
    init(copying other: I420Band) {
        lumaBytes = other.lumaBytes
        memory = .allocate(byteCount: other.byteCount, alignment: 64)
        memory.copyMemory(from: other.memory, byteCount: other.byteCount)
    }

    deinit { memory.deallocate() }

    /// Bytes of all three planes.
    var byteCount: Int { lumaBytes * 3 / 2 }

    var y: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: lumaBytes) }
    var u: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory + lumaBytes, count: lumaBytes / 4) }
    var v: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory + lumaBytes * 5 / 4, count: lumaBytes / 4) }

    /// Where the maker writes the planes.
    var planes: (y: UnsafeMutablePointer<UInt8>, u: UnsafeMutablePointer<UInt8>, v: UnsafeMutablePointer<UInt8>) {
        let start = memory.assumingMemoryBound(to: UInt8.self)
        return (start, start + lumaBytes, start + lumaBytes * 5 / 4)
    }
}
