/// Where the sheet's rows lie, in each state of one order.
struct SheetLayout {
    let canvas: Size
    let grid: PixelGrid
    let type: TypeRoles
    /// What the title is given beside its line height, pt, for the ink of tall scripts.
    var titleExtra = 0.0
    /// How many lines each state's helper takes.
    var helperLines: [OrderPhase: Int]
    /// The layout around a timeline that stands; nil where the tracker lies in a row.
    var vertical: VerticalLayout?

    /// The rows' top edges in one state, pt on the screen; nil for a row that is not there.
    struct Rows: Hashable {
        var title, subtitle, tracker, helper: Double
        var hairline: Double?
        var photo: Rect?
        var row: Double?
        var pills: Double?
        var details: Double?
    }

    /// The sheet's top edge, pt.
    static func top(canvas: Size, grid: PixelGrid) -> Double { grid.snap(canvas.height * LayoutTokens.Sheet.topShare) }

    /// The sheet.
    var frame: Rect {
        let top = SheetLayout.top(canvas: canvas, grid: grid)
        return Rect(0, top, canvas.width, canvas.height - top)
    }

    /// The column that content is laid out in.
    var column: Rect {
        typealias Tokens = LayoutTokens.Sheet
        let padded = canvas.width - 2 * Tokens.padding
        let width = canvas.width > Tokens.wideCanvas ? min(padded, Tokens.columnLimit) : padded
        return grid.snap(Rect((canvas.width - width) / 2, frame.minY, width, limit - frame.minY))
    }

    /// The lowest place that content may reach, pt.
    var limit: Double { SheetLayout.limit(of: canvas) }

    /// The lowest place that content may reach on a canvas, pt.
    static func limit(of canvas: Size) -> Double {
        typealias Tokens = LayoutTokens.HomeIndicator
        return canvas.height - Tokens.bottom - Tokens.height - Tokens.clearance
    }

    private var fitter: SheetFit {
        SheetFit(
            available: limit - frame.minY, titleHeight: titleHeight,
            subtitleHeight: type.subtitle.lineHeight, helperLineHeight: type.helper.lineHeight)
    }

    /// The height of the title's row, pt.
    var titleHeight: Double { type.title.lineHeight + titleExtra }

    private func lines(_ phase: OrderPhase) -> Int { helperLines[phase] ?? 1 }

    /// The lines of the longest helper.
    private var mostLines: Int { helperLines.values.max() ?? 1 }

    /// The fit of all states under way, and that after the arrival; nothing above the helper differs between them.
    private var fits: (underWay: SheetFit.Result, arrived: SheetFit.Result) {
        let first = fitter.arrived(helperLines: lines(.complete))
        let underWay = fitter.underWay(helperLines: mostLines, headCeiling: first.head)
        let arrived = fitter.arrived(helperLines: lines(.complete), headCeiling: min(first.head, underWay.head))
        return (underWay, arrived)
    }

    /// The rows of an order under way, or of an arrived one whose photo card has not begun to grow. They leave room for
    /// the longest helper, so that no row hops when the words change.
    func underWay() -> Rows {
        typealias Gap = LayoutTokens.Gap
        if let vertical { return vertical.rows }
        let fit = fits.underWay
        var rows = header(fit)
        guard fit.hasRow else { return rows }
        var y = rows.helper + Double(mostLines) * type.helper.lineHeight
        rows.hairline = grid.snap(y + Gap.hairline * fit.body)
        y += (Gap.hairline + Gap.rowAfterHairline) * fit.body + LayoutTokens.Sheet.hairline
        rows.row = grid.snap(y)
        guard fit.hasPills else { return rows }
        y += LayoutTokens.Row.height + Gap.pills * fit.body
        rows.pills = grid.snap(y)
        y += LayoutTokens.Pills.height + Gap.details * fit.body
        rows.details = y + LayoutTokens.Sheet.detailsHeight <= limit ? grid.snap(y) : nil
        return rows
    }

    /// The rows after the arrival, the photo card at its full height.
    func arrived() -> Rows {
        typealias Gap = LayoutTokens.Gap
        if let vertical {
            var rows = vertical.rows
            rows.photo = vertical.side
            return rows
        }
        let fit = fits.arrived
        var rows = header(fit)
        var y = rows.helper + Double(lines(.complete)) * type.helper.lineHeight + Gap.photo * fit.body
        let photo = grid.snap(Rect(column.minX, y, column.width, fit.photo))
        rows.photo = photo
        guard fit.hasRow else { return rows }
        y = photo.maxY + Gap.rowAfterPhoto * fit.body
        rows.row = grid.floor(y)
        guard fit.hasPills else { return rows }
        y += LayoutTokens.Row.height + Gap.pills * fit.body
        rows.pills = grid.floor(y)
        return rows
    }

    /// The room for the helper words in a state.
    func helper(_ phase: OrderPhase) -> Rect {
        if let vertical { return vertical.helper(phase.stepsReached) }
        let height = Double(LayoutTokens.Sheet.helperLines) * type.helper.lineHeight
        return Rect(column.minX, underWay().helper, column.width, height)
    }

    /// The room for the order's details, opened: below the tracker, or beside the one that stands.
    var details: Rect {
        let (left, top) = vertical.map { ($0.side.minX, $0.side.minY) } ?? (column.minX, underWay().helper)
        return Rect(left, top, column.maxX - left, limit - top)
    }

    /// The ids of the rows that find no room where they should: once the photo is there, the pills may give way to it.
    var leftOut: [String] {
        let before = underWay()
        return (before.row == nil || arrived().row == nil ? ["sheet.row"] : [])
            + (before.pills == nil ? ["sheet.pills"] : [])
    }

    private func header(_ fit: SheetFit.Result) -> Rows {
        typealias Gap = LayoutTokens.Gap
        let title = frame.minY + Gap.top * fit.head
        let subtitle = title + titleHeight + Gap.subtitle * fit.head
        let tracker = subtitle + type.subtitle.lineHeight + Gap.tracker * fit.head
        let helper = tracker + LayoutTokens.Tracker.circle + Gap.helper * fit.head
        return Rows(
            title: grid.snap(title), subtitle: grid.snap(subtitle), tracker: grid.snap(tracker),
            helper: grid.snap(helper))
    }
}
