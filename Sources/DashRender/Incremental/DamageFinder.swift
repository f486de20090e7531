import DashScene

/// Finds the pixels that may differ between two display lists.
///
/// Items of the two lists are paired without changing their order. What has no partner damages all that it touches; a
/// pair damages what differs in it. So outside of the damage each pixel is made of the same things in the same order.
struct DamageFinder {
    private var rects: [PixelRect] = []

    /// What differs between two lists; everything where the canvas or its background does.
    static func damage(from old: DisplayList, to new: DisplayList) -> Damage {
        guard old.canvas == new.canvas, old.background == new.background else { return .all }
        var finder = DamageFinder()
        finder.compare(old.items, new.items, within: new.canvas)
        return .rects(PixelRect.merged(finder.rects))
    }

    private mutating func add(_ rect: PixelRect, _ area: PixelRect) {
        let part = rect.intersection(area)
        if !part.isEmpty { rects.append(part) }
    }

    private mutating func compare(_ old: [DisplayItem], _ new: [DisplayItem], within area: PixelRect) {
        var next = 0
        for item in new {
            let isInPlace = next < old.count && old[next].id == item.id
            let found = isInPlace ? next : item.id.isEmpty ? nil : old[next...].firstIndex { $0.id == item.id }
            guard let found else {
                add(item.bounds, area)
                continue
            }
            for skipped in old[next..<found] { add(skipped.bounds, area) }
            compare(old[found], item, within: area)
            next = found + 1
        }
        for left in old[next...] { add(left.bounds, area) }
    }

    private mutating func compare(_ old: DisplayItem, _ new: DisplayItem, within area: PixelRect) {
        if old === new { return }
        let isCutAlike = old.clip == new.clip && (new.clip == nil || old.matrix == new.matrix)
        guard isCutAlike, old.opacity == new.opacity, old.needsLayer == new.needsLayer else {
            add(old.bounds, area)
            add(new.bounds, area)
            return
        }
        // Both are cut alike, so nothing outside of the new cut was or is painted.
        let area = new.cut.bounds(of: area)
        if old.matrix != new.matrix || old.content != new.content { compareContents(old, new, within: area) }
        compare(old.children, new.children, within: area)
    }

    private mutating func compareContents(_ old: DisplayItem, _ new: DisplayItem, within area: PixelRect) {
        guard new.opacity > 0 else { return }
        if old.matrix == new.matrix, case .shape(let before) = old.content, case .shape(let after) = new.content,
            let changed = StrokeChange.bounds(from: before, to: after, matrix: new.matrix)
        {
            add(changed.intersection(old.contentBounds.union(new.contentBounds)), area)
            return
        }
        add(old.contentBounds, area)
        add(new.contentBounds, area)
    }
}
