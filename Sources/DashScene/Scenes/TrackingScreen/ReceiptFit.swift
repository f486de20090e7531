/// Fits the order's details into the sheet: first the items' pictures shrink and go, then the distances shrink, then the
/// type, then items are summed up in one row, and at last fees are left out. The total always stays.
struct ReceiptFit: Hashable {
    /// The factor on the distances.
    var gap = 1.0
    /// The type's size and the height of a row, pt.
    var size: Double
    var rowHeight: Double
    /// The side of the items' pictures, pt; 0 where there are none.
    var picture = 0.0
    /// How many items have a row of their own.
    var items: Int
    /// How many of the five rows between items and total are there.
    var fees = ReceiptFit.feeRows

    /// Subtotal, delivery, service, tax, tip.
    static let feeRows = 5

    private typealias Tokens = LayoutTokens.Receipt

    /// The height of an item's row, and the distance to the next at its largest, pt.
    var itemHeight: Double { max(rowHeight, picture) }
    var itemGap: Double { picture > 0 ? Tokens.pictureRow : Tokens.row }

    /// The best fit of `items` items into `room` pt, for rows in `style` and a total `totalHeight` pt high; pictures of
    /// the items have a side of at most `picture` pt.
    init(items count: Int, room: Double, style: TextStyle, totalHeight: Double, picture: Double = 0) {
        for side in stride(from: picture, through: Tokens.pictureFloor, by: -Tokens.pictureStep) {
            self.init(size: style.size, rowHeight: style.lineHeight, items: count)
            self.picture = side
            let least = side - Tokens.pictureStep < Tokens.pictureFloor ? Tokens.pictureGapFloor : 1
            if squeeze(room: room, count: count, totalHeight: totalHeight), gap >= least { return }
        }
        let small = min(style.size, Tokens.textFloor)
        let smallRow = min(style.lineHeight, Tokens.rowFloor)
        self.init(size: style.size, rowHeight: style.lineHeight, items: count)
        for (size, row) in [(style.size, style.lineHeight), (small, smallRow)] {
            self = ReceiptFit(size: size, rowHeight: row, items: count)
            if squeeze(room: room, count: count, totalHeight: totalHeight) { return }
        }
        while items > 0 {
            items -= 1
            if squeeze(room: room, count: count, totalHeight: totalHeight) { return }
        }
        while fees > 0 {
            fees -= 1
            if squeeze(room: room, count: count, totalHeight: totalHeight) { return }
        }
    }

    private init(size: Double, rowHeight: Double, items: Int) {
        self.size = size
        self.rowHeight = rowHeight
        self.items = items
    }

    /// Shrinks the distances as far as needed; false when that is not enough.
    private mutating func squeeze(room: Double, count: Int, totalHeight: Double) -> Bool {
        let above = items < count ? items + 1 : items
        let heights = Double(above) * itemHeight + Double(fees) * rowHeight
        let fixed = LayoutTokens.Sheet.detailsHeight + heights + LayoutTokens.Sheet.hairline + totalHeight
        let between = Double(max(0, above - 1)) * itemGap + Double(max(0, fees - 1)) * Tokens.row
        let gaps = Tokens.afterTitle + 2 * Tokens.hairline + Tokens.total + between
        gap = min(1, max(LayoutTokens.Gap.floor, (room - fixed) / gaps))
        return fixed + gaps * gap <= room + 1e-9
    }
}
