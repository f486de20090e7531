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
        let places = places(order.dasher.name, wording.stats, top: top)
        let vehicle = vehicleNode(top: top, statsTop: places.stats)
        let nameEnd = vehicle.map { $0.frame.minX - Tokens.vehicleGap } ?? column.maxX
        let width = nameEnd - column.minX - Tokens.textLeft
        return [
            portrait(square), name(order.dasher.name, top: places.name, width: width),
            stats(wording.stats, top: places.stats),
        ] + [vehicle].compactMap(\.self)
    }

    /// The top edges of the two lines, moved apart where the ink of a tall script would meet.
    private func places(_ name: String, _ stats: String, top: Double) -> (name: Double, stats: Double) {
        let type = brand.type
        let extra = setter.extraGap(
            below: (name, type.name), (stats, type.stats), gap: Tokens.textGap, least: LayoutTokens.Ink.row)
        let nameTop = top + Tokens.textTop - extra / 2
        return (nameTop, nameTop + type.name.lineHeight + Tokens.textGap + extra)
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
        let badge = LogoBadge(order.store, style: brand.type.initials, setter: setter, on: brand.colors.surface)
        let width = column.width - Tokens.textLeft
        let places = places(order.store.name, wording.storeStats, top: square.minY)
        return [
            badge.node("dasher.photo", in: square), name(order.store.name, top: places.name, width: width),
            stats(wording.storeStats, top: places.stats),
        ]
    }

    private func name(_ text: String, top: Double, width: Double) -> Node {
        setter.block(
            "dasher.name", Isolate.around(text, brand.direction), style: brand.type.name, color: brand.colors.ink,
            left: column.minX + Tokens.textLeft, top: top, width: width)
    }

    private func stats(_ text: String, top: Double) -> Node {
        setter.block(
            "dasher.stats", text, style: statsStyle(text), color: brand.colors.secondary,
            left: column.minX + Tokens.textLeft, top: top, width: column.width - Tokens.textLeft)
    }

    private func statsStyle(_ text: String) -> TextStyle {
        setter.fitted(brand.type.stats, text, width: column.width - Tokens.textLeft, floor: Tokens.statsFloor)
    }

    /// The vehicle lies beside the name and above the statistics, so that both stay clear of it on narrow canvases; a
    /// tall picture beside both where it can. Nil where the script gives none.
    private func vehicleNode(top: Double, statsTop: Double) -> Node? {
        guard let vehicle = order.dasher.vehicle else { return nil }
        let style = statsStyle(wording.stats)
        let clear = statsTop + setter.freeRoom(wording.stats, style).above - LayoutTokens.Ink.vehicle
        var box = Rect(
            column.maxX - Tokens.vehicleWidth, top, Tokens.vehicleWidth, min(Tokens.vehicleHeight, clear - top))
        if let size = pictures.sizing.size(of: vehicle.file), size.width < Tokens.tallVehicleAspect * size.height {
            let statsEnd = column.minX + Tokens.textLeft + setter.width(wording.stats, style)
            let width = Tokens.tallVehicleHeight * size.width / size.height
            let isBeside = statsEnd + Tokens.vehicleGap <= column.maxX - width
            box.y = isBeside ? top + (Tokens.height - Tokens.tallVehicleHeight) / 2 : top - Tokens.tallVehicleRise
            box.height = isBeside ? Tokens.tallVehicleHeight : clear - box.y
        }
        return pictures.fitting("dasher.vehicle", vehicle, box: box, radius: Tokens.vehicleGap)
    }
}
