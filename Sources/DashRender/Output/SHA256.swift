/// The SHA-256 hash of bytes that come in pieces (FIPS 180-4, section 6.2).
public struct SHA256: Sendable {
    /// Bytes in a hash.
    public static let byteCount = 32

    private static let blockSize = 64

    private var state = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
    private var pending: [UInt8] = []
    private var total = 0

    /// Starts with no bytes.
    public init() {}

    /// Takes more bytes.
    public mutating func update(_ bytes: some Sequence<UInt8>) {
        let took: Void? = bytes.withContiguousStorageIfAvailable { update(UnsafeRawBufferPointer($0)) }
        if took == nil { Array(bytes).withUnsafeBytes { update($0) } }
    }

    /// Takes more bytes.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
        total += bytes.count
        var at = 0
        if !pending.isEmpty {
            at = min(Self.blockSize - pending.count, bytes.count)
            pending.append(contentsOf: bytes[..<at])
            guard pending.count == Self.blockSize else { return }
            pending.withUnsafeBytes { Self.compress(&state, $0, from: 0) }
            pending.removeAll(keepingCapacity: true)
        }
        while bytes.count - at >= Self.blockSize {
            Self.compress(&state, bytes, from: at)
            at += Self.blockSize
        }
        pending.append(contentsOf: bytes[at...])
    }

    /// The 32 bytes of the hash of all bytes taken so far; more may follow.
    public func finalize() -> [UInt8] {
        var last = self
        let bits = UInt64(total) * 8
        let zeros = (Self.blockSize * 2 - 1 - 8 - pending.count) % Self.blockSize
        last.update([0x80] + [UInt8](repeating: 0, count: zeros))
        last.update((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
        return (0..<8).flatMap { word in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: last.state[word] >> UInt32($0)) }
        }
    }

    /// The hash of all bytes taken so far as 64 lower-case hexadecimal digits.
    public var hex: String { Self.hex(finalize()) }

    /// The hash of `bytes` as 64 lower-case hexadecimal digits.
    public static func hex(of bytes: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        hash.update(bytes)
        return hash.hex
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

extension SHA256 {
    private static let roundKeys: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    private static func compress(_ state: inout SIMD8<UInt32>, _ bytes: UnsafeRawBufferPointer, from start: Int) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            roundKeys.withUnsafeBufferPointer { keys in
                fill(schedule, bytes, from: start)
                mix(&state, schedule, keys)
            }
        }
    }

    private static func fill(
        _ schedule: UnsafeMutableBufferPointer<UInt32>, _ bytes: UnsafeRawBufferPointer, from start: Int
    ) {
        for t in 0..<16 {
            let word = bytes.loadUnaligned(fromByteOffset: start + 4 * t, as: UInt32.self)
            schedule[t] = UInt32(bigEndian: word)
        }
        for t in 16..<64 {
            let a = schedule[t - 15], b = schedule[t - 2]
            let small0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
            let small1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
            schedule[t] = schedule[t - 16] &+ small0 &+ schedule[t - 7] &+ small1
        }
    }

    private static func mix(
        _ state: inout SIMD8<UInt32>, _ schedule: UnsafeMutableBufferPointer<UInt32>,
        _ keys: UnsafeBufferPointer<UInt32>
    ) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for t in 0..<64 {
            let big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let first = h &+ big1 &+ ((e & f) ^ (~e & g)) &+ keys[t] &+ schedule[t]
            let big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let second = big0 &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        state &+= SIMD8(a, b, c, d, e, f, g, h)
    }

    @inline(__always)
    private static func rotated(_ x: UInt32, _ count: UInt32) -> UInt32 { x >> count | x << (32 - count) }
}
