import DashRender

/// The options that say what counts as a difference, and how much of it is let through.
struct DiffRules: Sendable {
    private let threshold: DiffThreshold
    private let ignoresAntialiasing: Bool
    private let ignored: [PixelRect]
    private let mask: String?
    /// How much is let through in each frame.
    let tolerance: DiffTolerance

    /// The options under their heading in help.
    static let group = DeclarationGroup(
        title: "Rules",
        declarations: [
            thresholdOption.declaration, antialiasingFlag.declaration, pixelsOption.declaration,
            ratioOption.declaration, clusterOption.declaration, maskOption.declaration, ignoreOption.declaration,
        ])

    private static let thresholdOption = Option(
        "threshold", .reading("N", "a number from 0 to 1, such as 0.1") { try? DiffThreshold(parsing: $0) },
        help: "How far colours may differ as the eye sees them (YIQ), 0 to 1 (default: 0, exact).")
    private static let antialiasingFlag = Flag("ignore-antialiasing", help: "Let smoothed edges differ.")
    private static let pixelsOption = Option(
        "max-pixels", .integer(0 ... .max),
        help: "Let up to N pixels of a frame differ (default: 0, or any number with --max-ratio or --max-cluster).")
    private static let ratioOption = Option(
        "max-ratio", .reading("R", "a share from 0 to 1, such as 0.001") { try? ExactRatio(parsing: $0) },
        help: "Let up to this share of a frame's pixels differ.")
    private static let clusterOption = Option(
        "max-cluster", .integer(0 ... .max),
        help: "Let up to N pixels differ within any window of \(DiffRegion.windowSide) x \(DiffRegion.windowSide) px.")
    private static let maskOption = Option(
        "mask", .path.named("F.png"), help: "Ignore the pixels that are white in this picture.")
    private static let ignoreOption = Option(
        "ignore", .reading("X,Y,W,H", "a rectangle of pixels, such as 0,0,1320,162") { try? PixelRect(parsing: $0) },
        help: "Ignore this rectangle; may be repeated.")

    /// Reads the options.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        threshold = try arguments.value(Self.thresholdOption) ?? .exact
        ignoresAntialiasing = arguments.has(Self.antialiasingFlag)
        ignored = try arguments.values(Self.ignoreOption)
        mask = try arguments.value(Self.maskOption)
        tolerance = DiffTolerance(
            maxPixels: try arguments.value(Self.pixelsOption), maxRatio: try arguments.value(Self.ratioOption),
            maxCluster: try arguments.value(Self.clusterOption))
    }

    /// What counts as a difference; reads the mask.
    func options() throws -> DiffOptions {
        DiffOptions(
            threshold: threshold, ignoresAntialiasing: ignoresAntialiasing, ignored: ignored,
            mask: try mask.map { try PictureStore(folder: ".", allowsOutside: true).bitmap(of: $0) })
    }
}

extension ValueFormat {
    /// A format that a library type reads.
    static func reading(
        _ placeholder: String, _ expected: String, _ parse: @escaping @Sendable (String) -> Value?
    ) -> ValueFormat {
        ValueFormat(placeholder: placeholder, expected: expected, parse: parse)
    }
}
