/// The row that shows who brings the order, or which store prepares it.
struct DasherRow {
    let order: Order
    let brand: Brand
    let wording: OrderWording
    let setter: TextSetter
    let pictures: PictureBox
    let column: Rect

    private typealias Tokens = LayoutTokens.Row

    /// The row's nodes with its top edge at `top` pt.
    func nodes(top: Double, isPickedUp: Bool) -> [Node] {
        let square = Rect(column.minX, top, Tokens.height, Tokens.height)
        guard isPickedUp else { return storeNodes(square) }
        let vehicle = vehicleNode(top: top)
        let nameEnd = vehicle.map { $0.frame.minX - Tokens.vehicleGap } ?? column.maxX
        let width = nameEnd - column.minX - Tokens.textLeft
        return [portrait(square), name(order.dasher.name, top: top, width: width), stats(wording.stats, top: top)]
            + [vehicle].compactMap(\.self)
    }

    /// The courier's picture, or the first letter of the name where the script gives none.
    private func portrait(_ square: Rect) -> Node {
        if let picture = order.dasher.portrait {
            return pictures.filling("dasher.photo", picture, target: square, radius: Tokens.height / 2)
        }
        let letter = order.dasher.name.prefix(1).uppercased()
        return LogoBadge(initials: letter, color: brand.colors.accent, style: brand.type.initials, setter: setter)
            .node("dasher.photo", in: square)
    }

    private func storeNodes(_ square: Rect) -> [Node] {
        let badge = LogoBadge(order.store, style: brand.type.initials, setter: setter)
        let width = column.width - Tokens.textLeft
        return [
            badge.node("dasher.photo", in: square), name(order.store.name, top: square.minY, width: width),
            stats(wording.storeStats, top: square.minY),
        ]
    }

    private func name(_ text: String, top: Double, width: Double) -> Node {
        setter.block(
            "dasher.name", Isolate.around(text, brand.direction), style: brand.type.name, color: brand.colors.ink,
            left: column.minX + Tokens.textLeft,
            top: top + Tokens.textTop, width: width)
    }

    private func stats(_ text: String, top: Double) -> Node {
        let width = column.width - Tokens.textLeft
        let style = setter.fitted(brand.type.stats, text, width: width, floor: Tokens.statsFloor)
        return setter.block(
            "dasher.stats", text, style: style, color: brand.colors.secondary, left: column.minX + Tokens.textLeft,
            top: top + Tokens.textTop + brand.type.name.lineHeight + Tokens.textGap, width: width)
    }

    /// The vehicle lies beside the name and above the statistics, so that both stay clear of it on narrow canvases; nil
    /// where the script gives none.
    private func vehicleNode(top: Double) -> Node? {
        guard let vehicle = order.dasher.vehicle else { return nil }
        let box = Rect(
            column.maxX - Tokens.vehicleWidth, top + Tokens.vehicleTop, Tokens.vehicleWidth, Tokens.vehicleHeight)
        return pictures.fitting("dasher.vehicle", vehicle, box: box, radius: Tokens.vehicleGap)
    }
}
