/// Checks that the moments of all orders follow one another and end before the clip does.
struct BeatsChecker {
    let motion: Motion
    let duration: ClipTime?
    let durationReader: ScriptReader?

    /// Reports every pair of moments that is out of order, naming both.
    func check(_ orders: [OrderMoments?]) {
        for order in orders { order.map(checkOne) }
        for (earlier, later) in zip(orders, orders.dropFirst()) {
            if let earlier, let later { check(earlier, before: later) }
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
            }
            if order.appears.time < pressed.time {
                order.appears.fail("\(order.appears.time.decimalSeconds) s is before \(pressed.words)")
            }
        }
        checkEnd(order)
    }

    /// Reports the last movement of an order when it runs past the clip's end.
    private func checkEnd(_ order: OrderMoments) {
        guard let duration else { return }
        let ends: [(beat: Beat, motion: ClipTime, name: String)] = [
            (order.photo, motion.photoGrow, "motion.photoGrow"),
            (order.arrives, max(motion.arrive, motion.stepPop), "motion.arrive"),
        ]
        guard let last = ends.max(by: { $0.beat.time + $0.motion < $1.beat.time + $1.motion }) else { return }
        let end = last.beat.time + last.motion
        if end > duration {
            last.beat.fail(
                "with \(last.name) (\(last.motion.decimalSeconds) s) ends at \(end.decimalSeconds) s, after the clip's duration (\(duration.decimalSeconds) s)",
                suggestion: "start it earlier or make the duration \(end.decimalSeconds) or more")
        }
    }

    private func check(_ earlier: OrderMoments, before later: OrderMoments) {
        let end = earlier.photo.time + motion.photoGrow
        if later.appears.time < end {
            later.appears.fail(
                "\(later.appears.time.decimalSeconds) s is before the end (\(end.decimalSeconds) s) of \(earlier.photo.words)"
            )
        } else if let slides = later.slides, slides.time < earlier.appears.time + motion.crossFade,
            earlier.appears.time > .zero
        {
            slides.fail("\(slides.time.decimalSeconds) s is before the fade of \(earlier.appears.words) has ended")
        }
        if let pressed = earlier.pressed, let slides = later.slides, slides.time < pressed.time + motion.bannerLeave {
            slides.fail("\(slides.time.decimalSeconds) s is before the banner of \(pressed.words) has left")
        }
    }
}
