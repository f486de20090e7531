import CPNG
import Foundation

/// A PNG file as libpng reads it.
struct PNGReadback: Hashable {
    var width: Int, height: Int
    /// R, G, B of every pixel.
    var rgb: [UInt8]

    struct Failure: Error {
        let message: String
    }

    /// Reads a file's bytes; any error and any warning of libpng is a failure.
    init(_ file: [UInt8]) throws {
        // libpng keeps the address from the first call to the second.
        self = try file.withUnsafeBytes { try PNGReadback($0) }
    }

    private init(_ file: UnsafeRawBufferPointer) throws {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
            throw PNGReadback.failure(image)
        }
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR)
        var pixels = [UInt8](repeating: 0, count: Int(image.width * image.height) * 3)
        guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0, image.warning_or_error == 0 else {
            throw PNGReadback.failure(image)
        }
        width = Int(image.width)
        height = Int(image.height)
        rgb = pixels
    }

    private static func failure(_ image: png_image) -> Failure {
        Failure(message: withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }

    /// The size of the same picture by libpng at level 6.
    static func sizeAtLevelSix(width: Int, height: Int, rgb: [UInt8]) -> Int {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(width)
        image.height = UInt32(height)
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR)
        var size = 0
        // The simplified interface writes with libpng's defaults: level 6, all filters.
        _ = png_image_write_to_memory(&image, nil, &size, 0, rgb, 0, nil)
        return size
    }
}
