/// Reads the lines of an order against the store's menu.
struct ItemDecoder {
    let store: Store
    let decimals: Int
    /// The menus' prices that are not exact, where the order's details show what things cost; nil where they stay shut.
    let shown: InexactPrices?

    /// A price that the order itself says; one that is not exact is reported where it is shown.
    func price(_ reader: ScriptReader?) -> Int? {
        Price.minorUnits(reader, decimals: decimals) { if shown != nil { $0.fail($1) } }
    }

    /// An item. What the menu lacks is reported; then the item is free, so that its price is no second mistake.
    func item(_ reader: ScriptReader) -> OrderItem {
        if let text = reader.text { return item(named: text, reader) }
        let name = reader["name"]?.text ?? ""
        let count = reader["count"]?.whole ?? 1
        if let price = price(reader["price"]) {
            return OrderItem(
                name: fullName(name, reader["size"]?.text), count: count, price: price, addOns: texts(reader["addOns"]),
                image: store.menu.first { $0.name == name }?.image)
        }
        guard !store.menu.isEmpty else {
            return OrderItem(name: fullName(name, reader["size"]?.text), count: count, addOns: texts(reader["addOns"]))
        }
        guard let nameReader = reader["name"], nameReader.text != nil, let dish = dish(name, nameReader) else {
            return OrderItem(
                name: fullName(name, reader["size"]?.text), count: count, price: 0, addOns: texts(reader["addOns"]))
        }
        let extras = (reader["addOns"]?.elements ?? []).compactMap { portion($0, in: dish.addOns, of: dish, "add-on") }
        let base = base(of: dish, reader) ?? Portion(name: fullName(name, reader["size"]?.text), price: 0)
        return OrderItem(
            name: base.name, count: count, price: extras.reduce(base.price) { $0 + $1.price },
            addOns: extras.map(\.name), image: dish.image)
    }

    /// `Garlic Knots`, or a dish and its size in one: `Margherita 18"`.
    private func item(named text: String, _ reader: ScriptReader) -> OrderItem {
        if store.menu.isEmpty { return OrderItem(name: text) }
        let choices = store.menu.flatMap { dish -> [(item: OrderItem, key: InexactPrices.Key)] in
            dish.sizes.isEmpty
                ? [(item: OrderItem(name: dish.name, price: dish.price, image: dish.image), key: key(dish))]
                : dish.sizes.map {
                    (
                        OrderItem(name: fullName(dish.name, $0.name), price: $0.price, image: dish.image),
                        key(dish, .size($0.name))
                    )
                }
        }
        if let choice = choices.first(where: { $0.item.name == text }) {
            shown?.tell(choice.key, reader.log)
            return choice.item
        }
        if let dish = store.menu.first(where: { $0.name == text }) {
            reportMissingSize(dish, reader)
        } else {
            report(reader, text, known: choices.map(\.item.name))
        }
        return OrderItem(name: text, price: 0)
    }

    private func dish(_ name: String, _ reader: ScriptReader) -> Dish? {
        if let dish = store.menu.first(where: { $0.name == name }) { return dish }
        report(reader, name, known: store.menu.map(\.name))
        return nil
    }

    /// The dish in the size asked for.
    private func base(of dish: Dish, _ reader: ScriptReader) -> Portion? {
        if let size = reader["size"] {
            return portion(size, in: dish.sizes, of: dish, "size")
                .map { Portion(name: fullName(dish.name, $0.name), price: $0.price) }
        }
        if dish.sizes.isEmpty {
            shown?.tell(key(dish), reader.log)
            return Portion(name: dish.name, price: dish.price ?? 0)
        }
        reportMissingSize(dish, reader)
        return nil
    }

    private func portion(_ reader: ScriptReader, in known: [Portion], of dish: Dish, _ noun: String) -> Portion? {
        guard let name = reader.text else { return nil }
        if let portion = known.first(where: { $0.name == name }) {
            shown?.tell(key(dish, noun == "size" ? .size(name) : .addOn(name)), reader.log)
            return portion
        }
        reader.fail(
            "\(Quoted.text(dish.name)) has no \(noun) called \(Quoted.text(name))",
            suggestion: Nearest.suggestion(for: name, in: known.map(\.name), orList: "there are:"))
        return nil
    }

    private func key(_ dish: Dish, _ portion: InexactPrices.Key.Portion? = nil) -> InexactPrices.Key {
        InexactPrices.Key(store: store.id, dish: dish.name, portion: portion)
    }

    private func report(_ reader: ScriptReader, _ name: String, known: [String]) {
        reader.fail(
            "\(Quoted.bare(store.name)) has no dish called \(Quoted.text(name))",
            suggestion: Nearest.suggestion(for: name, in: known, orList: "there are:"))
    }

    private func reportMissingSize(_ dish: Dish, _ reader: ScriptReader) {
        let sizes = dish.sizes.map { Quoted.bare($0.name) }.joined(separator: ", ")
        reader.fail("\(Quoted.text(dish.name)) comes in sizes; add one of \(sizes)")
    }

    private func fullName(_ name: String, _ size: String?) -> String { size.map { "\(name) \($0)" } ?? name }

    private func texts(_ reader: ScriptReader?) -> [String] { (reader?.elements ?? []).compactMap(\.text) }
}
