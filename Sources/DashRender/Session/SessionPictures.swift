import DashScene

/// The pictures of a script: from its own folder; for the product's own scripts from the product's folder, too. Safe to
/// share between threads.
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
        problem(of: file) { store throws(PictureError) in try store.check(file) }
    }

    /// The same without waiting: nil, too, for a picture of which the pixels are only now being decoded.
    func problemSoFar(of file: String) -> PictureProblem? {
        problem(of: file) { store throws(PictureError) in try store.startCheck(file) }
    }

    private func problem(
        of file: String, in check: (PictureStore) throws(PictureError) -> Void
    ) -> PictureProblem? {
        do throws(PictureError) {
            guard let store = store(for: file) else { throw .missing(file: file) }
            try check(store)
            return nil
        } catch { return error.forScripts }
    }

    /// The first store that has the file, however broken; the script's own where none does.
    private func store(for file: String) -> PictureStore? {
        stores.first { !$0.isMissing(file) } ?? stores.first
    }
}
