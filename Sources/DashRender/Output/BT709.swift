/// The BT.709 matrix for 8-bit R'G'B' to 8-bit Y'CbCr of limited range (Y 16 to 235, Cb and Cr 16 to 240), in
/// integers.
///
/// ITU-R BT.709-6, items 3.2 to 3.5: Y = 0.2126 R + 0.7152 G + 0.0722 B, Cb = (B − Y) / 1.8556, Cr = (R − Y) / 1.5748.
enum BT709 {
    /// Binary places of the weights.
    static let places: UInt32 = 15

    /// What one step of red, green and blue adds to a component, in 2^-15 levels.
    struct Weights {
        let red: Int32, green: Int32, blue: Int32
    }

    /// 219 / 255 · (0.2126, 0.7152, 0.0722).
    static let luma = Weights(red: 5983, green: 20127, blue: 2032)
    /// 224 / 255 · (−0.2126, −0.7152, 0.9278) / 1.8556; the three add up to 0, so that greys have no colour.
    static let blueDifference = Weights(red: -3298, green: -11094, blue: 14392)
    /// 224 / 255 · (0.7874, −0.7152, −0.0722) / 1.5748; the three add up to 0.
    static let redDifference = Weights(red: 14392, green: -13073, blue: -1319)

    /// Y of black, and Cb and Cr of greys.
    static let black: Int32 = 16, neutral: Int32 = 128
}
