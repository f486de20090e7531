import DashScene
import Foundation

/// Paints each base map once and hands out its pixels, to any thread. Who asks for a map that another thread is just
/// painting waits for it.
public final class MapStore: Sendable {
    /// What a store is to work with.
    public struct Options: Sendable {
        /// The folder that relative tile folders start from: the script's own.
        public var base: String
        /// Where finished maps are kept from run to run; nil for nowhere.
        public var cache: MapCache?
        /// Whether a warning about a map is an error.
        public var isStrict: Bool

        /// Makes options; no cache and not strict unless given.
        public init(base: String = ".", cache: MapCache? = nil, isStrict: Bool = false) {
            self.base = base
            self.cache = cache
            self.isStrict = isStrict
        }
    }

    private let options: Options
    private let fonts: FontCatalog
    private let shelf = MapShelf()

    /// Makes a store.
    public init(fonts: FontCatalog, options: Options = Options()) {
        self.fonts = fonts
        self.options = options
    }

    /// The map of a view at `scale` px a pt, its top left pixel at the view's frame's corner. The surface is the
    /// caller's own, to be read by one thread at a time and not to be drawn on.
    ///
    /// - Throws: `TileError` for a tile folder or tile that cannot be used, and in a strict store for every warning;
    ///   `FontError` and `CairoError` where the words or the pixels cannot be made.
    public func surface(for view: MapView, scale: Double) throws -> Surface {
        let slot = shelf.slot(for: MapShelf.Key(view: view, scale: scale))
        return try slot.map { try make(view, scale) }.pixels.surface()
    }

    /// What is to be said about the maps made so far, each thing once, sorted.
    public var warnings: [MapWarning] {
        Set(shelf.slots.flatMap(\.warnings)).sorted { $0.description < $1.description }
    }

    private func make(_ view: MapView, _ scale: Double) throws -> FinishedMap {
        let files = TileFolder(folder(view.tiles))
        let painter = BaseMapPainter(view: view, scale: scale, files: files, fonts: fonts)
        let plan = try painter.plan()
        let key = options.cache.map { _ in
            MapCacheKey(view: view, scale: scale, plan: plan, files: files, fonts: fonts).digest
        }
        if let key, let pixels = options.cache?.load(key) { return FinishedMap(pixels: pixels, warnings: []) }
        let map = try painter.paint(plan)
        if options.isStrict, let warning = map.warnings.first {
            throw TileError(.incomplete, file: files.name, reason: warning.reason(after: files.name))
        }
        let finished = FinishedMap(pixels: SharedPixels(copying: map.surface), warnings: map.warnings)
        // A map with gaps is painted anew each time, so that its warnings are never lost.
        if let key, map.warnings.isEmpty { options.cache?.save(finished.pixels, key) }
        return finished
    }

    private func folder(_ tiles: String) -> String {
        tiles.hasPrefix("/") || options.base == "." ? tiles : "\(options.base)/\(tiles)"
    }
}

/// A map that will not change any more.
struct FinishedMap: Sendable {
    let pixels: SharedPixels
    let warnings: [MapWarning]
}
