extension Size {
    /// The size as messages tell it: "440 x 956 pt".
    var words: String { "\(NumberRule.short(width)) x \(NumberRule.short(height)) pt" }
}
