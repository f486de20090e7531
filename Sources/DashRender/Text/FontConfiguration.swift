import CPango

/// A private fontconfig configuration: it sees the files that are added to it and nothing else of the machine.
///
/// Fontconfig locks its own state, and nothing is added after the catalog is made, so threads may share it.
final class FontConfiguration: @unchecked Sendable {
    let pointer: OpaquePointer

    init() throws(FontError) {
        guard FontConfiguration.systemIsShutOut, let made = FcConfigCreate() else {
            throw .libraryFailed("making a font configuration")
        }
        pointer = made
        let accepted = FontConfiguration.rules.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
                FcConfigParseAndLoadFromMemory(made, $0, FcBool(1))
            }
        }
        // On this path deinit runs too: all stored properties are set.
        guard accepted != 0 else { throw .libraryFailed("reading the font rules") }
    }

    deinit { FcConfigDestroy(pointer) }

    /// Adds a font file; false where it holds no font.
    func add(_ path: String) -> Bool {
        path.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: 1) { FcConfigAppFontAddFile(pointer, $0) != 0 }
        }
    }

    /// The added files with their families, sorted by path.
    func files() -> [FontFile] {
        guard let set = FcConfigGetFonts(pointer, FcSetApplication) else { return [] }
        var families: [String: Set<String>] = [:]
        for index in 0..<Int(set.pointee.nfont) {
            guard let pattern = set.pointee.fonts[index],
                let path = FontConfiguration.string(FC_FILE, 0, in: pattern)
            else { continue }
            var place: Int32 = 0
            while let family = FontConfiguration.string(FC_FAMILY, place, in: pattern) {
                families[path, default: []].insert(family)
                place += 1
            }
        }
        return families.keys.sorted().map { FontFile(path: $0, families: families[$0, default: []].sorted()) }
    }

    static func string(_ key: String, _ place: Int32, in pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, place, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    /// Makes an empty configuration the process's current one, once. Pango loads the current configuration by itself,
    /// and without this that would be the machine's: slow, and noisy where there is none.
    private static let systemIsShutOut: Bool = {
        // Never destroyed: it stays current for as long as the process lives.
        guard let empty = FcConfigCreate() else { return false }
        return FcConfigSetCurrent(empty) != 0
    }()

    /// Bitmap fonts are scaled to the asked size (as fontconfig's 10-scale-bitmap-fonts.conf does), or a colour emoji
    /// would be drawn at its strike's 136 px; emoji come from Noto Color Emoji.
    private static let rules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
        <match target="font">
          <test name="outline" compare="eq"><bool>false</bool></test>
          <edit name="pixelsizefixupfactor" mode="assign">
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
          </edit>
        </match>
        <match target="font">
          <test name="outline" compare="eq"><bool>false</bool></test>
          <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix>
                <name>pixelsizefixupfactor</name><double>0</double>
                <double>0</double><name>pixelsizefixupfactor</name>
              </matrix>
            </times>
          </edit>
          <edit name="size" mode="assign">
            <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
          </edit>
        </match>
        <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
        </fontconfig>
        """
}
