import CLinux
import Foundation

/// How much memory this process takes.
public enum MemoryUsage {
    /// Has all threads share what any of them has freed. By itself malloc(3) keeps that for the same thread: two workers
    /// that send frames to an encoder took 60 MB more. To be called before there are any.
    public static func shareFreed() { hook_use_one_arena() }

    /// The most resident memory it ever had (VmHWM), bytes; nil where the system does not tell.
    public static var peak: Int? { kibibytes("VmHWM:", in: "/proc/self/status") }

    /// What the machine could give to programs now (MemAvailable), bytes; nil where the system does not tell.
    public static var available: Int? { kibibytes("MemAvailable:", in: "/proc/meminfo") }

    private static func kibibytes(_ name: String, in file: String) -> Int? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        let number = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
        return number.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
