import Foundation

/// The frames that a folder holds already.
public enum ExistingFrames {
    /// Refuses to add frames of one size to frames of another: together they would be no clip.
    ///
    /// - Throws: `OutputError.otherFrameSize` when the folder holds a frame of another size.
    public static func check(folder: String, width: Int, height: Int) throws(OutputError) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard let name = names.filter({ $0.hasSuffix(".png") }).min() else { return }
        guard let size = size(of: FileTree.join(folder, name)), size != (width, height) else { return }
        throw .otherFrameSize(folder: folder, present: "\(size.0) x \(size.1)", wanted: "\(width) x \(height)")
    }

    /// The sides that a PNG's first chunk states; nil for a file that has none.
    private static func size(of path: String) -> (Int, Int)? {
        // Signature 8, length 4, "IHDR" 4, width 4, height 4.
        let headerSize = 24
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let read = try? file.read(upToCount: headerSize), read.count == headerSize else { return nil }
        let bytes = [UInt8](read)
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return bytes[12..<16].elementsEqual("IHDR".utf8) ? (number(16), number(20)) : nil
    }
}
