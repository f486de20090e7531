import CCairo
import CPNG
import CPango
import CZlib

/// A library that pixels or files depend on, and the version that runs.
public struct LibraryVersion: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its version, as it tells it itself.
    public var version: String

    /// Makes an entry.
    public init(_ name: String, _ version: String) {
        self.name = name
        self.version = version
    }

    /// The libraries in a set order: cairo, pango, harfbuzz, freetype, fontconfig, libpng, zlib.
    public static let all: [LibraryVersion] = [
        LibraryVersion("cairo", String(cString: cairo_version_string())),
        LibraryVersion("pango", String(cString: pango_version_string())),
        LibraryVersion("harfbuzz", String(cString: hb_version_string())),
        LibraryVersion("freetype", freetype),
        LibraryVersion("fontconfig", fontconfig),
        LibraryVersion("libpng", dotted(Int(png_access_version_number()), base: 100)),
        LibraryVersion("zlib", String(cString: zlibVersion())),
    ]

    private static var freetype: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "does not start" }
        defer { FT_Done_FreeType(library) }
        var major: FT_Int = 0
        var minor: FT_Int = 0
        var patch: FT_Int = 0
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    private static var fontconfig: String { dotted(Int(FcGetVersion()), base: 100) }

    /// A version from a number of three parts: 10639 is 1.6.39 to the base 100.
    private static func dotted(_ number: Int, base: Int) -> String {
        "\(number / base / base).\(number / base % base).\(number % base)"
    }
}
