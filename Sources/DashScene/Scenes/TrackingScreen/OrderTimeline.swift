/// What an order has come to on a frame.
struct OrderTimeline {
    let order: Order
    let clock: FrameClock

    /// When "nearby" begins; with the pick-up where it holds for the whole drive.
    var nearbyStart: ClipTime {
        guard order.nearbyFrom > 0 else { return order.beats.pickedUp }
        let drive = Double((order.beats.arrives - order.beats.drives).nanoseconds)
        return order.beats.drives + ClipTime(nanoseconds: Int((drive * order.nearbyFrom).rounded()))
    }

    /// The order's state on a frame.
    func phase(on frame: Int) -> OrderPhase {
        if clock.isReached(order.beats.arrives, by: frame) { return .complete }
        if clock.isReached(nearbyStart, by: frame) { return .nearby }
        if clock.isReached(order.beats.pickedUp, by: frame) { return .heading }
        if let preparing = order.beats.preparing, !clock.isReached(preparing, by: frame) { return .confirming }
        if order.beats.preparing == nil, order.beats.confirming != nil { return .confirming }
        return order.beats.preparing == nil ? .heading : .preparing
    }

    /// The states that the order goes through.
    var phases: [OrderPhase] {
        OrderPhase.allCases.filter { phase in
            switch phase {
            case .confirming: order.beats.confirming != nil
            case .preparing: order.beats.preparing != nil
            case .heading: order.nearbyFrom > 0
            case .nearby, .complete: true
            }
        }
    }

    /// When a tracker step is reached within the clip; nil for one that was black from the start.
    func reachTime(ofStep step: Int) -> ClipTime? {
        switch step {
        case 2: order.beats.confirming == nil ? nil : order.beats.preparing
        case 3: order.beats.preparing == nil && order.beats.confirming == nil ? nil : order.beats.pickedUp
        case 4: order.beats.arrives
        default: nil
        }
    }

    /// The share of the drive that is done, 0 to 1.
    func driven(on frame: Int) -> Double {
        let beats = order.beats
        return clock.progress(of: frame, from: beats.drives, lasting: beats.arrives - beats.drives)
    }

    /// How much of tracker line 1, 2 or 3 is filled, 0 to 1.
    func fill(ofLine line: Int, on frame: Int) -> Double {
        let beats = order.beats
        switch line {
        case 1: return share(on: frame, from: beats.confirming, to: beats.preparing ?? beats.pickedUp)
        case 2: return share(on: frame, from: beats.preparing, to: beats.pickedUp)
        default:
            guard phase(on: frame).isPickedUp else { return 0 }
            return order.startFill + (1 - order.startFill) * driven(on: frame)
        }
    }

    private func share(on frame: Int, from start: ClipTime?, to end: ClipTime) -> Double {
        guard let start else { return clock.isReached(end, by: frame) || order.beats.confirming == nil ? 1 : 0 }
        return clock.progress(of: frame, from: start, lasting: end - start)
    }
}
