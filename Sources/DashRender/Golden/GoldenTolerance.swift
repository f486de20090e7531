/// What a golden may differ by in another environment than that of its record. In the same one nothing may differ.
public struct GoldenTolerance: Hashable, Sendable {
    /// What counts as a difference.
    public var options: DiffOptions
    /// How much of it is let through.
    public var limits: DiffTolerance

    /// Makes a tolerance; masks and rectangles are not kept in manifests.
    public init(options: DiffOptions, limits: DiffTolerance) {
        self.options = options
        self.limits = limits
    }

    /// Other library versions move antialiasing by a few levels: differences that the eye does not see are let
    /// through, and so are few and scattered ones.
    public static let standard = GoldenTolerance(
        options: DiffOptions(threshold: DiffThreshold(0.1) ?? .exact, ignoresAntialiasing: true),
        limits: DiffTolerance(maxCluster: 24))
}

extension GoldenTolerance: Codable {
    private enum Key: String, CodingKey {
        case threshold, ignoreAntialiasing, maxPixels, maxRatio, maxCluster
    }

    /// Reads the manifest's form: the options' own texts.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let threshold = try DiffThreshold(parsing: try values.decode(String.self, forKey: .threshold))
        let ignores = try values.decode(Bool.self, forKey: .ignoreAntialiasing)
        options = DiffOptions(threshold: threshold, ignoresAntialiasing: ignores)
        limits = DiffTolerance(
            maxPixels: try values.decodeIfPresent(Int.self, forKey: .maxPixels),
            maxRatio: try values.decodeIfPresent(String.self, forKey: .maxRatio).map { try ExactRatio(parsing: $0) },
            maxCluster: try values.decodeIfPresent(Int.self, forKey: .maxCluster))
    }

    /// Writes the manifest's form.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode("\(options.threshold.value)", forKey: .threshold)
        try values.encode(options.ignoresAntialiasing, forKey: .ignoreAntialiasing)
        try values.encodeIfPresent(limits.maxPixels, forKey: .maxPixels)
        try values.encodeIfPresent(limits.maxRatio?.description, forKey: .maxRatio)
        try values.encodeIfPresent(limits.maxCluster, forKey: .maxCluster)
    }
}
