import DashScene
import Foundation

/// The files that scripts of one folder name, each read once. Safe to share between threads.
public final class SharedAssets: @unchecked Sendable {
    /// How strictly scripts are checked.
    public let options: ScriptOptions
    let folders: AssetFolders
    let pictures: SessionPictures
    let mapCache: MapCache?
    /// The only folder that fonts are taken from; nil for the machine's.
    let fontFolder: String?
    private let lock = NSLock()
    private var catalogs: [[String]: FontCatalog] = [:]

    /// Looks for files from a script's folder on.
    ///
    /// - Parameters:
    ///   - script: The script file.
    ///   - options: How strictly scripts are checked.
    ///   - fonts: The only folder to take fonts from; nil for `HOOKRENDER_FONTS`, or else the machine's.
    ///   - mapCache: Where painted maps are kept from run to run; nil for nowhere.
    public init(script: String, options: ScriptOptions, fonts: String?, mapCache: MapCache?) {
        self.options = options
        folders = AssetFolders(script: script)
        pictures = SessionPictures(folders: folders, allowsOutside: options.allowsOutside)
        self.mapCache = mapCache
        fontFolder = FontCatalog.folder(named: fonts)
    }

    /// What a script's decoder asks; `judge` has the last word on pictures.
    func files(judging judge: any PictureJudge) -> DiskFiles { DiskFiles(folders: folders, pictures: judge) }

    /// The fonts of some families.
    func fonts(for families: [String]) throws(FontError) -> FontCatalog {
        lock.lock()
        defer { lock.unlock() }
        if let known = catalogs[families] { return known }
        let made = try FontCatalog(folder: fontFolder, families: families)
        catalogs[families] = made
        return made
    }
}
