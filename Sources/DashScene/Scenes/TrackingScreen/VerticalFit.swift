/// Fits the sheet's rows around a timeline that stands: its pitch and the distances between the rows shrink together,
/// then the sheet's last row is left out.
struct VerticalFit {
    /// From the sheet's top edge to the lowest place that content may reach, pt.
    let available: Double
    /// The heights of title, subtitle, a step's name and the helper words, pt; the last 0 where there are none.
    let titleHeight, subtitleHeight, nameHeight, helperHeight: Double

    /// What a fit has come to.
    struct Result: Hashable {
        /// From one node to the next, pt.
        var pitch: Double
        /// The factor on the distances between the rows.
        var gap: Double
        /// Whether "Order details" is there.
        var hasDetails: Bool
    }

    private typealias Tokens = LayoutTokens.VerticalTimeline
    private typealias Gap = LayoutTokens.Gap

    /// The height of the helper words with the distance above them, pt.
    var helperBlock: Double { helperHeight > 0 ? Tokens.helperGap + helperHeight : 0 }

    /// The most generous fit; nil where not even the tightest one has room.
    func result() -> Result? {
        if let airy = result(hasDetails: true), airy.share >= Tokens.detailsShare { return airy.result }
        return result(hasDetails: false)?.result
    }

    /// A fit, and how far it is on the way from the tightest to the most generous one, 0 to 1.
    private func result(hasDetails: Bool) -> (result: Result, share: Double)? {
        let tightPitch = max(Tokens.pitchFloor, nameHeight + helperBlock + Tokens.rowGap)
        let pitches = (tight: tightPitch, airy: max(Tokens.pitch, tightPitch))
        let gaps = gaps(hasDetails)
        let tight = fixedHeight(hasDetails) + gaps * Gap.floor + 3 * pitches.tight
        let growth = gaps * (1 - Gap.floor) + 3 * (pitches.airy - pitches.tight)
        guard tight <= available else { return nil }
        let share = min(1, (available - tight) / growth)
        let result = Result(
            pitch: pitches.tight + (pitches.airy - pitches.tight) * share, gap: Gap.floor + (1 - Gap.floor) * share,
            hasDetails: hasDetails)
        return (result, share)
    }

    private func fixedHeight(_ hasDetails: Bool) -> Double {
        titleHeight + subtitleHeight + nameHeight + helperBlock + LayoutTokens.Sheet.hairline
            + LayoutTokens.Row.height + LayoutTokens.Pills.height
            + (hasDetails ? LayoutTokens.Sheet.detailsHeight + Tokens.detailsFoot : 0)
    }

    private func gaps(_ hasDetails: Bool) -> Double {
        Gap.top + Gap.subtitle + Gap.tracker + Gap.hairline + Gap.rowAfterHairline + Gap.pills
            + (hasDetails ? Gap.details : 0)
    }
}
