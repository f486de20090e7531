import DashScene

/// Finds the pixels that may differ between two display lists.
///
/// Items of the two lists are paired without changing their order. What has no partner damages all that it touches; a
/// pair damages what differs in it. So outside of the damage each pixel is made of the same things in the same order.
struct DamageFinder {
    /// A changed outline that touches at least so many pixels is compared pixel by pixel: of a long route only the
    /// end that moves is repainted.
    private static let comparedArea = 4_096

    private let sprites: (DisplayItem) throws -> [Sprite]
    private var rects: [PixelRect] = []

    /// - Parameter sprites: an item's own pixels.
    init(sprites: @escaping (DisplayItem) throws -> [Sprite]) { self.sprites = sprites }

    /// What differs between two lists; everything where the canvas or its background does.
    mutating func damage(from old: DisplayList, to new: DisplayList) throws -> Damage {
        guard old.canvas == new.canvas, old.background == new.background else { return .all }
        rects = []
        try compare(old.items, new.items, within: new.canvas)
        return .rects(PixelRect.merged(rects))
    }

    /// What differs between the parts of two groups that are painted apart, their own opacity aside; nil where they are
    /// not the same group.
    mutating func changes(
        ofPartsFrom old: DisplayItem, to new: DisplayItem, within area: PixelRect
    ) throws -> [PixelRect]? {
        guard old.id == new.id, !new.id.isEmpty, isCutAlike(old, new) else { return nil }
        rects = []
        try compareParts(old, new, within: area)
        return PixelRect.merged(rects)
    }

    private func isCutAlike(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
        old.clip == new.clip && (new.clip == nil || old.matrix == new.matrix)
    }

    private mutating func add(_ rect: PixelRect, _ area: PixelRect) {
        let part = rect.intersection(area)
        if !part.isEmpty { rects.append(part) }
    }

    private mutating func compare(_ old: [DisplayItem], _ new: [DisplayItem], within area: PixelRect) throws {
        var next = 0
        for item in new {
            let isInPlace = next < old.count && old[next].id == item.id
            let found = isInPlace ? next : item.id.isEmpty ? nil : old[next...].firstIndex { $0.id == item.id }
            guard let found else {
                add(item.bounds, area)
                continue
            }
            for skipped in old[next..<found] { add(skipped.bounds, area) }
            try compare(old[found], item, within: area)
            next = found + 1
        }
        for left in old[next...] { add(left.bounds, area) }
    }

    private mutating func compare(_ old: DisplayItem, _ new: DisplayItem, within area: PixelRect) throws {
        if old === new { return }
        guard isCutAlike(old, new), old.opacity == new.opacity, old.needsLayer == new.needsLayer else {
            add(old.bounds, area)
            add(new.bounds, area)
            return
        }
        try compareParts(old, new, within: area)
    }

    private mutating func compareParts(_ old: DisplayItem, _ new: DisplayItem, within area: PixelRect) throws {
        // Both are cut alike, so nothing outside of the new cut was or is painted.
        let area = new.cut.bounds(of: area)
        if old.matrix != new.matrix || old.content != new.content { try compareContents(old, new, within: area) }
        try compare(old.children, new.children, within: area)
    }

    private mutating func compareContents(_ old: DisplayItem, _ new: DisplayItem, within area: PixelRect) throws {
        guard new.opacity > 0 else { return }
        if let changed = try differingPixels(old, new) {
            for rect in changed { add(rect, area) }
            return
        }
        add(old.contentBounds, area)
        add(new.contentBounds, area)
    }

    /// Where two large outlines of one colour differ; nil for everything else.
    private func differingPixels(_ old: DisplayItem, _ new: DisplayItem) throws -> [PixelRect]? {
        guard case .shape = old.content, case .shape = new.content,
            min(old.contentBounds.area, new.contentBounds.area) >= DamageFinder.comparedArea
        else { return nil }
        let before = try sprites(old)
        let after = try sprites(new)
        guard before.count == 1, after.count == 1,
            case .mask(let oldMask, let oldX, let oldY, let oldColor) = before[0],
            case .mask(let newMask, let newX, let newY, let newColor) = after[0], oldColor == newColor
        else { return nil }
        return MaskDifference.rects(
            MaskDifference.Placed(mask: oldMask, x: oldX, y: oldY),
            MaskDifference.Placed(mask: newMask, x: newX, y: newY))
    }
}
