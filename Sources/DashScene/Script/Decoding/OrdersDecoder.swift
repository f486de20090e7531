/// Reads a script's orders, their references resolved.
struct OrdersDecoder {
    let context: ScriptContext
    let root: ScriptReader
    let home: Coordinate?
    /// The decimals of the brand's money; nil when there is no brand.
    let decimals: Int?
    /// The way of the brand's screen.
    let direction: LayoutDirection
    let motion: Motion
    let duration: ClipTime?

    /// The orders, and the routes that have a name, that could be read; all that is wrong is reported.
    func read() -> (orders: [Order], routes: [NamedRoute]) {
        let people = PeopleDecoder(context: context, decimals: decimals ?? MoneyFormat.dollars.decimals)
        let routes = RouteDecoder(home: home)
        let readers = root["orders"]?.elements ?? []
        let driven = Set(readers.compactMap { $0["route"]?.text })
        let tables = Tables(
            stores: IDTable(root["stores"], noun: "store", read: people.store),
            dashers: IDTable(root["dashers"], noun: "Dasher", read: people.dasher),
            routes: IDTable(root["routes"], noun: "route") { id, reader in
                routes.route(reader, isDriven: driven.contains(id))
            })
        let beats = readers.enumerated().map { BeatsDecoder(reader: $1, isFirst: $0 == 0).beats() }
        BeatsChecker(motion: motion, duration: duration).check(beats)
        let orders = zip(readers, beats).enumerated().compactMap { index, pair in
            OrderDecoder(
                context: context, people: people, routes: routes, tables: tables, reader: pair.0,
                direction: direction
            )
            .order(id: "order\(index + 1)", beats: pair.1?.beats)
        }
        return (orders, tables.routes.entries.map { NamedRoute(name: $0.id, points: $0.value) })
    }

    struct Tables {
        let stores: IDTable<Store>
        let dashers: IDTable<Dasher>
        let routes: IDTable<[Coordinate]>
    }
}
