import DashScene

/// What a picture file states before its pixels; found out by its first bytes, never by its name.
struct PictureHeader: Hashable {
    /// The kinds of files that are read.
    enum Kind: Hashable { case png, jpeg }

    /// The kind of file.
    var kind: Kind
    /// The sides as stored, px.
    var width: Int, height: Int
    /// How it must be turned to stand upright.
    var orientation: PictureOrientation

    /// Reads it from the start of a file, or from a whole one.
    ///
    /// - Throws: `PictureError.truncated` where the bytes end before all is told, so that more of them would help.
    init(_ bytes: [UInt8], isWhole: Bool, file: String) throws(PictureError) {
        if JPEGDecoder.recognises(bytes) {
            let header = try JPEGDecoder.header(bytes, file: file)
            (kind, width, height) = (.jpeg, header.width, header.height)
            orientation = header.orientation
        } else {
            (width, height) = try PNGDecoder.size(bytes, file: file)
            kind = .png
            let told = PNGDecoder.orientation(bytes)
            guard told != nil || isWhole else { throw .truncated(file: file) }
            orientation = told ?? .upright
        }
    }

    /// The size of the upright picture, px.
    var uprightSize: Size {
        let (width, height) = (Double(width), Double(height))
        return orientation.swapsSides ? Size(height, width) : Size(width, height)
    }
}
