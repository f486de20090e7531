import CCairo
import DashScene

/// Paints placed names: a halo, then the letters.
struct LabelPainter {
    let canvas: Canvas
    let style: LabelStyle

    /// Paints all halos before all letters, so that no halo covers a neighbour's letter.
    func paint(_ labels: [MapLabel]) {
        canvas.setSource(style.palette.labelHalo.faded(LabelStyle.haloOpacity))
        for label in labels {
            canvas.setPath(label.letters)
            canvas.stroke(width: 2 * LabelStyle.haloReach)
        }
        for label in labels {
            canvas.setSource(style.color(label.kind))
            canvas.setPath(label.letters)
            canvas.fill()
        }
    }
}
