@testable import DashRender

/// Makes PNG files of surfaces for tests.
enum SurfaceFile {
    /// A surface's pixels as a PNG file.
    static func bytes(_ surface: Surface) throws -> [UInt8] {
        let encoder = try PNGFrameEncoder(width: surface.width, height: surface.height)
        try encoder.update(surface, damage: .all)
        return encoder.file
    }
}
