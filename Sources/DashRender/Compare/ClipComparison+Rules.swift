extension ClipComparison {
    /// What counted as a difference and what was let through, in words: "exact", or "threshold 0.1; at most 12 pixels".
    public var rules: String {
        let all = options.rules + tolerance.rules
        return all.isEmpty ? "exact" : all.joined(separator: "; ")
    }
}

extension DiffOptions {
    fileprivate var rules: [String] {
        var rules: [String] = []
        if threshold != .exact { rules.append("threshold \(threshold.value)") }
        if ignoresAntialiasing { rules.append("antialiased edges ignored") }
        if mask != nil { rules.append("mask") }
        rules += ignored.map { "\($0.x),\($0.y),\($0.width),\($0.height) ignored" }
        return rules
    }
}

extension DiffTolerance {
    fileprivate var rules: [String] {
        let side = DiffRegion.windowSide
        return [
            maxPixels.map { "at most \($0) pixels" }, maxRatio.map { "at most a share of \($0)" },
            maxCluster.map { "at most \($0) in \(side) x \(side) px" },
        ].compactMap { $0 }
    }
}
