/// Sets moments one after another, far enough apart for every movement, in place of those that cannot be kept.
enum PlainTimes {
    /// From one moment to the next; no movement takes half of it.
    private static let step = ClipTime.milliseconds(20_000)

    /// Sets all moments of some orders, each that an order has; returns the length of the clip.
    static func set(_ orders: inout [Order]) -> ClipTime {
        var now = ClipTime.zero
        func next() -> ClipTime {
            defer { now = now + step }
            return now
        }
        for index in orders.indices {
            orders[index].banner?.slides = next()
            orders[index].banner?.pressed = next()
            let beats = orders[index].beats
            let appears = next()
            let confirming = beats.confirming.map { _ in appears }
            let preparing = beats.preparing.map { _ in confirming == nil ? appears : next() }
            let isEarly = confirming != nil || preparing != nil
            let pickedUp = isEarly ? next() : appears
            orders[index].beats = OrderBeats(
                appears: appears, confirming: confirming, preparing: preparing, pickedUp: pickedUp, drives: next(),
                arrives: next(), photo: next(), details: beats.details.map { _ in next() })
        }
        return now + step
    }
}
