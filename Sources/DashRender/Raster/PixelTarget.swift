import DashScene

/// A surface that sprites are put on, one whole pixel over another.
///
/// What is put is gathered first and then done strip by strip, all of it on one strip before the next, so that a strip
/// stays in the processor's cache; and nothing is done that a later thing hides.
final class PixelTarget {
    let surface: Surface
    /// The surface's place on the frame, px.
    let bounds: PixelRect
    private var steps: [PaintStep] = []
    /// What the steps read from.
    private var sources: [Sprite] = []

    /// So many bytes of the surface are worked on at once.
    private static let stripBytes = 65_536

    /// A surface whose top left pixel is the frame's at `(x, y)`; all that is put goes by the frame's coordinates.
    init(_ surface: Surface, x: Int = 0, y: Int = 0) {
        self.surface = surface
        bounds = PixelRect(x: x, y: y, width: surface.width, height: surface.height)
    }

    /// What is on the surface, at its place.
    var image: Sprite { .image(surface, x: bounds.x, y: bounds.y) }

    /// Makes all pixels of `area` transparent.
    func clear(_ area: PixelRect) { add(.clear, area, 1) }

    /// Puts the part of a sprite within `area` over what is there, at `opacity`.
    func put(_ sprite: Sprite, in area: PixelRect, opacity: Double) {
        sources.append(sprite)
        add(.put(sprite), area.intersection(sprite.bounds), opacity)
    }

    /// Keeps of what is within `area` only as much as the mask covers; beyond the mask's edges nothing.
    func keep(_ mask: Surface, x: Int, y: Int, in area: PixelRect) {
        let covered = area.intersection(PixelRect(x: x, y: y, width: mask.width, height: mask.height))
        for rest in area.without(covered) { clear(rest) }
        sources.append(.mask(mask, x: x, y: y, .white))
        add(.keep(mask, x: x, y: y), covered, 1)
    }

    /// Does all that was put so far.
    func flush() {
        defer {
            steps.removeAll(keepingCapacity: true)
            sources.removeAll(keepingCapacity: true)
        }
        let all = steps.reduce(PixelRect.empty) { $0.union($1.area) }
        guard !all.isEmpty else { return }
        let target = PixelRows(surface, x: bounds.x, y: bounds.y)
        let height = max(1, PixelTarget.stripBytes / (all.width * MemoryLayout<UInt32>.size))
        for top in stride(from: all.y, to: all.maxY, by: height) {
            let rows = PixelRect(x: all.x, y: top, width: all.width, height: min(height, all.maxY - top))
            let first = steps.lastIndex { $0.covered.contains(rows) } ?? 0
            for step in steps[first...] { step.run(on: target, in: rows) }
        }
        surface.markChanged()
    }

    private func add(_ operation: PaintStep.Operation, _ area: PixelRect, _ opacity: Double) {
        let step = PaintStep(operation, area: area.intersection(bounds), opacity: opacity)
        if !step.isVoid { steps.append(step) }
    }
}
