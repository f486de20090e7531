/// Reads stores with their menus, and Dashers.
struct PeopleDecoder {
    let context: ScriptContext
    /// The decimals of the brand's money.
    let decimals: Int

    /// A store; nil when a part that it needs is missing (reported).
    func store(_ id: String, _ reader: ScriptReader) -> Store? {
        let menu = reader["menu"].map(menu) ?? []
        guard let name = reader["name"]?.text, let initials = reader["initials"]?.text,
            let color = reader["color"]?.color
        else { return nil }
        return Store(
            id: id, name: name, initials: initials, color: color, cuisine: reader["cuisine"]?.text ?? "",
            minutes: reader["minutes"]?.whole ?? 30, distance: reader["distance"]?.text ?? "",
            rating: reader["rating"]?.textOrNumeral ?? "", reviews: reader["reviews"]?.text ?? "",
            deal: reader["deal"]?.text ?? "", menu: menu)
    }

    private func menu(_ reader: ScriptReader) -> [Dish] {
        guard reader.text == nil else { return CatalogueDecoder(context: context).dishes(reader, read: dish) }
        return reader.elements.compactMap(dish)
    }

    private func dish(_ reader: ScriptReader) -> Dish? {
        guard let name = reader["name"]?.text else { return nil }
        let sizes = portions(reader["sizes"])
        let price = Price.minorUnits(reader["price"], decimals: decimals)
        if reader["price"] == nil, sizes.isEmpty { reader.fail("needs a \"price\", or \"sizes\" with prices") }
        return Dish(
            name: name, description: reader["description"]?.text ?? "", price: price,
            image: context.picture(reader["image"]), sizes: sizes, addOns: portions(reader["addOns"]))
    }

    private func portions(_ reader: ScriptReader?) -> [Portion] {
        (reader?.elements ?? []).compactMap { entry in
            guard let name = entry["name"]?.text, let price = Price.minorUnits(entry["price"], decimals: decimals)
            else {
                return nil
            }
            return Portion(name: name, price: price)
        }
    }

    /// A Dasher; nil when a part that it needs is missing (reported).
    func dasher(_ id: String, _ reader: ScriptReader) -> Dasher? {
        let portrait = context.picture(reader["portrait"])
        let vehicle = context.picture(reader["vehicle"])
        guard let name = reader["name"]?.text else { return nil }
        return Dasher(
            id: id, name: name, rating: reader["rating"]?.textOrNumeral ?? "", deliveries: reader["deliveries"]?.whole,
            badge: reader["badge"]?.text ?? "", portrait: portrait, vehicle: vehicle)
    }
}
