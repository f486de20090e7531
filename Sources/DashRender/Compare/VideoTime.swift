import Foundation

/// When a video shows a frame, counted from its first.
public struct VideoTime: Hashable, Sendable, CustomStringConvertible {
    /// s.
    public let seconds: Double

    /// Containers round times to 1 ms at worst.
    private static let rounding = 0.001

    /// "0.133 s".
    public var description: String {
        String(format: "%.3f s", locale: Locale(identifier: "en_US_POSIX"), seconds)
    }

    /// Whether another time is more than a container's rounding away.
    func differs(from other: VideoTime) -> Bool { abs(seconds - other.seconds) > VideoTime.rounding * 1.01 }

    /// The times of all frames of a file, in the order in which they are shown; read without decoding.
    static func all(in file: String) throws(DiffError) -> [VideoTime] {
        let process = try DecoderProcess(file, DecoderProcess.timesArguments(file))
        let list = String(decoding: process.readAll(), as: UTF8.self)
        try process.finish()
        return times(list)
    }

    /// Reads ffmpeg's list of packets: comment lines, of which `#tb 0: 1/60` gives the time base, s, then lines of
    /// stream, decoding time, showing time and more.
    static func times(_ list: String) -> [VideoTime] {
        var base = 0.0
        var stamps: [Int] = []
        for line in list.split(separator: "\n") {
            if line.hasPrefix("#tb 0:") {
                let parts = line.dropFirst(6).split(separator: "/").compactMap { Double($0.filter { $0 != " " }) }
                if parts.count == 2, parts[1] > 0 { base = parts[0] / parts[1] }
            } else if !line.hasPrefix("#") {
                let fields = line.split(separator: ",").map { $0.filter { $0 != " " } }
                if fields.count > 2, let stamp = Int(fields[2]) { stamps.append(stamp) }
            }
        }
        stamps.sort()
        guard let first = stamps.first else { return [] }
        return stamps.map { VideoTime(seconds: Double($0 - first) * base) }
    }
}
