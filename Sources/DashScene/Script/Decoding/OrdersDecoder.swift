/// Reads a script's orders, their references resolved.
struct OrdersDecoder {
    let context: ScriptContext
    let root: ScriptReader
    let home: Coordinate?
    /// The brand; nil when there is none.
    let brand: Brand?
    let motion: Motion
    let duration: ClipTime?

    /// What a script's orders come to.
    struct Outcome {
        /// All orders; what is missing in them is something plain.
        var orders: [Order]
        /// The routes that have a name and could be read.
        var routes: [NamedRoute]
        /// Whether the orders' moments follow one another and end with the clip.
        var isInTime: Bool
    }

    /// Reads all orders; what is wrong is reported.
    func read() -> Outcome {
        let people = PeopleDecoder(
            context: context, decimals: brand?.money.decimals ?? MoneyFormat.dollars.decimals,
            courier: brand?.words.courier ?? Words.blank.courier, inexact: InexactPrices())
        let routes = RouteDecoder(home: home)
        let readers = root["orders"]?.elements ?? []
        let driven = Set(readers.compactMap { $0["route"]?.text })
        let tables = Tables(
            stores: IDTable(root["stores"], noun: "store", read: people.store),
            dashers: IDTable(root["dashers"], noun: "Dasher", read: people.dasher),
            routes: IDTable(root["routes"], noun: "route") { id, reader in
                routes.route(reader, isDriven: driven.contains(id))
            })
        let (beats, isInTime) = beats(of: readers)
        let orders = zip(readers, beats).enumerated().map { index, pair in
            OrderDecoder(
                context: context, people: people, routes: routes, tables: tables, reader: pair.0,
                direction: brand?.direction ?? .leftToRight
            )
            .order(id: "order\(index + 1)", beats: pair.1)
        }
        return Outcome(
            orders: orders, routes: tables.routes.entries.map { NamedRoute(name: $0.id, points: $0.value) },
            isInTime: isInTime)
    }

    /// The moments of all orders, and whether there was nothing to report about them.
    private func beats(of readers: [ScriptReader]) -> (beats: [OrderBeats], isInTime: Bool) {
        let errors = context.log.errorCount
        let decoders = readers.enumerated().map { BeatsDecoder(reader: $1, number: $0 + 1) }
        let moments = decoders.map { $0.beats() }
        BeatsChecker(motion: motion, duration: duration).check(moments)
        let isInTime = duration != nil && !moments.contains { $0 == nil } && context.log.errorCount == errors
        return (zip(decoders, moments).map { $1?.beats ?? $0.outline }, isInTime)
    }

    struct Tables {
        let stores: IDTable<Store>
        let dashers: IDTable<Dasher>
        let routes: IDTable<[Coordinate]>
    }
}
