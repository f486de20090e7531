import DashScene
import Foundation

/// A script with all that it names, ready to be drawn: from a file and a few overrides to frames.
public struct ClipSession: Sendable {
    /// The script file, as the user named it.
    public let file: String
    /// The script, overrides worked in.
    public private(set) var script: Script
    /// What is wrong without being an error.
    public private(set) var warnings: [Diagnostic]
    private let fonts: FontCatalog
    private let pictures: SessionPictures
    /// What the check of the layout left for the first who draws.
    private var firstScene: FirstScene
    /// Whether checking the script tells where its map ends.
    private let tellsGaps: Bool
    /// All routes that the script names, and those of its orders.
    public let routes: [NamedRoute]
    /// The script before its folder of tiles was looked up.
    private let written: Script
    private(set) var maps: MapStore

    /// Reads a script, the brand, the fonts, decodes every picture and looks whether all texts fit.
    ///
    /// - Parameters:
    ///   - script: The script file.
    ///   - overrides: What replaces the script's own settings.
    ///   - options: How strictly it is checked.
    ///   - fonts: The only folder to take fonts from; nil for `HOOKRENDER_FONTS`, or else the machine's.
    ///   - mapCache: Where painted maps are kept from run to run; nil for nowhere.
    ///   - checksLayout: Whether the script is laid out at once, to find what does not fit.
    /// - Throws: `SessionError` or `FontError`.
    public init(
        script file: String, overrides: ScriptOverrides = ScriptOverrides(), options: ScriptOptions = ScriptOptions(),
        fonts: String? = nil, mapCache: MapCache? = MapCache.standard(), checksLayout: Bool = true
    ) throws {
        let assets = SharedAssets(script: file, options: options, fonts: fonts, mapCache: mapCache)
        try self.init(
            document: try ClipSession.document(of: file), file: file, overrides: overrides,
            assets: assets, checksLayout: checksLayout)
    }

    /// The same for a script that was read already; scripts of one folder share their assets.
    public init(
        document: JSONDocument, file: String, overrides: ScriptOverrides, assets: SharedAssets,
        checksLayout: Bool = true
    ) throws {
        let options = assets.options
        let check = ScriptCheck(
            document: document, file: file, overrides: overrides, assets: assets, checksLayout: checksLayout)
        let found = try check.run()
        warnings = found.problems
        guard let script = found.outcome.script, let written = found.written, !warnings.hasErrors else {
            throw SessionError.badScript(warnings)
        }
        self.written = written
        self.file = file
        self.script = script
        tellsGaps = options.checksTileCover
        pictures = assets.pictures
        fonts = try assets.fonts(of: script.brand)
        maps = MapStore(fonts: fonts, options: MapStore.Options(cache: assets.mapCache, isStrict: options.isStrict))
        routes = ClipSession.routes(of: script, in: found.outcome)
        firstScene = FirstScene(found.laidOut)
    }

    /// SHA-256 of the script as it is played: file, brand and overrides worked in; wherever its folder lies. Takes some
    /// milliseconds each time.
    public var scriptHash: String { SHA256.hex(of: String(reflecting: written).utf8) }

    /// What is to be said about the maps painted so far, and was not when the script was checked.
    public var mapWarnings: [MapWarning] { maps.warnings.filter { !$0.isGap || !tellsGaps } }

    /// The font files that text may be set in.
    public var fontFiles: [String] { fonts.files.map(\.path) }

    /// How many frames the clip has.
    public var frameCount: Int { FrameClock(script.frameRate).frameCount(of: script.duration) }

    /// The sides of a frame, px.
    public var pixelSize: PixelSize {
        PixelSize(
            width: Int((script.canvas.width * script.scale).rounded()),
            height: Int((script.canvas.height * script.scale).rounded()))
    }

    /// Lays the script out. For one thread.
    public func makeScene() throws -> HookScene {
        try layOut().scene
    }

    /// Makes a renderer of the clip's frames. For one thread.
    ///
    /// - Parameter incremental: Whether only what changed from frame to frame is painted; the pixels are the same.
    public func makeRenderer(incremental: Bool) throws -> any FrameRenderer {
        try makeRenderer(reusing: incremental ? .pixels : .nothing)
    }

    /// Makes a renderer of the clip's frames. For one thread.
    ///
    /// - Parameter reuse: What it takes over from frame to frame; the pixels are the same.
    public func makeRenderer(reusing reuse: FrameReuse) throws -> any FrameRenderer {
        let laidOut = try layOut()
        let scene = laidOut.scene
        let rasterizer = makeRasterizer(pixelSize, scale: script.scale, text: laidOut.text)
        return try IncrementalRenderer(rasterizer: rasterizer, reuse: reuse) { scene.graph(frame: $0) }
    }

    /// Makes a rasterizer of the clip's size. For one thread.
    public func makeRasterizer() throws -> Rasterizer {
        makeRasterizer(pixelSize, scale: script.scale, text: try TextShaper(fonts))
    }

    /// The same, without anything ready, for another script, which names only pictures that exist and fonts of this one's brand.
    func playing(_ script: Script) -> ClipSession {
        var other = self
        other.script = script
        other.firstScene = FirstScene(nil)
        other.maps = makeFreshMaps()
        return other
    }

    /// A store of base maps in which nothing is ready yet, and which looks for nothing on disk.
    func makeFreshMaps() -> MapStore { MapStore(fonts: fonts) }

    /// Paints a contact sheet without its pictures.
    func paintSheet(_ layout: StoryboardLayout) throws -> Surface {
        let text = try TextShaper(fonts)
        let size = PixelSize(width: Int(layout.size.width.rounded(.up)), height: Int(layout.size.height.rounded(.up)))
        let rasterizer = makeRasterizer(size, scale: 1, text: text)
        let sheet = try rasterizer.makeSurface()
        try rasterizer.paint(layout.graph(brand: script.brand, text: text), onto: sheet)
        return sheet
    }

    private func makeRasterizer(_ size: PixelSize, scale: Double, text: TextShaper) -> Rasterizer {
        Rasterizer(
            width: size.width, height: size.height, scale: scale, shaper: text, pictures: pictures, maps: maps)
    }

    private func layOut() throws -> LaidOutScript {
        if let ready = firstScene.take() { return ready }
        let text = try TextShaper(fonts)
        do throws(SceneError) {
            let scene = try HookScene(script: script, environment: SceneEnvironment(text: text, pictures: pictures))
            return LaidOutScript(text: text, scene: scene)
        } catch { throw SessionError.noLayout(file, error) }
    }

    /// A script's text, read; it may be no JSON.
    ///
    /// - Throws: `SessionError.scriptMissing` or `.scriptUnreadable`.
    public static func document(of file: String) throws -> JSONDocument { JSONDocument(parsing: try read(file)) }

    private static func read(_ file: String) throws -> [UInt8] {
        do throws(ScriptFileError) {
            return try DiskFiles.bytes(of: file)
        } catch {
            switch error {
            case .missing: throw SessionError.scriptMissing(file)
            case .unreadable(let reason): throw SessionError.scriptUnreadable(file, reason: reason)
            }
        }
    }
}
