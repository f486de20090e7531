/// Reads stores with their menus, and Dashers.
struct PeopleDecoder {
    let context: ScriptContext
    /// The decimals of the brand's money.
    let decimals: Int
    /// The brand's noun for a courier.
    let courier: String
    /// Where prices are kept that are not exact in it.
    let inexact: InexactPrices

    /// A store; a part that it lacks (reported) is blank.
    func store(_ id: String, _ reader: ScriptReader) -> Store {
        let menu = reader["menu"].map { self.menu($0, of: id) } ?? []
        let blank = StandIn.store
        return Store(
            id: id, name: reader["name"]?.text ?? blank.name, initials: reader["initials"]?.text ?? blank.initials,
            color: reader["color"]?.color ?? blank.color, cuisine: reader["cuisine"]?.text ?? "",
            minutes: reader["minutes"]?.whole ?? 30, distance: reader["distance"]?.text ?? "",
            rating: reader["rating"]?.figure ?? "", reviews: reader["reviews"]?.text ?? "",
            deal: reader["deal"]?.text ?? "", menu: menu)
    }

    private func menu(_ reader: ScriptReader, of store: String) -> [Dish] {
        guard reader.text == nil else {
            return CatalogueDecoder(context: context).dishes(reader) { dish($0, of: store) }
        }
        SameNames.check(reader.elements, "dishes")
        return reader.elements.compactMap { dish($0, of: store) }
    }

    private func dish(_ reader: ScriptReader, of store: String) -> Dish? {
        guard let name = reader["name"]?.text else { return nil }
        let key = InexactPrices.Key(store: store, dish: name)
        let sizes = portions(reader["sizes"], "sizes", key) { .size($0) }
        let price = price(reader["price"], key)
        if reader["price"] == nil, sizes.isEmpty { reader.fail("needs a \"price\", or \"sizes\" with prices") }
        return Dish(
            name: name, description: reader["description"]?.text ?? "", price: price,
            image: reader["image"]?.text == "" ? nil : context.picture(reader["image"]), sizes: sizes,
            addOns: portions(reader["addOns"], "add-ons", key) { .addOn($0) })
    }

    /// The price; one that is not exact is kept for where it is shown.
    private func price(_ reader: ScriptReader?, _ key: InexactPrices.Key) -> Int? {
        Price.minorUnits(reader, decimals: decimals) { inexact.note(key, $0, $1) }
    }

    private func portions(
        _ reader: ScriptReader?, _ plural: String, _ key: InexactPrices.Key,
        _ part: (String) -> InexactPrices.Key.Portion
    ) -> [Portion] {
        SameNames.check(reader?.elements ?? [], plural)
        return (reader?.elements ?? []).compactMap { entry in
            guard let name = entry["name"]?.text else { return nil }
            var key = key
            key.portion = part(name)
            return Portion(name: name, price: self.price(entry["price"], key) ?? 0)
        }
    }

    /// A Dasher; without a name (reported) a blank one.
    func dasher(_ id: String, _ reader: ScriptReader) -> Dasher {
        let portrait = context.picture(reader["portrait"])
        let vehicle = context.picture(reader["vehicle"])
        return Dasher(
            id: id, name: reader["name"]?.text ?? StandIn.dasher.name, rating: reader["rating"]?.figure ?? "",
            deliveries: reader["deliveries"]?.whole,
            badge: Template.filled(reader["badge"]?.text ?? "", with: [BrandFields.noun: courier]), portrait: portrait,
            vehicle: vehicle, glyph: reader["glyph"]?.text.flatMap(Glyph.init(rawValue:)))
    }
}
