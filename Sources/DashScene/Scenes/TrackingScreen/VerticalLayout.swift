/// Where everything lies in a sheet whose timeline stands: the nodes at the left, the steps' names beside them, the helper
/// words below the present step's name, and the drop-off photo at the right. Nothing moves from one state to the next.
struct VerticalLayout {
    /// The rows, in every state; without the photo.
    let rows: SheetLayout.Rows
    /// From one node to the next, pt; whole pixels.
    let pitch: Double
    /// The names' type at its fitted size, and the width they are given, pt.
    let nameStyle: TextStyle
    let nameWidth: Double
    /// The helper words' type, and how many lines they may take.
    let helperStyle: TextStyle
    let helperLines: Int

    private let column: Rect

    private typealias Tokens = LayoutTokens.VerticalTimeline

    /// Lays the sheet of an order out that says `helpers` in the course of its states; nil where a timeline that stands
    /// has no room.
    init?(sheet: SheetLayout, brand: Brand, helpers: [String], setter: TextSetter) {
        column = sheet.column
        (nameStyle, nameWidth) = VerticalLayout.names(brand, column: column, setter)
        let width = column.width - Tokens.nameLeft
        (helperStyle, helperLines) = VerticalLayout.helper(brand.type.helper, helpers, width: width, setter)
        let fitter = VerticalFit(
            available: sheet.limit - sheet.frame.minY, titleHeight: sheet.titleHeight,
            subtitleHeight: brand.type.subtitle.lineHeight, nameHeight: nameStyle.lineHeight,
            helperHeight: Double(helperLines) * helperStyle.lineHeight)
        guard let fit = fitter.result() else { return nil }
        pitch = sheet.grid.floor(fit.pitch)
        rows = VerticalLayout.rows(
            sheet, fit, timelineHeight: 3 * pitch + nameStyle.lineHeight + fitter.helperBlock,
            helperTop: 3 * pitch + nameStyle.lineHeight + Tokens.helperGap)
    }

    /// The node of step 1 to 4.
    func node(_ step: Int) -> Rect {
        Rect(column.minX, rows.tracker + pitch * Double(step - 1), Tokens.node, Tokens.node)
    }

    /// Where the name of step 1 to 4 may lie.
    func name(_ step: Int) -> Rect {
        let top = node(step).midY - nameStyle.lineHeight / 2
        return Rect(column.minX + Tokens.nameLeft, top, nameWidth, nameStyle.lineHeight)
    }

    /// Where the helper words lie while step 1 to 4 is the present one.
    func helper(_ step: Int) -> Rect {
        let left = column.minX + Tokens.nameLeft
        return Rect(
            left, name(step).maxY + Tokens.helperGap, column.maxX - left, Double(helperLines) * helperStyle.lineHeight)
    }

    /// The room beside nodes and names, from the first node's top edge down to the last name.
    var side: Rect {
        let left = name(1).maxX + Tokens.sideGap
        return Rect(left, rows.tracker, column.maxX - left, node(4).maxY - Tokens.photoFoot - rows.tracker)
    }
}

// MARK: - Fitting

extension VerticalLayout {
    /// The names' type, and the width that the longest one takes as the present step's.
    private static func names(
        _ brand: Brand, column: Rect, _ setter: TextSetter
    ) -> (style: TextStyle, width: Double) {
        let limit = column.width * Tokens.nameShare
        var style = brand.type.details
        style.weight = brand.type.name.weight
        let sizes = brand.words.steps.map { setter.fitted(style, $0, width: limit, floor: Tokens.nameFloor).size }
        style.size = sizes.min() ?? style.size
        let widths = brand.words.steps.map { setter.width($0, style) }
        return (style, setter.grid.ceil(min(limit, widths.max() ?? limit)))
    }

    /// The helper words' type: as large as fits one line, or smaller in two.
    private static func helper(
        _ role: TextStyle, _ helpers: [String], width: Double, _ setter: TextSetter
    ) -> (style: TextStyle, lines: Int) {
        var style = role
        style.size = min(role.size, Tokens.helperSize)
        style.lineHeight = min(role.lineHeight, Tokens.helperHeight)
        let sizes = helpers.map { setter.fitted(style, $0, width: width, floor: Tokens.helperFloor).size }
        style.size = sizes.min() ?? style.size
        if helpers.allSatisfy({ setter.width($0, style) <= width }) {
            return (style, helpers.allSatisfy(\.isEmpty) ? 0 : 1)
        }
        style.size = min(role.size, Tokens.helperPairSize)
        style.lineHeight = min(role.lineHeight, Tokens.helperPairHeight)
        return (style, Tokens.helperLines)
    }

    private static func rows(
        _ sheet: SheetLayout, _ fit: VerticalFit.Result, timelineHeight: Double, helperTop: Double
    ) -> SheetLayout.Rows {
        typealias Gap = LayoutTokens.Gap
        let (grid, type) = (sheet.grid, sheet.type)
        let title = sheet.frame.minY + Gap.top * fit.gap
        let subtitle = title + sheet.titleHeight + Gap.subtitle * fit.gap
        let tracker = grid.floor(subtitle + type.subtitle.lineHeight + Gap.tracker * fit.gap)
        let hairline = tracker + timelineHeight + Gap.hairline * fit.gap
        let row = hairline + LayoutTokens.Sheet.hairline + Gap.rowAfterHairline * fit.gap
        let pills = row + LayoutTokens.Row.height + Gap.pills * fit.gap
        let details = pills + LayoutTokens.Pills.height + Gap.details * fit.gap
        return SheetLayout.Rows(
            title: grid.floor(title), subtitle: grid.floor(subtitle), tracker: tracker, helper: tracker + helperTop,
            hairline: grid.floor(hairline), row: grid.floor(row), pills: grid.floor(pills),
            details: fit.hasDetails ? grid.floor(details) : nil)
    }
}
