import Foundation

/// Looks whether an MP4 file is whole. An encoder's exit code does not tell: ffmpeg ends with 0 although it could not
/// write its last bytes.
enum VideoFileCheck {
    /// What is wrong with the file, as the rest of a sentence that starts with the encoder; nil when it holds exactly
    /// `frames` frames and all of its boxes.
    static func problem(_ path: String, frames: Int) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return "wrote no file" }
        defer { try? file.close() }
        guard let size = try? file.seekToEnd(), size > 0 else { return "wrote an empty file" }
        guard let boxes = topBoxes(file, size: size), let movie = boxes.first(where: { $0.name == "moov" }) else {
            return "wrote a file that is not whole"
        }
        guard boxes.contains(where: { $0.name == "mdat" }), movie.body.count <= movieLimit,
            (try? file.seek(toOffset: movie.body.lowerBound)) != nil,
            let bytes = try? file.read(upToCount: Int(movie.body.count))
        else { return "wrote a file that is not whole" }
        guard let count = sampleCount([UInt8](bytes)) else { return "wrote a file without frames" }
        return count == frames ? nil : "wrote \(count) of \(frames) frames"
    }

    /// The most bytes that a movie box is read of; an hour at 120 frames a second needs about 4 MB.
    private static let movieLimit: UInt64 = 1 << 28

    private struct Box {
        let name: String
        let body: Range<UInt64>
    }

    /// The boxes of the file's first level; nil unless they fill the file exactly (ISO/IEC 14496-12, 4.2).
    private static func topBoxes(_ file: FileHandle, size: UInt64) -> [Box]? {
        var boxes: [Box] = []
        var at: UInt64 = 0
        while at < size {
            guard (try? file.seek(toOffset: at)) != nil, let read = try? file.read(upToCount: 16), read.count >= 8
            else {
                return nil
            }
            let head = [UInt8](read)
            var length = number(head[0..<4])
            var header: UInt64 = 8
            if length == 1, head.count == 16 { (length, header) = (number(head[8..<16]), 16) }
            if length == 0 { length = size - at }
            guard length >= header, length <= size - at else { return nil }
            boxes.append(Box(name: String(decoding: head[4..<8], as: UTF8.self), body: at + header..<at + length))
            at += length
        }
        return boxes
    }

    /// The number of samples in the first `stsz` box, found by way of its parents.
    private static func sampleCount(_ movie: [UInt8]) -> Int? {
        var inside = movie[...]
        for name in ["trak", "mdia", "minf", "stbl", "stsz"] {
            guard let body = child(name, of: inside) else { return nil }
            inside = body
        }
        // Version and flags, the common size, the count: 4 bytes each.
        guard inside.count >= 12 else { return nil }
        return Int(number(inside.dropFirst(8).prefix(4)))
    }

    private static func child(_ name: String, of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var rest = bytes
        while rest.count >= 8 {
            let length = Int(number(rest.prefix(4)))
            guard length >= 8, length <= rest.count else { return nil }
            let box = rest.prefix(length)
            if box.dropFirst(4).prefix(4).elementsEqual(name.utf8) { return box.dropFirst(8) }
            rest = rest.dropFirst(length)
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
