/// Checks that the moments of all orders follow one another and end before the clip does.
struct BeatsChecker {
    let motion: Motion
    let duration: ClipTime?

    /// Reports every pair of moments that is out of order, naming both.
    func check(_ orders: [OrderMoments?]) {
        for order in orders { order.map(checkOne) }
        for (index, (earlier, later)) in zip(orders, orders.dropFirst()).enumerated() {
            if let earlier, let later { check(earlier, before: later, fades: index > 0) }
        }
    }

    private func checkOne(_ order: OrderMoments) {
        for (earlier, later) in zip(order.sequence, order.sequence.dropFirst()) where later.time < earlier.time {
            later.fail("\(later.time.decimalSeconds) s is before \(earlier.words)")
        }
        if order.arrives.time == order.drives.time {
            order.arrives.fail("\(order.arrives.time.decimalSeconds) s is not after \(order.drives.words)")
        }
        if let first = order.sequence.dropFirst().first, first.time > order.appears.time {
            first.fail(
                "the sheet has no words between \(order.appears.words) and this (\(first.time.decimalSeconds) s)",
                suggestion: "start with confirming, preparing or pickedUp when it appears")
        }
        if let slides = order.slides, let pressed = order.pressed {
            if pressed.time <= slides.time {
                pressed.fail("\(pressed.time.decimalSeconds) s is not after \(slides.words)")
            } else {
                require(pressed, after: slides, lasting: motion.bannerSlide, "the slide of ")
            }
            if order.appears.time < pressed.time {
                order.appears.fail("\(order.appears.time.decimalSeconds) s is before \(pressed.words)")
            }
        }
        checkDetails(order)
        checkEnd(order)
    }

    /// From the moment at which details open until they are there.
    private var detailsOpen: ClipTime { motion.detailsFade + motion.detailsFade }

    /// Details open on the way and are there before the arrival, or they open on a photo card that has grown.
    private func checkDetails(_ order: OrderMoments) {
        guard let details = order.details else { return }
        if details.time < order.appears.time {
            details.fail("\(details.time.decimalSeconds) s is before \(order.appears.words)")
        } else if details.time >= order.arrives.time {
            require(details, after: order.photo, lasting: motion.photoGrow, "")
        } else if details.time + detailsOpen > order.arrives.time {
            details.fail(
                "with motion.detailsFade twice (\(detailsOpen.decimalSeconds) s) ends at \((details.time + detailsOpen).decimalSeconds) s, after \(order.arrives.words)"
            )
        }
    }

    /// Reports the last movement of an order when it runs past the clip's end.
    private func checkEnd(_ order: OrderMoments) {
        guard let duration else { return }
        let ends: [(beat: Beat, motion: ClipTime, name: String)] =
            [
                (order.photo, motion.photoGrow, "motion.photoGrow"),
                (order.arrives, max(motion.arrive, motion.stepPop), "motion.arrive"),
            ] + (order.details.map { [($0, detailsOpen, "motion.detailsFade twice")] } ?? [])
        guard let last = ends.max(by: { $0.beat.time + $0.motion < $1.beat.time + $1.motion }) else { return }
        let end = last.beat.time + last.motion
        if end > duration, last.beat.isDerived {
            last.beat.reader.fail(
                "\(last.beat.words) with \(last.name) (\(last.motion.decimalSeconds) s) ends at \(end.decimalSeconds) s, after the clip's duration (\(duration.decimalSeconds) s)",
                suggestion: "start the life earlier, shorten it or make the duration \(end.decimalSeconds) or more")
        } else if end > duration {
            last.beat.fail(
                "with \(last.name) (\(last.motion.decimalSeconds) s) ends at \(end.decimalSeconds) s, after the clip's duration (\(duration.decimalSeconds) s)",
                suggestion: "start it earlier or make the duration \(end.decimalSeconds) or more")
        }
    }

    /// Checks two orders in a row; `fades` tells whether the earlier one's screen faded in.
    private func check(_ earlier: OrderMoments, before later: OrderMoments, fades: Bool) {
        require(later.appears, after: earlier.photo, lasting: motion.photoGrow, "")
        if let details = earlier.details { require(later.appears, after: details, lasting: detailsOpen, "") }
        guard let slides = later.slides else { return }
        if fades { require(slides, after: earlier.appears, lasting: motion.crossFade, "the fade of ") }
        if let pressed = earlier.pressed {
            require(slides, after: pressed, lasting: motion.bannerLeave, "the banner of ")
        }
    }

    /// Reports a moment that comes before a movement of the earlier order has ended.
    private func require(_ later: Beat, after earlier: Beat, lasting span: ClipTime, _ movement: String) {
        let end = earlier.time + span
        guard later.time < end else { return }
        later.fail(
            "\(later.time.decimalSeconds) s is before the end (\(end.decimalSeconds) s) of \(movement)\(earlier.words)")
    }
}
