/// Fits the sheet's rows between its top edge and the home indicator: first the distances between rows shrink, then the
/// photo, then whole rows are left out.
struct SheetFit {
    /// From the sheet's top edge to the lowest place that content may reach, pt.
    let available: Double
    /// The heights of title, subtitle and one helper line, pt.
    let titleHeight, subtitleHeight, helperLineHeight: Double

    /// What a fit has come to.
    struct Result: Hashable {
        /// The factors on the distances down to the helper, and on those below it.
        var head = 1.0
        var body = 1.0
        /// The photo card's height, pt; 0 without one.
        var photo = 0.0
        var hasRow = true
        var hasPills = true
    }

    /// Fits the rows of an order that is under way.
    func underWay(helperLines: Int, headCeiling: Double = 1) -> Result {
        fit(helperLines: helperLines, hasPhoto: false, headCeiling: headCeiling)
    }

    /// Fits the rows of an order that has arrived, with its photo.
    func arrived(helperLines: Int, headCeiling: Double = 1) -> Result {
        fit(helperLines: helperLines, hasPhoto: true, headCeiling: headCeiling)
    }

    /// The distances down to the helper.
    private let headGaps =
        LayoutTokens.Gap.top + LayoutTokens.Gap.subtitle + LayoutTokens.Gap.tracker + LayoutTokens.Gap.helper

    init(available: Double, titleHeight: Double, subtitleHeight: Double, helperLineHeight: Double) {
        self.available = available
        self.titleHeight = titleHeight
        self.subtitleHeight = subtitleHeight
        self.helperLineHeight = helperLineHeight
    }

    private func fit(helperLines: Int, hasPhoto: Bool, headCeiling: Double) -> Result {
        // The pills give way before the photo becomes a strip; it becomes one before the courier goes.
        for (hasPills, isTight) in [(true, false), (false, false), (false, true)] {
            var result = Result(head: headCeiling, hasPills: hasPills)
            let floors = Floors(isTight: isTight)
            if squeeze(&result, floors, helperLines: helperLines, hasPhoto: hasPhoto) { return result }
        }
        var result = Result(head: headCeiling, hasRow: false, hasPills: false)
        _ = squeeze(&result, Floors(isTight: true), helperLines: helperLines, hasPhoto: hasPhoto)
        return result
    }

    /// How far distances (as a share) and the photo (pt) may shrink.
    private struct Floors {
        let gap, photo: Double

        init(isTight: Bool) {
            gap = isTight ? LayoutTokens.Gap.tightFloor : LayoutTokens.Gap.floor
            photo = isTight ? LayoutTokens.Photo.tightFloor : LayoutTokens.Photo.heightFloor
        }
    }

    /// Shrinks distances, then the photo; false when that is not enough.
    private func squeeze(_ result: inout Result, _ floors: Floors, helperLines: Int, hasPhoto: Bool) -> Bool {
        let fixed = fixedHeight(result, helperLines: helperLines, hasPhoto: hasPhoto)
        let body = bodyGaps(result, hasPhoto: hasPhoto)
        let tall = hasPhoto ? LayoutTokens.Photo.height : 0
        result.photo = tall
        let room = available - fixed
        result.body = min(1, max(floors.gap, (room - tall - headGaps * result.head) / max(body, 1)))
        let headRoom = room - tall - body * result.body
        result.head = min(result.head, max(floors.gap, headRoom / headGaps))
        let left = room - headGaps * result.head - body * result.body
        guard hasPhoto else { return left >= -1e-9 }
        result.photo = min(tall, max(floors.photo, left))
        return left - result.photo >= -1e-9
    }

    private func fixedHeight(_ result: Result, helperLines: Int, hasPhoto: Bool) -> Double {
        titleHeight + subtitleHeight + LayoutTokens.Tracker.circle + Double(helperLines) * helperLineHeight
            + (hasPhoto || !result.hasRow ? 0 : LayoutTokens.Sheet.hairline)
            + (result.hasRow ? LayoutTokens.Row.height : 0) + (result.hasPills ? LayoutTokens.Pills.height : 0)
    }

    private func bodyGaps(_ result: Result, hasPhoto: Bool) -> Double {
        typealias Gap = LayoutTokens.Gap
        let card = hasPhoto ? Gap.photo : 0
        let row = !result.hasRow ? 0 : hasPhoto ? Gap.rowAfterPhoto : Gap.hairline + Gap.rowAfterHairline
        return card + row + (result.hasPills ? Gap.pills : 0)
    }
}
