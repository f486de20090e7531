/// The states of an order, as its screen tells them.
enum OrderPhase: Int, CaseIterable, Comparable, Sendable {
    case confirming, preparing, heading, nearby, complete

    static func < (a: OrderPhase, b: OrderPhase) -> Bool { a.rawValue < b.rawValue }

    /// How many of the four tracker steps have been reached.
    var stepsReached: Int {
        switch self {
        case .confirming: 1
        case .preparing: 2
        case .heading, .nearby: 3
        case .complete: 4
        }
    }

    /// Whether the courier has the order.
    var isPickedUp: Bool { self >= .heading }
}
