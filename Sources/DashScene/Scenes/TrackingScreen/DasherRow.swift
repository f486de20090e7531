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
        let nameWidth = vehicle.frame.minX - Tokens.vehicleGap - column.minX - Tokens.textLeft
        return [
            pictures.filling("dasher.photo", order.dasher.portrait, target: square, radius: Tokens.height / 2),
            name(order.dasher.name, top: top, width: nameWidth), stats(wording.stats, top: top), vehicle,
        ]
    }

    private func storeNodes(_ square: Rect) -> [Node] {
        let badge = LogoBadge(store: order.store, style: brand.type.initials, setter: setter)
        let width = column.width - Tokens.textLeft
        return [
            badge.node("dasher.photo", in: square), name(order.store.name, top: square.minY, width: width),
            stats(wording.storeStats, top: square.minY),
        ]
    }

    private func name(_ text: String, top: Double, width: Double) -> Node {
        setter.block(
            "dasher.name", text, style: brand.type.name, color: brand.colors.ink, left: column.minX + Tokens.textLeft,
            top: top + Tokens.textTop, width: width)
    }

    private func stats(_ text: String, top: Double) -> Node {
        let width = column.width - Tokens.textLeft
        let style = setter.fitted(brand.type.stats, text, width: width, floor: Tokens.statsFloor)
        return setter.block(
            "dasher.stats", text, style: style, color: brand.colors.secondary, left: column.minX + Tokens.textLeft,
            top: top + Tokens.textTop + brand.type.name.lineHeight + Tokens.textGap, width: width)
    }

    /// The vehicle lies beside the name and above the statistics, so that both stay clear of it on narrow canvases.
    private func vehicleNode(top: Double) -> Node {
        let box = Rect(
            column.maxX - Tokens.vehicleWidth, top + Tokens.vehicleTop, Tokens.vehicleWidth, Tokens.vehicleHeight)
        return pictures.fitting("dasher.vehicle", order.dasher.vehicle, box: box, radius: Tokens.vehicleGap)
    }
}
