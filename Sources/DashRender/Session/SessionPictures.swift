import DashScene

/// The pictures of a script: from its own folder, else from the product's. Safe to share between threads.
struct SessionPictures: PictureSizing, PictureProviding, Sendable {
    private let stores: [PictureStore]

    /// Opens the folders; only the script's own may be left, and only where that is allowed.
    init(folders: AssetFolders, allowsOutside: Bool) {
        stores = folders.folders.enumerated().map { index, folder in
            PictureStore(folder: folder, allowsOutside: allowsOutside && index == 0)
        }
    }

    func size(of file: String) -> Size? { store(for: file)?.size(of: file) }

    func surface(for picture: PictureContent, pixelWidth: Int, pixelHeight: Int) throws -> Surface {
        guard let store = store(for: picture.file) else { throw PictureError.missing(file: picture.file) }
        return try store.surface(for: picture, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    }

    /// Why a picture cannot be drawn; nil when it can.
    func problem(of file: String) -> PictureProblem? {
        do throws(PictureError) {
            guard let store = store(for: file) else { throw .missing(file: file) }
            try store.check(file)
            return nil
        } catch { return error.forScripts }
    }

    /// The first store that has the file; the script's own where none does, so that its reason is told.
    private func store(for file: String) -> PictureStore? {
        stores.first { $0.size(of: file) != nil } ?? stores.first
    }
}
