import Testing

@testable import DashRender

@Suite struct PNGEncoderTests {
    typealias Make = SyntheticPictures

    static let pictures: [Bitmap] = [
        Make.flat(1, 1, Make.black), Make.flat(1, 1, SIMD4(1, 2, 3, 0)), Make.gradient(300, 200),
        Make.picture(33, 17) { x, y in SIMD4(UInt8(x * 7), UInt8(y * 15), 9, UInt8(x * y % 256)) },
    ]

    @Test(arguments: pictures.indices, DeflateEngine.available) func comesBackTheSame(
        _ index: Int, _ engine: DeflateEngine
    ) throws {
        let file = try PNGEncoder.encode(Self.pictures[index], engine: engine)
        #expect(try PNGDecoder.decode(file, file: "a.png") == Self.pictures[index])
        #expect(PNGChunks.areIntact(file))
        #expect(try PNGEncoder.encode(Self.pictures[index], engine: engine) == file)
    }

    @Test func damageIsSeenWithoutDecoding() throws {
        let file = try PNGEncoder.encode(Make.gradient(20, 20))
        #expect(!PNGChunks.areIntact(Array(file.dropLast())))
        #expect(!PNGChunks.areIntact(Array(file.dropFirst())))
        for index in stride(from: 8, to: file.count, by: 5) {
            var damaged = file
            damaged[index] ^= 1
            #expect(!PNGChunks.areIntact(damaged), "byte \(index)")
        }
    }
}
