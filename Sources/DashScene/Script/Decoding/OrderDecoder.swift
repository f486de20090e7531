/// Reads one order.
struct OrderDecoder {
    let context: ScriptContext
    let people: PeopleDecoder
    let routes: RouteDecoder
    let tables: OrdersDecoder.Tables
    let reader: ScriptReader
    /// The way of the brand's screen.
    let direction: LayoutDirection

    /// The order; what is missing in it (reported) is something plain.
    func order(id: String, beats: OrderBeats) -> Order {
        let knownStore = reference("store", tables.stores, people.store)
        let store = knownStore ?? StandIn.store
        var dasher = reference("dasher", tables.dashers, people.dasher) ?? StandIn.dasher
        if let vehicle = context.picture(reader["vehicle"]) { dasher.vehicle = vehicle }
        let route = route()
        let photo = context.picture(reader["photo"])
        let names = ["dasher": dasher.name, "store": store.name, BrandFields.noun: people.courier]
            .mapValues { Isolate.around($0, direction) }
        let banner = banner(names)
        let decoder = ItemDecoder(
            store: store, decimals: people.decimals, shown: beats.details == nil ? nil : people.inexact)
        let items = (reader["items"]?.elements ?? []).map(decoder.item)
        if beats.details != nil, knownStore != nil { checkPrices(items) }
        return Order(
            id: id, store: store, dasher: dasher, route: route ?? StandIn.route(to: routes.home ?? StandIn.home),
            startMetres: route.flatMap(startMetres),
            nearbyFrom: reader["nearbyFrom"]?.number ?? 0.75, startFill: reader["startFill"]?.number ?? 0,
            minutes: reader["minutes"]?.whole ?? store.minutes,
            helper: reader["helper"]?.text.map { Template.filled($0, with: names) }, photo: photo, items: items,
            tip: decoder.price(reader["tip"]) ?? 0, banner: banner, beats: beats)
    }

    /// Reports what keeps the order's details from being added up.
    private func checkPrices(_ items: [OrderItem]) {
        guard let list = reader["items"], !list.elements.isEmpty else {
            return ((reader["beats"] ?? reader["life"])?["details"] ?? reader).fail(
                "the order has no \"items\" to show")
        }
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
        if metres < ScriptLimits.shortestDrive {
            start.fail(
                "must be at least \(NumberRule.short(ScriptLimits.shortestDrive)) m, not \(NumberRule.short(metres))")
            return nil
        }
        if metres > length {
            start.fail("\(NumberRule.short(metres)) m is more than the route's \(Int(length)) m")
            return nil
        }
        return metres
    }

    private func banner(_ names: [String: String]) -> BannerBeat? {
        guard let banner = reader["banner"] else { return nil }
        let avatar = context.picture(banner["avatar"])
        func words(_ key: String) -> String { Template.filled(banner[key]?.text ?? "", with: names) }
        return BannerBeat(
            slides: banner["at"]?.time ?? .zero, pressed: banner["pressed"]?.time ?? .zero, title: words("title"),
            text: words("text"), avatar: avatar)
    }
}
