import Foundation

/// A folder of golden pictures with a manifest.
public struct GoldenStore: Sendable {
    /// The manifest's file.
    public static let manifestName = "manifest.json"

    /// The folder.
    public let folder: String

    /// Names a folder; it need not be there yet.
    public init(folder: String) { self.folder = folder }

    /// The manifest of the last record.
    public func manifest() throws -> GoldenManifest {
        let file = path(Self.manifestName)
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw FileTree.mode(of: file) == nil
                ? GoldenError.noManifest(file: file) : GoldenError.unreadableManifest(file: file)
        }
        return try GoldenManifest(json: Array(bytes), file: file)
    }

    /// Draws every shot, and when all are drawn keeps them, replacing what was recorded before. Goldens whose pixels are
    /// the same are left alone.
    ///
    /// - Parameters:
    ///   - tolerance: what may differ in other environments; nil for what the manifest states already, or the standard.
    ///   - isCI: whether this is a build machine, where recording is refused.
    ///   - writes: false to find out only what would change.
    /// - Throws: `GoldenError`, `OutputError`, or what drawing throws.
    public func record(
        _ source: GoldenSource, tolerance: GoldenTolerance? = nil,
        isCI: Bool = ContinuousIntegration.isRunning(ProcessInfo.processInfo.environment), writes: Bool = true
    ) throws -> GoldenChanges {
        if isCI { throw GoldenError.refusedOnCI(folder: folder) }
        guard !source.shots.isEmpty else { throw GoldenError.noShots }
        try source.checkNames()
        let earlier = try earlierManifest()
        var changes = GoldenChanges()
        var drawn: [(name: String, bytes: [UInt8])] = []
        var entries: [GoldenManifest.Entry] = []
        for shot in source.shots.sorted(by: { $0.name < $1.name }) {
            let picture = try source.picture(shot)
            let entry = GoldenManifest.Entry(shot, picture)
            entries.append(entry)
            guard let change = change(entry, picture, earlier) else {
                changes.unchanged += 1
                continue
            }
            changes.changes.append(change)
            if writes { drawn.append((entry.file, try PNGEncoder.encode(picture))) }
        }
        let leaving = (earlier?.goldens ?? []).filter { old in !entries.contains { $0.name == old.name } }
        changes.changes += leaving.map { .removed(name: $0.name) }
        let manifest = GoldenManifest(
            source, tolerance: tolerance ?? earlier?.tolerance ?? .standard, goldens: entries)
        changes.notes = earlier.map { manifest.changes(since: $0) } ?? []
        guard writes else { return changes }
        try replace(drawn, manifest)
        for old in leaving { FileTree.remove(path(old.file)) }
        return changes
    }

    /// Draws every shot and compares it with what was recorded: exactly in the same environment, else within the
    /// manifest's tolerance.
    ///
    /// - Parameter failures: a folder for the expected, actual and difference pictures of what fails; nil for none.
    /// - Throws: `GoldenError`, `OutputError`, or what drawing throws.
    public func check(_ source: GoldenSource, failures: String? = nil) throws -> GoldenCheck {
        try source.checkNames()
        let manifest = try manifest()
        guard !manifest.goldens.isEmpty else { throw GoldenError.nothingRecorded(file: path(Self.manifestName)) }
        let output = failures.map { GoldenFailures(folder: $0) }
        output?.clear()
        var check = GoldenCheck()
        check.environmentChanges = source.environment.changes(since: manifest.environment)
        if source.scriptHash != manifest.script { check.problems.append(.otherScript) }
        if source.scale != manifest.scale { check.problems.append(.otherScale(manifest.scale, source.scale)) }
        check.problems += source.environment.fontChanges(since: manifest.environment).map { .otherFont($0) }
        check.problems += strangers(source, manifest)
        let isExact = check.environmentChanges.isEmpty
        var comparison = GoldenComparison(isExact ? nil : manifest.tolerance, output)
        for shot in source.shots {
            guard let entry = manifest.goldens.first(where: { $0.name == shot.name }) else { continue }
            guard let expected = load(entry, &check) else { continue }
            if let problem = try comparison.compare(entry.name, expected, try source.picture(shot)) {
                check.problems.append(problem)
            }
            check.compared += 1
        }
        return check
    }

    private func path(_ name: String) -> String { FileTree.join(folder, name) }

    /// Writes all files beside those that they replace, and only then puts them in their places: all, or none.
    private func replace(_ files: [(name: String, bytes: [UInt8])], _ manifest: GoldenManifest) throws(OutputError) {
        let all = files + [(Self.manifestName, Array(manifest.json.utf8))]
        let replacements = all.map { Replacement(staged: path(".new-\($0.name)"), place: path($0.name)) }
        defer { for replacement in replacements { FileTree.remove(replacement.staged) } }
        for (file, replacement) in zip(all, replacements) { try AtomicFile.write(file.bytes, to: replacement.staged) }
        try Replacement.apply(replacements)
    }

    private func earlierManifest() throws -> GoldenManifest? {
        FileTree.mode(of: path(Self.manifestName)) == nil ? nil : try manifest()
    }

    /// How a golden changes; nil when its file holds the same pixels already.
    private func change(
        _ entry: GoldenManifest.Entry, _ picture: Bitmap, _ earlier: GoldenManifest?
    ) -> GoldenChanges.Change? {
        let wasListed = earlier?.goldens.contains { $0.name == entry.name } ?? false
        guard let old = try? PNGDecoder.decode(path: path(entry.file)) else {
            return wasListed
                ? .changed(name: entry.name, words: "its file was missing or damaged") : .added(name: entry.name)
        }
        if old == picture { return wasListed ? nil : .added(name: entry.name) }
        var comparer = PictureComparer()
        guard let comparison = try? comparer.compare(old, picture) else { return .added(name: entry.name) }
        return .changed(name: entry.name, words: FrameOutcome(comparison.difference).words)
    }

    /// Files and entries that have no counterpart.
    private func strangers(_ source: GoldenSource, _ manifest: GoldenManifest) -> [GoldenProblem] {
        let listed = Set(manifest.goldens.map(\.name)), wanted = Set(source.shots.map(\.name))
        let files = Set(FileTree.names(in: folder).filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") })
        let known = Set(manifest.goldens.map(\.file))
        return files.subtracting(known).sorted().map { .orphaned(file: $0) }
            + wanted.subtracting(listed).sorted().map { .unrecorded(name: $0) }
            + listed.subtracting(wanted).sorted().map { .unwanted(name: $0) }
    }

    /// The recorded picture; nil with a problem noted when its file is not what was recorded.
    private func load(_ entry: GoldenManifest.Entry, _ check: inout GoldenCheck) -> Bitmap? {
        do throws(PictureError) {
            let picture = try PNGDecoder.decode(path: path(entry.file))
            if picture.pixelHash == entry.pixels { return picture }
            check.problems.append(.altered(name: entry.name))
        } catch .missing {
            check.problems.append(.missing(name: entry.name))
        } catch {
            check.problems.append(.unreadable(name: entry.name, words: error.description))
        }
        return nil
    }
}
