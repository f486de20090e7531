/// Reads stores with their menus, and Dashers.
struct PeopleDecoder {
    let context: ScriptContext
    /// The decimals of the brand's money.
    let decimals: Int

    /// A store; a part that it lacks (reported) is blank.
    func store(_ id: String, _ reader: ScriptReader) -> Store {
        let menu = reader["menu"].map(menu) ?? []
        let blank = StandIn.store
        return Store(
            id: id, name: reader["name"]?.text ?? blank.name, initials: reader["initials"]?.text ?? blank.initials,
            color: reader["color"]?.color ?? blank.color, cuisine: reader["cuisine"]?.text ?? "",
            minutes: reader["minutes"]?.whole ?? 30, distance: reader["distance"]?.text ?? "",
            rating: reader["rating"]?.textOrNumeral ?? "", reviews: reader["reviews"]?.text ?? "",
            deal: reader["deal"]?.text ?? "", menu: menu)
    }

    private func menu(_ reader: ScriptReader) -> [Dish] {
        guard reader.text == nil else { return CatalogueDecoder(context: context).dishes(reader, read: dish) }
        SameNames.check(reader.elements, "dishes")
        return reader.elements.compactMap(dish)
    }

    private func dish(_ reader: ScriptReader) -> Dish? {
        guard let name = reader["name"]?.text else { return nil }
        let sizes = portions(reader["sizes"], "sizes")
        let price = Price.minorUnits(reader["price"], decimals: decimals)
        if reader["price"] == nil, sizes.isEmpty { reader.fail("needs a \"price\", or \"sizes\" with prices") }
        return Dish(
            name: name, description: reader["description"]?.text ?? "", price: price,
            image: context.picture(reader["image"]), sizes: sizes, addOns: portions(reader["addOns"], "add-ons"))
    }

    private func portions(_ reader: ScriptReader?, _ plural: String) -> [Portion] {
        SameNames.check(reader?.elements ?? [], plural)
        return (reader?.elements ?? []).compactMap { entry in
            guard let name = entry["name"]?.text, let price = Price.minorUnits(entry["price"], decimals: decimals)
            else {
                return nil
            }
            return Portion(name: name, price: price)
        }
    }

    /// A Dasher; without a name (reported) a blank one.
    func dasher(_ id: String, _ reader: ScriptReader) -> Dasher {
        let portrait = context.picture(reader["portrait"])
        let vehicle = context.picture(reader["vehicle"])
        return Dasher(
            id: id, name: reader["name"]?.text ?? StandIn.dasher.name, rating: reader["rating"]?.textOrNumeral ?? "",
            deliveries: reader["deliveries"]?.whole,
            badge: reader["badge"]?.text ?? "", portrait: portrait, vehicle: vehicle,
            glyph: reader["glyph"]?.text.flatMap(Glyph.init(rawValue:)))
    }
}
