import Foundation

/// Keeps finished maps on disk from run to run. It never fails: what cannot be written is not kept, and what is not
/// exactly as it was written is not read.
public struct MapCache: Sendable {
    /// Where it is.
    public let folder: String

    /// How many maps stay; the ones that were not written lately go first.
    static let mostMaps = 24
    private static let magic = Array("hookrender map 2\n".utf8)
    private static let suffix = ".map"

    /// Keeps maps in a folder; nil when it cannot be made.
    public init?(folder: String) {
        self.folder = folder
        let made: Void? = try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard made != nil, access(folder, W_OK) == 0 else { return nil }
    }

    /// The user's own cache: `$XDG_CACHE_HOME/hookrender`, or `~/.cache/hookrender`; nil when it cannot be made.
    public static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> MapCache? {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
            return MapCache(folder: "\(folder)/hookrender")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return MapCache(folder: "\(home)/.cache/hookrender")
    }

    private func path(_ key: String) -> String { "\(folder)/\(key)\(MapCache.suffix)" }

    // MARK: File format: magic, width and height (4 bytes each, little-endian), SHA-256 of the key,
    // the size and the pixels' CRC-32 (SHA-256 of all pixels would take longer than all other reading), pixels.

    private static var headerSize: Int { magic.count + 8 + SHA256.byteCount }

    /// The map of a key; nil where there is none, or it is damaged.
    func load(_ key: String) -> SharedPixels? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path(key)), options: .mappedIfSafe) else {
            return nil
        }
        return data.withUnsafeBytes { MapCache.pixels($0, key) }
    }

    private static func pixels(_ bytes: UnsafeRawBufferPointer, _ key: String) -> SharedPixels? {
        guard bytes.count > headerSize, bytes.starts(with: magic) else { return nil }
        let width = bytes.loadUnaligned(fromByteOffset: magic.count, as: UInt32.self)
        let height = bytes.loadUnaligned(fromByteOffset: magic.count + 4, as: UInt32.self)
        let size = (Int(UInt32(littleEndian: width)), Int(UInt32(littleEndian: height)))
        let content = UnsafeRawBufferPointer(rebasing: bytes[headerSize...])
        let sum = bytes[(magic.count + 8)..<headerSize]
        guard sum.elementsEqual(checksum(key, size.0, size.1, content)) else { return nil }
        return SharedPixels(width: size.0, height: size.1, bytes: content)
    }

    private static func checksum(
        _ key: String, _ width: Int, _ height: Int, _ content: UnsafeRawBufferPointer
    ) -> [UInt8] {
        let sum = CRC32.sum(of: content)
        var hash = SHA256()
        hash.update("\(key) \(width) \(height) \(sum)\n".utf8)
        return hash.finalize()
    }

    /// Keeps a map, and lets the oldest go where there are too many.
    func save(_ pixels: SharedPixels, _ key: String) {
        var data = Data(MapCache.magic)
        for side in [pixels.width, pixels.height] {
            withUnsafeBytes(of: UInt32(side).littleEndian) { data.append(contentsOf: $0) }
        }
        pixels.withBytes { bytes in
            data.append(contentsOf: MapCache.checksum(key, pixels.width, pixels.height, bytes))
            data.append(contentsOf: bytes)
        }
        try? data.write(to: URL(fileURLWithPath: path(key)), options: .atomic)
        prune()
    }

    private func prune() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let maps = names.filter { $0.hasSuffix(MapCache.suffix) }.map { name -> (path: String, age: Int) in
            var info = stat()
            let path = "\(folder)/\(name)"
            return (path, stat(path, &info) == 0 ? Int(info.st_mtim.tv_sec) : 0)
        }
        for map in maps.sorted(by: { ($0.age, $0.path) > ($1.age, $1.path) }).dropFirst(MapCache.mostMaps) {
            unlink(map.path)
        }
    }
}
