/// An entry of a store's menu.
public struct Dish: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// What it is; empty when not given.
    public var description: String
    /// Its price in minor units (cents); nil where only its sizes have prices.
    public var price: Int?
    /// A picture of it, shown in the order's details; nil for none.
    public var image: Picture?
    /// Its sizes, each with its whole price.
    public var sizes: [Portion]
    /// What can be added, each with its extra price.
    public var addOns: [Portion]

    /// Makes a dish.
    public init(
        name: String, description: String = "", price: Int? = nil, image: Picture? = nil, sizes: [Portion] = [],
        addOns: [Portion] = []
    ) {
        self.name = name
        self.description = description
        self.price = price
        self.image = image
        self.sizes = sizes
        self.addOns = addOns
    }
}

/// A size or an add-on of a dish.
public struct Portion: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its price in minor units (cents).
    public var price: Int

    /// Makes a portion.
    public init(name: String, price: Int) {
        self.name = name
        self.price = price
    }
}
