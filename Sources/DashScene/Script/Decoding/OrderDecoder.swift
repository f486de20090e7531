/// Reads one order.
struct OrderDecoder {
    let context: ScriptContext
    let people: PeopleDecoder
    let routes: RouteDecoder
    let tables: OrdersDecoder.Tables
    let reader: ScriptReader
    /// The way of the brand's screen.
    let direction: LayoutDirection

    /// The order; nil when a part that it needs is missing (reported).
    func order(id: String, beats: OrderBeats?) -> Order? {
        let store = reference("store", tables.stores, people.store)
        var dasher = reference("dasher", tables.dashers, people.dasher)
        if let vehicle = context.picture(reader["vehicle"]) { dasher?.vehicle = vehicle }
        let route = route()
        let photo = context.picture(reader["photo"])
        let names = ["dasher": dasher?.name, "store": store?.name].mapValues { Isolate.around($0 ?? "", direction) }
        let banner = banner(names)
        let items = store.map { store in
            (reader["items"]?.elements ?? []).compactMap(ItemDecoder(store: store, decimals: people.decimals).item)
        }
        if beats?.details != nil, let items { checkPrices(items) }
        guard let store, let dasher, let route, let beats, let items else { return nil }
        return Order(
            id: id, store: store, dasher: dasher, route: route, startMetres: startMetres(on: route),
            nearbyFrom: reader["nearbyFrom"]?.number ?? 0.75, startFill: reader["startFill"]?.number ?? 0,
            minutes: reader["minutes"]?.whole ?? store.minutes,
            helper: reader["helper"]?.text.map { Template.filled($0, with: names) }, photo: photo, items: items,
            tip: Price.minorUnits(reader["tip"], decimals: people.decimals) ?? 0, banner: banner, beats: beats)
    }

    /// Reports what keeps the order's details from being added up.
    private func checkPrices(_ items: [OrderItem]) {
        guard let list = reader["items"], !list.elements.isEmpty else {
            return (reader["beats"]?["details"] ?? reader).fail("the order has no \"items\" to show")
        }
        guard items.count == list.elements.count else { return }
        for (item, entry) in zip(items, list.elements) where item.price == nil {
            entry.fail(
                "the order's details need the price of \(Quoted.text(item.name))",
                suggestion: "give the store a menu, or the item a \"price\"")
        }
    }

    /// What an id stands for, or what is written in its place.
    private func reference<Value>(
        _ key: String, _ table: IDTable<Value>, _ read: (String, ScriptReader) -> Value?
    ) -> Value? {
        guard let value = reader[key] else { return nil }
        if let id = value.text { return table.value(id, for: value) }
        return value.isObject ? read(value.path.description, value) : nil
    }

    private func route() -> [Coordinate]? {
        guard let value = reader["route"] else { return nil }
        if let id = value.text { return tables.routes.value(id, for: value) }
        return routes.route(value)
    }

    private func startMetres(on route: [Coordinate]) -> Double? {
        guard let start = reader["startMetres"], let metres = start.number else { return nil }
        let length = Route(route).length
        // A route without length has been reported already.
        guard length > 0 else { return metres }
        if metres < ScriptLimits.shortestDrive {
            start.fail(
                "must be at least \(NumberRule.short(ScriptLimits.shortestDrive)) m, not \(NumberRule.short(metres))")
        } else if length > 0, metres > length {
            start.fail("\(NumberRule.short(metres)) m is more than the route's \(Int(length)) m")
        }
        return metres
    }

    private func banner(_ names: [String: String]) -> BannerBeat? {
        guard let banner = reader["banner"] else { return nil }
        let avatar = context.picture(banner["avatar"])
        guard let slides = banner["at"]?.time, let pressed = banner["pressed"]?.time,
            let title = banner["title"]?.text, let text = banner["text"]?.text
        else { return nil }
        return BannerBeat(
            slides: slides, pressed: pressed, title: Template.filled(title, with: names),
            text: Template.filled(text, with: names), avatar: avatar)
    }
}
