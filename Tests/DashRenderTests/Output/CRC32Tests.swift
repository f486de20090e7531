import Testing

@testable import DashRender

@Suite struct CRC32Tests {
    /// The check value of the CRC catalogue ("123456789"), of nothing, and of a chunk without data (PNG's IEND).
    @Test(arguments: [("123456789", 0xCBF4_3926), ("", 0), ("IEND", 0xAE42_6082)] as [(String, UInt32)])
    func isGzips(_ text: String, _ sum: UInt32) {
        #expect(Array(text.utf8).withUnsafeBytes { CRC32.sum(of: $0) } == sum)
    }
}
