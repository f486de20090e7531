import DashScene

@testable import DashRender

/// Turns the real script into another one: words, times, canvas, routes, brand.
struct RandomScript {
    private var dice: Dice

    init(seed: UInt64) { dice = Dice(seed: seed) }

    private static let words = [
        "", "A", "Jo", "Maximiliane-Alexandrina von und zu Hohenstein-Waldenburg", "Pho 🍜 Bắc", "寿司さくら", "שניצל",
        "iiiiiiiiiiiiiiii", "WWWWWWWWWWWWWWWW", "🛵🛵🛵🛵🛵", "Zoë & Søn", "a b c d e f g h i j k l m n o p q r s t u v",
        "Kaffeehaus", "  spaces  ", "e\u{301}e\u{301}e\u{301}",
    ]
    private static let rates = ["60", "59.94", "30", "24", "25", "12", "120"]
    private static let scales = [0.5, 0.6, 0.75, 1]

    /// A script like `script`, with its brand and files.
    mutating func next(_ script: Script) -> Script {
        var script = script
        script.canvas = Size(Double(dice.number(360..<560)), Double(dice.number(640..<1000)))
        script.scale = dice.pick(Self.scales)
        script.frameRate = FrameRate(parsing: dice.pick(Self.rates)) ?? script.frameRate
        script.clock = ClockTime(minutes: dice.number(0..<1440))
        if dice.isOne(in: 3) { script.motion = motion(script.motion) }
        let stretch = dice.number(0.6...1.4)
        script.duration = scaled(script.duration, stretch)
        script.orders = script.orders.map { order($0, stretch: stretch) }
        if dice.isOne(in: 4) { script.orders.removeLast() }
        if dice.isOne(in: 4) { script.tiles = nil }
        if dice.isOne(in: 4) { script.brand = translucent(script.brand) }
        return script
    }

    /// With colours that are seen through.
    private mutating func translucent(_ brand: Brand) -> Brand {
        var brand = brand
        brand.map.land.alpha = UInt8(dice.number(0..<256))
        brand.colors.surface.alpha = UInt8(dice.number(0..<256))
        brand.colors.accent.alpha = UInt8(dice.number(0..<256))
        brand.colors.pin.alpha = UInt8(dice.number(0..<256))
        return brand
    }

    private func scaled(_ time: ClipTime, _ factor: Double) -> ClipTime {
        // Whole milliseconds, as a person would write them.
        ClipTime(nanoseconds: Int((Double(time.nanoseconds) * factor / 1e6).rounded()) * 1_000_000)
    }

    private mutating func motion(_ motion: Motion) -> Motion {
        var motion = motion
        motion.arrive = scaled(motion.arrive, dice.number(0.3...2))
        motion.photoGrow = scaled(motion.photoGrow, dice.number(0.3...2))
        motion.crossFade = scaled(motion.crossFade, dice.number(0.3...2))
        motion.haloPeriod = scaled(motion.haloPeriod, dice.number(0.3...2))
        return motion
    }

    private mutating func order(_ order: Order, stretch: Double) -> Order {
        var order = order
        order.store.name = word(order.store.name)
        order.store.initials = dice.isOne(in: 3) ? "Q" : order.store.initials
        order.store.color = Color(
            UInt8(dice.number(0..<256)), UInt8(dice.number(0..<256)), UInt8(dice.number(0..<256)))
        order.dasher.name = word(order.dasher.name)
        order.dasher.badge = word(order.dasher.badge)
        order.dasher.deliveries = dice.isOne(in: 3) ? nil : dice.number(0..<100_000)
        if dice.isOne(in: 4) { order.dasher.portrait = nil }
        if dice.isOne(in: 4) { order.dasher.vehicle = nil }
        if dice.isOne(in: 4) { order.photo = nil }
        if dice.isOne(in: 2) { order.helper = dice.pick(Self.words) }
        order.minutes = dice.number(1..<200)
        order.nearbyFrom = dice.share()
        order.startFill = dice.share()
        order.route = route(order.route)
        order.startMetres = dice.isOne(in: 2) ? nil : dice.number(60...250)
        order.beats = beats(order.beats, stretch)
        order.banner = order.banner.map { banner($0, stretch) }
        return order
    }

    private mutating func word(_ own: String) -> String { dice.isOne(in: 2) ? dice.pick(Self.words) : own }

    /// Without some of its points but the last, and the others moved by up to some 50 m.
    private mutating func route(_ points: [Coordinate]) -> [Coordinate] {
        guard let home = points.last, points.count > 2 else { return points }
        let kept = points.dropLast().filter { _ in !dice.isOne(in: 3) }
        let start = kept.isEmpty ? [points[0]] : kept
        return start.map { point in
            var point = point
            point.latitude += dice.number(-0.0005...0.0005)
            point.longitude += dice.number(-0.0005...0.0005)
            return point
        } + [home]
    }

    private mutating func beats(_ beats: OrderBeats, _ stretch: Double) -> OrderBeats {
        var beats = beats
        beats.appears = scaled(beats.appears, stretch)
        beats.pickedUp = scaled(beats.pickedUp, stretch)
        beats.drives = scaled(beats.drives, stretch)
        beats.arrives = scaled(beats.arrives, stretch)
        beats.photo = scaled(beats.photo, stretch)
        return beats
    }

    private mutating func banner(_ banner: BannerBeat, _ stretch: Double) -> BannerBeat {
        var banner = banner
        banner.slides = scaled(banner.slides, stretch)
        banner.pressed = scaled(banner.pressed, stretch)
        banner.title = word(banner.title)
        banner.text = word(banner.text)
        return banner
    }
}
