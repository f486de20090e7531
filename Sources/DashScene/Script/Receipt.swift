/// What an order comes to, in exact minor units (cents) of the brand's money.
public struct Receipt: Hashable, Sendable {
    /// One item with its count and the price of all of them.
    public struct Line: Hashable, Sendable {
        /// What it is: "2 × Miso Soup".
        public var name: String
        /// How many.
        public var count: Int
        /// What it costs, minor units.
        public var amount: Int
        /// A picture of it; nil for none.
        public var image: Picture?
    }

    /// The items in the order they were written.
    public let items: [Line]
    /// The items together, minor units.
    public let subtotal: Int
    /// The delivery fee, the service fee, the estimated tax and the courier's tip, minor units.
    public let delivery, service, tax, tip: Int

    /// All of it together, minor units.
    public var total: Int { subtotal + delivery + service + tax + tip }

    /// Adds an order up; an item without a price counts as free.
    ///
    /// - Parameter direction: The way of the screen that shows the names.
    public init(order: Order, fees: Fees, direction: LayoutDirection = .leftToRight) {
        items = order.items.map { item in
            let count = item.count > 1 ? "\(item.count) × " : ""
            let parts = ([item.name] + item.addOns).map { Isolate.around($0, direction) }
            return Line(
                name: count + parts.joined(separator: " + "), count: item.count,
                amount: (item.price ?? 0) * item.count, image: item.image)
        }
        subtotal = items.reduce(0) { $0 + $1.amount }
        delivery = fees.delivery
        service = fees.service.of(subtotal)
        tax = fees.tax.of(subtotal)
        tip = order.tip
    }
}
