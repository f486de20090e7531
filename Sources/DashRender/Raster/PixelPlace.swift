import DashScene

/// A map to pixels, parted into whole pixels and the rest.
///
/// Sprites are made at the rest alone and then moved by the whole pixels. So what comes to lie whole pixels beside its
/// place is the same sprite, and need not be made again.
struct PixelPlace: Hashable {
    /// The whole pixels, px.
    let x: Int, y: Int
    /// The rest: it moves by 0 to 1 px.
    let matrix: Affine

    /// A move is known to so many parts of a pixel, so that the last digits of a sum do not tell places apart.
    private static let parts = 4096.0
    /// Farther out, px, nothing is ever seen.
    private static let farthest = 1e6

    init(_ matrix: Affine) {
        guard max(abs(matrix.tx), abs(matrix.ty)) < PixelPlace.farthest else {
            (x, y, self.matrix) = (0, 0, matrix)
            return
        }
        let (left, top) = (PixelPlace.known(matrix.tx), PixelPlace.known(matrix.ty))
        x = Int(left.rounded(.down))
        y = Int(top.rounded(.down))
        var rest = matrix
        rest.tx = left - left.rounded(.down)
        rest.ty = top - top.rounded(.down)
        self.matrix = rest
    }

    private static func known(_ move: Double) -> Double { (move * parts).rounded() / parts }
}
