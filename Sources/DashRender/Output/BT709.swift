import CPixelRows

/// The BT.709 matrix for 8-bit R'G'B' to 8-bit Y'CbCr of limited range (Y 16 to 235, Cb and Cr 16 to 240), in
/// integers.
///
/// ITU-R BT.709-6, items 3.2 to 3.5: Y = 0.2126 R + 0.7152 G + 0.0722 B, Cb = (B − Y) / 1.8556, Cr = (R − Y) / 1.5748.
enum BT709 {
    /// Binary places of the weights.
    private static let places: Int32 = 15
    /// A colour difference is made of sums of eight pixels' weights: three places more.
    private static let chromaPlaces = places + 3

    /// 219 / 255 · (0.2126, 0.7152, 0.0722), from the Y of black.
    static let luma = weights(red: 5983, green: 20127, blue: 2032, from: 16, places)
    /// 224 / 255 · (−0.2126, −0.7152, 0.9278) / 1.8556, from the Cb of greys; the three add up to 0, so that greys have
    /// no colour.
    static let blueDifference = weights(red: -3298, green: -11094, blue: 14392, from: 128, chromaPlaces)
    /// 224 / 255 · (0.7874, −0.7152, −0.0722) / 1.5748, from the Cr of greys; the three add up to 0.
    static let redDifference = weights(red: 14392, green: -13073, blue: -1319, from: 128, chromaPlaces)

    /// What one step of red, green and blue adds to a component, and what it starts from: half a level too much, as
    /// the places are cut off in the end.
    private static func weights(
        red: Int16, green: Int16, blue: Int16, from level: Int32, _ places: Int32
    ) -> hook_weights {
        hook_weights(blue: blue, green: green, red: red, start: level << places + 1 << (places - 1), places: places)
    }
}
