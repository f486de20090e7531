import Foundation

/// Reads the frames of a video, one after another.
struct VideoFrames: ~Copyable {
    private static let headerEnd = "ENDHDR\n"
    private static let mostHeaderBytes = 256

    private let file: String
    private let limits: PictureLimits
    private let decoder: DecoderProcess
    private var count = 0

    /// Starts ffmpeg on a file.
    init(_ file: String, limits: PictureLimits = PictureLimits()) throws(DiffError) {
        self.file = file
        self.limits = limits
        decoder = try DecoderProcess(file, DecoderProcess.picturesArguments(file))
    }

    /// The next frame; nil after the last.
    mutating func next() throws(DiffError) -> Bitmap? {
        guard let header = try readHeader() else {
            try decoder.finish()
            guard count > 0 else { throw .video(file: file, words: "it has no pictures") }
            return nil
        }
        let size = try size(in: header)
        let pixels = readPixels(size.width * size.height * Bitmap.bytesPerPixel)
        guard let frame = Bitmap(width: size.width, height: size.height, pixels: pixels) else { throw cutShort() }
        count += 1
        return frame
    }

    /// A frame's header; nil at the end of all frames.
    private func readHeader() throws(DiffError) -> String? {
        var header: [UInt8] = []
        var byte: UInt8 = 0
        while !header.reversed().starts(with: Self.headerEnd.utf8.reversed()) {
            guard readFully(&byte, 1) == 1 else {
                if header.isEmpty { return nil }
                throw cutShort()
            }
            header.append(byte)
            guard header.count <= Self.mostHeaderBytes else { throw cutShort() }
        }
        return String(decoding: header, as: UTF8.self)
    }

    private func size(in header: String) throws(DiffError) -> PixelSize {
        var values: [Substring: Int] = [:]
        for line in header.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2, let number = Int(words[1]) { values[words[0]] = number }
        }
        guard let width = values["WIDTH"], let height = values["HEIGHT"], values["DEPTH"] == Bitmap.bytesPerPixel,
            values["MAXVAL"] == 255
        else { throw cutShort() }
        do throws(PictureError) {
            try limits.check(width: width, height: height, file: file)
        } catch { throw .picture(error) }
        return PixelSize(width: width, height: height)
    }

    private func readPixels(_ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let start = buffer.baseAddress else { return }
            filled = readFully(start, count)
        }
    }

    /// Reads until `count` bytes are there or the pipe ends.
    private func readFully(_ target: UnsafeMutableRawPointer, _ count: Int) -> Int {
        var got = 0
        while got < count {
            let more = read(decoder.output.number, target + got, count - got)
            if more < 0, errno == EINTR { continue }
            if more <= 0 { break }
            got += more
        }
        return got
    }

    private func cutShort() -> DiffError {
        do throws(DiffError) { try decoder.finish() } catch { return error }
        return .video(file: file, words: "a picture is cut short")
    }
}
