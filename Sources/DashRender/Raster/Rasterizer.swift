import DashScene

/// Turns scene graphs into pixels. One per worker thread.
public final class Rasterizer {
    /// Pixels a point.
    public let scale: Double
    /// All pixels of a frame, as a rectangle at the origin.
    public let canvas: PixelRect
    /// Measures and outlines the text that is painted.
    public let shaper: TextShaper

    private let painter: ContentPainter
    /// False while a frame is painted from scratch.
    private var canReuseLayers = false
    /// Groups cut by a soft outline, and groups that are only seen through. Apart, as the latter stay as they are
    /// while they fade.
    private let cutLayers = LayerStack(), fadingLayers = LayerStack()

    /// Makes a rasterizer for frames of one size.
    ///
    /// - Parameters:
    ///   - width: the frame's width, px, 1 to 32,767.
    ///   - height: the frame's height, px, 1 to 32,767.
    ///   - scale: pixels a point, above 0.
    public init(
        width: Int, height: Int, scale: Double, shaper: TextShaper, pictures: any PictureProviding,
        maps: any MapProviding
    ) {
        self.scale = scale
        self.shaper = shaper
        canvas = PixelRect(x: 0, y: 0, width: width, height: height)
        painter = ContentPainter(
            text: TextPainter(shaper: shaper), pictures: PicturePainter(pictures: pictures, scale: scale),
            maps: MapViewPainter(maps: maps, scale: scale), canvas: canvas)
    }

    /// Makes a surface that frames can be painted onto.
    public func makeSurface() throws -> Surface {
        try Surface(width: canvas.width, height: canvas.height, format: .opaque)
    }

    /// Makes a graph ready to paint, taking over what `old`, a list of this rasterizer, has ready.
    public func displayList(for graph: SceneGraph, reusing old: DisplayList? = nil) throws -> DisplayList {
        try DisplayListBuilder(painter: painter, scale: scale).list(for: graph, reusing: old)
    }

    /// The pixels that may differ between the paintings of two lists of this rasterizer.
    public func damage(from old: DisplayList, to new: DisplayList) throws -> Damage {
        var finder = DamageFinder(sprites: sprites(of:))
        return try finder.damage(from: old, to: new)
    }

    /// Paints a graph. With `damage` only the pixels in those rectangles are painted, to the same bytes as without.
    public func paint(_ graph: SceneGraph, onto surface: Surface, damage: [PixelRect]? = nil) throws {
        try paint(displayList(for: graph), onto: surface, damage: damage)
    }

    /// Paints a list. With `damage` only the pixels in those rectangles are painted, to the same bytes as without.
    public func paint(_ list: DisplayList, onto surface: Surface, damage: [PixelRect]? = nil) throws {
        let target = PixelTarget(surface)
        canReuseLayers = damage != nil
        for rect in damage ?? [canvas] {
            let area = rect.intersection(canvas)
            guard !area.isEmpty else { continue }
            // A background that is seen through must not show what was there before.
            target.clear(area)
            target.put(.solid(canvas, list.background), in: area, opacity: 1)
            for item in list.items { try paint(item, onto: target, in: area, opacity: 1, depth: 0) }
            target.flush()
        }
        cutLayers.endFrame()
        fadingLayers.endFrame()
    }

    /// Paints an item with its children at `opacity`, within `area`; `depth` layers are open.
    private func paint(
        _ item: DisplayItem, onto target: PixelTarget, in area: PixelRect, opacity: Double, depth: Int
    ) throws {
        let area = area.intersection(item.bounds)
        guard !area.isEmpty else { return }
        guard item.needsLayer else {
            try paintParts(of: item, onto: target, in: area, opacity: opacity * item.opacity, depth: depth)
            return
        }
        let layer: PixelTarget
        if case .soft(let path, let clipArea) = item.cut {
            layer = try cutLayers.layer(depth, covering: item.bounds).target
            try paintApart(item, onto: layer, in: area, depth: depth)
            let mask = try clipMask(of: item, path: path, area: clipArea)
            layer.keep(mask, x: clipArea.x, y: clipArea.y, in: area)
        } else {
            layer = try fadingLayer(of: item, area, depth: depth)
        }
        layer.flush()
        target.put(layer.image, in: area, opacity: opacity * item.opacity)
        // The next group may be painted on the same layer.
        target.flush()
    }

    private func paintApart(_ item: DisplayItem, onto layer: PixelTarget, in area: PixelRect, depth: Int) throws {
        layer.clear(area)
        try paintParts(of: item, onto: layer, in: area, opacity: 1, depth: depth + 1)
    }

    /// A layer that holds the parts of an item in `area`; only what differs from its last use is repainted.
    private func fadingLayer(of item: DisplayItem, _ area: PixelRect, depth: Int) throws -> PixelTarget {
        let layer = try fadingLayers.layer(depth, covering: item.bounds)
        var stale = [area]
        var ready = area
        if canReuseLayers, let shown = layer.shown, shown.area.contains(area),
            let changed = try changes(from: shown.item, to: item)
        {
            stale = changed.map { $0.intersection(shown.area) }
            ready = shown.area
        }
        // After a failure it may hold half of it.
        layer.shown = nil
        for rect in stale where !rect.isEmpty { try paintApart(item, onto: layer.target, in: rect, depth: depth) }
        layer.shown = (item, ready)
        return layer.target
    }

    private func changes(from old: DisplayItem, to new: DisplayItem) throws -> [PixelRect]? {
        var finder = DamageFinder(sprites: sprites(of:))
        return try finder.changes(ofPartsFrom: old, to: new, within: canvas)
    }

    private func paintParts(
        of item: DisplayItem, onto target: PixelTarget, in area: PixelRect, opacity: Double, depth: Int
    ) throws {
        if !area.intersection(item.contentBounds).isEmpty {
            for sprite in try sprites(of: item) { target.put(sprite, in: area, opacity: opacity) }
        }
        for child in item.children { try paint(child, onto: target, in: area, opacity: opacity, depth: depth) }
    }

    private func sprites(of item: DisplayItem) throws -> [Sprite] {
        if let ready = item.sprites { return ready }
        let made = try painter.sprites(of: item.content, matrix: item.matrix, area: item.contentBounds)
        item.sprites = made
        return made
    }

    private func clipMask(of item: DisplayItem, path: Path, area: PixelRect) throws -> Surface {
        if let ready = item.clipMask { return ready }
        let made = try ShapePainter.mask(path, evenOdd: false, matrix: item.matrix, area: area)
        item.clipMask = made
        return made
    }
}
