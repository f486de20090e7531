/// The sheet's nodes in one state of an order, each at rest; made once, moved and filled frame by frame.
struct SheetParts {
    /// Grabber, title, subtitle, logo.
    let header: [Node]
    /// The tracker, for lines that are filling.
    let tracker: Tracker
    /// Its lines before and after they fill.
    let emptyLines, fullLines: [Node]
    /// Its steps and their titles.
    let steps, stepTitles: [Node]
    /// The helper words; none where the brand has none.
    let helper: [Node]
    let hairline: Node?
    /// The courier's row and the pills, at the places they have without a photo.
    let row: [Node]
    let pills: [Node]
    let details: Node?
}

/// Makes the sheet's nodes.
struct SheetBuilder {
    let order: Order
    let brand: Brand
    let wording: OrderWording
    let setter: TextSetter
    let pictures: PictureBox
    let layout: SheetLayout

    private typealias Tokens = LayoutTokens.Sheet

    /// The sheet itself.
    var ground: Node {
        let frame = layout.frame
        // The shadow's own lower edge lies below the screen.
        let below = Tokens.shadowSigma * Shadow.reach
        let thrown = Rect(frame.minX, frame.minY + Tokens.shadowOffset, frame.width, frame.height + below)
        let shadowColor = brand.colors.shadow.faded(Tokens.shadowOpacity)
        // Below its round corners the sheet covers the whole width.
        let top = thrown.minY - below
        let aboveSides = Rect(frame.minX, top, frame.width, frame.minY + brand.radii.sheet - top)
        let shadow = Shadow(
            thrown.inset(-below, 0), radius: brand.radii.sheet, sigma: Tokens.shadowSigma, color: shadowColor,
            visible: brand.colors.surface.alpha == .max ? aboveSides : nil)
        let path = Path.roundedRectangle(frame, radii: CornerRadii(top: brand.radii.sheet, bottom: 0))
        return Node(
            "sheet", frame: frame,
            children: (shadowColor.alpha > 0 ? [Node(frame: frame, content: .shadow(shadow))] : [])
                + [Node(frame: frame, content: .shape(Shape(path, brand.colors.surface)))]
                + Card.border(edge, frame: frame, brand.colors))
    }

    /// The middle of the thin edge along the sheet's top and round its corners.
    private var edge: Path {
        let half = LayoutTokens.Card.border / 2
        let frame = layout.frame.offset(0, half)
        // Its sides lie on the screen's own edges and its foot below the screen.
        return .roundedRectangle(
            Rect(frame.minX, frame.minY, frame.width, frame.height + LayoutTokens.Sheet.padding),
            radii: CornerRadii(top: brand.radii.sheet, bottom: 0))
    }

    private var screenWidth: Double { layout.canvas.width }

    private func facing(_ nodes: [Node]) -> [Node] { nodes.facing(brand.direction, width: screenWidth) }

    /// All rows of a state.
    func parts(_ phase: OrderPhase) -> SheetParts {
        let rows = layout.underWay()
        let (column, colors) = (layout.column, brand.colors)
        let tracker = Tracker(brand: brand, layout: layout, top: rows.tracker, setter: setter)
        return SheetParts(
            header: facing(header(phase, rows)), tracker: tracker,
            emptyLines: (1...3).map { tracker.line($0, fill: 0) },
            fullLines: (1...3).map { tracker.line($0, fill: 1) },
            steps: (1...4).map { tracker.step($0, reached: phase.stepsReached) },
            stepTitles: tracker.titles(reached: phase.stepsReached),
            helper: facing(helper(phase)),
            hairline: rows.hairline.map {
                let line = Rect(column.minX, $0, column.width, Tokens.hairline)
                return Node("sheet.hairline", frame: line, content: .shape(Shape(.rectangle(line), colors.hairline)))
            },
            row: rows.row.map { row(top: $0, phase) } ?? [],
            pills: rows.pills.map { pills(top: $0, phase) } ?? [],
            details: rows.details.flatMap { facing([details(top: $0, in: column)]).first })
    }

    /// The courier's row with its top edge at `top` pt.
    func row(top: Double, _ phase: OrderPhase) -> [Node] {
        let row = DasherRow(
            order: order, brand: brand, wording: wording, setter: setter, pictures: pictures, column: layout.column)
        return facing(row.nodes(top: top, isPickedUp: phase.isPickedUp))
    }

    /// The pills with their top edge at `top` pt.
    func pills(top: Double, _ phase: OrderPhase) -> [Node] {
        let pills = Pills(brand: brand, setter: setter, column: layout.column)
        return facing(pills.nodes(top: top, canRate: phase == .complete))
    }

    /// The drop-off photo's card; nil where the sheet has no room for it.
    var card: PhotoCard? {
        guard let photo = layout.arrived().photo else { return nil }
        let isMirrored = brand.direction == .rightToLeft
        return PhotoCard(
            order: order, brand: brand, setter: setter, pictures: pictures,
            frame: isMirrored ? photo.offset(screenWidth - 2 * photo.midX, 0) : photo)
    }

    /// The order's details, opened.
    func details(fees: Fees) -> [Node] {
        let area = layout.details
        let open = OrderDetails(
            receipt: Receipt(order: order, fees: fees, direction: brand.direction), brand: brand, setter: setter,
            pictures: pictures, area: area)
        return facing(open.nodes(title: details(top: area.minY, in: area, isOpen: true)))
    }

    private func header(_ phase: OrderPhase, _ rows: SheetLayout.Rows) -> [Node] {
        let (column, type, colors) = (layout.column, brand.type, brand.colors)
        let block = Rect(column.minX, rows.title, column.width, rows.subtitle + type.subtitle.lineHeight - rows.title)
        let logo = layout.grid.snap(
            Rect(column.maxX - Tokens.logo, block.midY - Tokens.logo / 2, Tokens.logo, Tokens.logo))
        let width = logo.minX - Tokens.logoGap - column.minX
        func line(_ id: String, _ text: String, _ style: TextStyle, _ top: Double, _ floor: Double) -> Node {
            let fitted = setter.fitted(style, text, width: width, floor: floor)
            return setter.block(id, text, style: fitted, color: colors.ink, left: column.minX, top: top, width: width)
        }
        return [
            grabber,
            line("sheet.title", wording.title(phase), type.title, rows.title, Tokens.titleFloor),
            line("sheet.subtitle", wording.subtitle(phase), type.subtitle, rows.subtitle, Tokens.subtitleFloor),
            LogoBadge(order.store, style: type.initials, setter: setter, on: colors.surface)
                .node("sheet.logo", in: logo),
        ]
    }

    private var grabber: Node {
        let frame = layout.grid.snap(
            Rect(
                layout.frame.midX - Tokens.grabberWidth / 2, layout.frame.minY + Tokens.grabberTop,
                Tokens.grabberWidth, Tokens.grabberHeight))
        let shape = Shape(.roundedRectangle(frame, radius: Tokens.grabberHeight / 2), brand.colors.grabber)
        return Node("sheet.grabber", frame: frame, content: .shape(shape))
    }

    private func helper(_ phase: OrderPhase) -> [Node] {
        let text = wording.helper(phase)
        guard !text.isEmpty else { return [] }
        let place = layout.helper(phase)
        return [
            setter.block(
                "sheet.helper", text, style: layout.vertical?.helperStyle ?? brand.type.helper,
                color: brand.colors.secondary, left: place.minX, top: place.minY, width: place.width,
                maxLines: layout.vertical?.helperLines ?? Tokens.helperLines)
        ]
    }

    private func details(top: Double, in column: Rect, isOpen: Bool = false) -> Node {
        let (text, style) = (brand.words.details, brand.type.details)
        let glyph = Tokens.detailsGlyph + Tokens.detailsGap
        let width = min(column.width - glyph, setter.width(text, style).rounded(.up))
        let frame = Rect(column.midX - (width + glyph) / 2, top, width + glyph, Tokens.detailsHeight)
        let chevron = Glyph.chevronDown.node(
            center: Point(frame.minX + Tokens.detailsGlyph / 2, frame.midY), side: Tokens.detailsGlyph,
            color: brand.colors.ink, id: "sheet.details.glyph")
        let turned = isOpen ? chevron.flipped : chevron
        let words = setter.centered(
            "sheet.details.text", text, style: style, color: brand.colors.ink, left: frame.minX + glyph,
            middle: frame.midY, width: width)
        return Node("sheet.details", frame: frame, children: [turned, words])
    }
}
