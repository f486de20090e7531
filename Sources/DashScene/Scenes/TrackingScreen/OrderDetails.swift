/// The order's details, opened: what was ordered and what it comes to.
struct OrderDetails {
    let receipt: Receipt
    let brand: Brand
    let setter: TextSetter
    /// The room for it, pt.
    let area: Rect

    private typealias Tokens = LayoutTokens.Receipt

    /// One row: what, how much, and the ids' stem.
    private struct Row {
        let id: String
        let label: String
        let amount: Int
    }

    private var fit: ReceiptFit {
        ReceiptFit(
            items: receipt.items.count, room: area.height, style: rowStyle, totalHeight: brand.type.name.lineHeight)
    }

    /// The rows' type, made smaller where that lets every label stand whole beside its amount.
    private var rowStyle: TextStyle {
        let natural = brand.type.stats
        var style = natural
        let rows = ownRows(receipt.items.count) + allFeeRows
        while !rows.allSatisfy({ isWhole($0, style) }) {
            guard style.size > Tokens.narrowFloor else { return natural }
            style.size = max(Tokens.narrowFloor, style.size - 0.5)
        }
        return style
    }

    private func isWhole(_ row: Row, _ style: TextStyle) -> Bool {
        let amount = setter.width(brand.money.text(row.amount), style)
        return setter.width(row.label, style) + Tokens.columnGap + amount <= area.width
    }

    /// All of it, from the row that closes it down to the total.
    func nodes(title: Node) -> [Node] {
        let fit = fit
        var y = area.minY + LayoutTokens.Sheet.detailsHeight + Tokens.afterTitle * fit.gap
        var nodes = [title]
        func add(_ rows: [Row], _ color: Color) {
            for (index, row) in rows.enumerated() {
                if index > 0 { y += Tokens.row * fit.gap }
                nodes.append(node(row, top: y, height: fit.rowHeight, style: style(fit), color: color))
                y += fit.rowHeight
            }
        }
        add(itemRows(fit), brand.colors.ink)
        y += Tokens.hairline * fit.gap
        nodes.append(hairline(top: y))
        y += LayoutTokens.Sheet.hairline + Tokens.hairline * fit.gap
        add(feeRows(fit), brand.colors.secondary)
        y += Tokens.total * fit.gap
        let total = Row(id: "receipt.total", label: brand.words.total, amount: receipt.total)
        nodes.append(
            node(total, top: y, height: brand.type.name.lineHeight, style: brand.type.name, color: brand.colors.ink))
        return nodes
    }

    private func style(_ fit: ReceiptFit) -> TextStyle {
        var style = brand.type.stats
        style.size = fit.size
        style.lineHeight = fit.rowHeight
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
            Row(id: "receipt.item.\(index + 1)", label: line.name, amount: line.amount)
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

    /// A label at the left and its amount at the right.
    private func node(_ row: Row, top: Double, height: Double, style: TextStyle, color: Color) -> Node {
        let frame = Rect(area.minX, setter.grid.floor(top), area.width, height)
        let text = brand.money.text(row.amount)
        let figure = setter.fitted(style, text, width: area.width / 2, floor: Tokens.figureFloor)
        let width = min(area.width / 2, setter.width(text, figure))
        let amount = setter.block(
            "\(row.id).amount", text, style: figure, color: brand.colors.ink, left: frame.maxX - width,
            top: frame.minY, width: width)
        let label = setter.block(
            "\(row.id).label", row.label, style: style, color: color, left: frame.minX, top: frame.minY,
            width: frame.width - width - Tokens.columnGap)
        return Node(row.id, frame: frame, children: [label, amount])
    }
}
