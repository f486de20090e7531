/// The words of an order's sheet in each of its states.
struct OrderWording {
    let order: Order
    let brand: Brand
    let clock: ClockTime

    private var words: Words { brand.words }

    /// Minutes from the start of the promised range to its end.
    private static let rangeMinutes = 10

    func title(_ phase: OrderPhase) -> String {
        switch phase {
        case .confirming: filled(words.confirmingTitle)
        case .preparing: filled(words.preparingTitle)
        case .heading: filled(words.headingTitle)
        case .nearby: filled(words.nearbyTitle)
        case .complete: filled(words.completeTitle)
        }
    }

    func subtitle(_ phase: OrderPhase) -> String {
        switch phase {
        case .confirming, .preparing: filled(words.arrivesRange)
        case .heading: filled(words.arrives, time: clock.adding(minutes: order.minutes))
        case .nearby: filled(words.arrivingNow)
        case .complete: filled(words.arrived)
        }
    }

    func helper(_ phase: OrderPhase) -> String {
        switch phase {
        case .confirming: filled(words.confirmingHelper)
        case .preparing: filled(words.preparingHelper)
        // The order's own words were filled when it was read; a name in them may look like one in braces.
        case .heading, .nearby: order.helper ?? filled(words.pickedUpHelper)
        case .complete: filled(words.leftHelper)
        }
    }

    /// The courier's statistics: rating, deliveries, badge, as far as they are known.
    var stats: String {
        let deliveries = order.dasher.deliveries.map { words.deliveries.text($0, brand.locale) }
        let parts = [stars(order.dasher.rating), deliveries ?? "", isolated(order.dasher.badge)]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// The store's line, shown before the courier has the order.
    var storeStats: String {
        let parts = [stars(order.store.rating), isolated(order.store.cuisine), isolated(order.store.distance)]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private func stars(_ rating: String) -> String { rating.isEmpty ? "" : "\(isolated(rating)) ★" }

    private func isolated(_ value: String) -> String { Isolate.around(value, brand.direction) }

    private func shown(_ time: ClockTime) -> String { isolated(time.text(brand.clock)) }

    private func filled(_ template: String, time: ClockTime? = nil) -> String {
        let from = clock.adding(minutes: order.store.minutes)
        return Template.filled(
            template,
            with: [
                "dasher": isolated(order.dasher.name), "store": isolated(order.store.name),
                "time": shown(time ?? clock), "from": shown(from),
                "to": shown(from.adding(minutes: OrderWording.rangeMinutes)),
            ])
    }
}
