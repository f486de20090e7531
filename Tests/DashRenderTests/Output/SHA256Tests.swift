import Testing

@testable import DashRender

@Suite struct SHA256Tests {
    /// FIPS 180-4 examples, and lengths around the edge of a block.
    static let vectors: [(String, String)] = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        (String(repeating: "a", count: 100_000), "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"),
    ]

    @Test(arguments: vectors) func hashes(_ text: String, _ expected: String) {
        #expect(SHA256.hex(of: text.utf8) == expected)
    }

    @Test(arguments: [1, 3, 63, 64, 65, 1000]) func piecesMakeNoDifference(_ size: Int) {
        let bytes = (0..<5000).map { UInt8($0 * 7 & 255) }
        var hash = SHA256()
        for start in stride(from: 0, to: bytes.count, by: size) {
            hash.update(bytes[start..<min(start + size, bytes.count)])
        }
        #expect(hash.hex == SHA256.hex(of: bytes))
        #expect(hash.finalize().count == SHA256.byteCount)
    }
}
