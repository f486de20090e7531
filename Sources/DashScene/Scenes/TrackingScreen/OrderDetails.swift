/// The order's details, opened: what was ordered and what it comes to.
struct OrderDetails {
    let receipt: Receipt
    let brand: Brand
    let setter: TextSetter
    let pictures: PictureBox
    /// The room for it, pt.
    let area: Rect

    private typealias Tokens = LayoutTokens.Receipt

    /// One row: what, how much, a picture of it, and the ids' stem.
    private struct Row {
        let id: String
        let label: String
        let amount: Int
        var image: Picture?
    }

    /// How a row is set.
    private struct Setting {
        let height: Double
        /// From one row to the next at its largest, pt.
        var gap = Tokens.row
        var style: TextStyle
        let color: Color
        /// The side of the picture before the words, pt; 0 where no row has one.
        var picture = 0.0
    }

    private var fit: ReceiptFit {
        ReceiptFit(
            items: receipt.items.count, room: area.height, style: rowStyle, totalHeight: brand.type.name.lineHeight,
            picture: pictureSide)
    }

    /// The largest side, in whole points, that leaves every item's words whole; 0 where no item has a picture.
    private var pictureSide: Double {
        guard receipt.items.contains(where: { $0.image != nil }) else { return 0 }
        let style = rowStyle
        let words = ownRows(receipt.items.count).map { width(of: $0, style) }.max() ?? 0
        return max(0, min(Tokens.picture, area.width - words - Tokens.pictureGap).rounded(.down))
    }

    /// The rows' type, made smaller where that lets every label stand whole beside its amount.
    private var rowStyle: TextStyle {
        let natural = brand.type.stats
        var style = natural
        let rows = ownRows(receipt.items.count) + allFeeRows
        while rows.contains(where: { width(of: $0, style) > area.width }) {
            guard style.size > Tokens.narrowFloor else { return natural }
            style.size = max(Tokens.narrowFloor, style.size - 0.5)
        }
        return style
    }

    /// What a row takes with its words whole.
    private func width(of row: Row, _ style: TextStyle) -> Double {
        setter.width(row.label, style) + Tokens.columnGap + setter.width(brand.money.text(row.amount), style)
    }

    /// All of it, from the row that closes it down to the total.
    func nodes(title: Node) -> [Node] {
        let fit = fit
        var y = area.minY + LayoutTokens.Sheet.detailsHeight + Tokens.afterTitle * fit.gap
        var nodes = [title]
        func add(_ rows: [Row], _ setting: Setting) {
            for (index, row) in rows.enumerated() {
                if index > 0 { y += setting.gap * fit.gap }
                nodes.append(node(row, top: y, setting))
                y += setting.height
            }
        }
        add(
            itemRows(fit),
            Setting(
                height: fit.itemHeight, gap: fit.itemGap, style: style(fit), color: brand.colors.ink,
                picture: fit.picture))
        y += Tokens.hairline * fit.gap
        nodes.append(hairline(top: y))
        y += LayoutTokens.Sheet.hairline + Tokens.hairline * fit.gap
        add(feeRows(fit), Setting(height: fit.rowHeight, style: style(fit), color: brand.colors.secondary))
        y += Tokens.total * fit.gap
        let total = Row(id: "receipt.total", label: brand.words.total, amount: receipt.total)
        let type = brand.type.name
        nodes.append(node(total, top: y, Setting(height: type.lineHeight, style: type, color: brand.colors.ink)))
        return nodes
    }

    private func style(_ fit: ReceiptFit) -> TextStyle {
        var style = brand.type.stats
        style.size = fit.size
        return style
    }

    /// The items that have a row of their own, and one row for all others.
    private func itemRows(_ fit: ReceiptFit) -> [Row] {
        let own = ownRows(fit.items)
        let others = receipt.items.dropFirst(fit.items)
        guard !others.isEmpty else { return own }
        let words = own.isEmpty ? brand.words.allItems : brand.words.moreItems
        let label = words.text(others.reduce(0) { $0 + $1.count }, brand.locale)
        return own + [Row(id: "receipt.more", label: label, amount: others.reduce(0) { $0 + $1.amount })]
    }

    /// The rows of the first `count` items.
    private func ownRows(_ count: Int) -> [Row] {
        receipt.items.prefix(count).enumerated().map { index, line in
            Row(id: "receipt.item.\(index + 1)", label: line.name, amount: line.amount, image: line.image)
        }
    }

    private func feeRows(_ fit: ReceiptFit) -> [Row] { Array(allFeeRows.suffix(fit.fees)) }

    private var allFeeRows: [Row] {
        let words = brand.words
        return [
            Row(id: "receipt.subtotal", label: words.subtotal, amount: receipt.subtotal),
            Row(id: "receipt.delivery", label: words.deliveryFee, amount: receipt.delivery),
            Row(id: "receipt.service", label: words.serviceFee, amount: receipt.service),
            Row(id: "receipt.tax", label: words.tax, amount: receipt.tax),
            Row(id: "receipt.tip", label: words.courierTip, amount: receipt.tip),
        ]
    }

    private func hairline(top: Double) -> Node {
        let line = Rect(area.minX, setter.grid.snap(top), area.width, LayoutTokens.Sheet.hairline)
        return Node("receipt.hairline", frame: line, content: .shape(Shape(.rectangle(line), brand.colors.hairline)))
    }

    /// A label at the left, after the picture where there is one, and its amount at the right.
    private func node(_ row: Row, top: Double, _ setting: Setting) -> Node {
        let frame = Rect(area.minX, setter.grid.floor(top), area.width, setting.height)
        var style = setting.style
        style.lineHeight = setting.height
        let text = brand.money.text(row.amount)
        let figure = setter.fitted(style, text, width: area.width / 2, floor: Tokens.figureFloor)
        let width = min(area.width / 2, setter.width(text, figure))
        let amount = setter.block(
            "\(row.id).amount", text, style: figure, color: brand.colors.ink, left: frame.maxX - width,
            top: frame.minY, width: width)
        let indent = setting.picture > 0 ? setting.picture + Tokens.pictureGap : 0
        let label = setter.block(
            "\(row.id).label", row.label, style: style, color: setting.color, left: frame.minX + indent,
            top: frame.minY, width: frame.width - indent - width - Tokens.columnGap)
        return Node(
            row.id, frame: frame, children: picture(of: row, in: frame, side: setting.picture) + [label, amount])
    }

    /// The picture of a row that has one, in the middle of its height.
    private func picture(of row: Row, in frame: Rect, side: Double) -> [Node] {
        guard side > 0, let image = row.image else { return [] }
        let (left, free) = (setter.grid.ceil(frame.minX), frame.height - side)
        let target = Rect(left, setter.grid.floor(frame.minY + free / 2), side, side)
        return [
            pictures.filling("\(row.id).picture", image, target: target, radius: side * Tokens.pictureRounding)
        ]
    }
}
