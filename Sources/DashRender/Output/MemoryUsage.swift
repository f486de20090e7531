import Foundation

/// How much memory this process takes.
public enum MemoryUsage {
    /// The most resident memory it ever had (VmHWM), bytes; nil where the system does not tell.
    public static var peak: Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let kibibytes = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
        return kibibytes.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
