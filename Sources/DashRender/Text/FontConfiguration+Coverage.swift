import CPango

extension FontConfiguration {
    /// Whether a font of the configuration has a character.
    func has(_ scalar: Unicode.Scalar) -> Bool {
        var isFound = false
        forEachFont { pattern in isFound = isFound || FontConfiguration.has(scalar, in: pattern) }
        return isFound
    }

    /// Calls `visit` for every font that was added.
    func forEachFont(_ visit: (OpaquePointer) -> Void) {
        guard let set = FcConfigGetFonts(pointer, FcSetApplication) else { return }
        for index in 0..<Int(set.pointee.nfont) { set.pointee.fonts[index].map(visit) }
    }

    /// Whether a font has a character.
    static func has(_ scalar: Unicode.Scalar, in pattern: OpaquePointer) -> Bool {
        var characters: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters else {
            return false
        }
        return FcCharSetHasChar(characters, scalar.value) != 0
    }
}
