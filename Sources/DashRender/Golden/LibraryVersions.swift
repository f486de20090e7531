import CCairo
import CPNG
import CPango
import Foundation

/// The versions of the libraries that decide what pixels look like, as they are loaded now.
enum LibraryVersions {
    /// By library.
    static func current() -> [String: String] {
        var versions = [
            "cairo": text(cairo_version_string()), "pango": text(pango_version_string()),
            "harfbuzz": text(hb_version_string()), "fontconfig": fontconfig(), "freetype": freetype(),
            "libpng": text(png_get_libpng_ver(nil)),
        ]
        versions["pixman"] = pixman()
        return versions
    }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        pointer.map { String(cString: $0) } ?? "unknown"
    }

    /// FcGetVersion gives 21401 for 2.14.1.
    private static func fontconfig() -> String {
        let number = FcGetVersion()
        return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
    }

    private static func freetype() -> String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// The painter inside cairo; cairo loads it, but its header is not part of cairo's.
    private static func pixman() -> String? {
        typealias Function = @convention(c) () -> UnsafePointer<CChar>?
        guard let symbol = dlsym(nil, "pixman_version_string") else { return nil }
        return text(unsafeBitCast(symbol, to: Function.self)())
    }
}
