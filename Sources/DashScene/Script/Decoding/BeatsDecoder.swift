/// A moment of an order with the place in the script that sets it.
struct Beat {
    /// What it is called: `orders[1].beats.photo`.
    var label: String
    var time: ClipTime
    /// What a message about it points at.
    var reader: ScriptReader
    /// Whether it follows from an order's life, where no key sets it; it is called by words then.
    var isDerived = false

    /// "orders[1].beats.photo (8.8 s)", or "order 2's photo card (24.2 s)".
    var words: String { "\(label) (\(time.decimalSeconds) s)" }

    func fail(_ message: String, suggestion: String? = nil) {
        reader.log.add(
            .error, offset: reader.value.offset, path: isDerived ? reader.path.description : label,
            isDerived ? "\(label): \(message)" : message, suggestion: suggestion)
    }
}

/// All moments of one order.
struct OrderMoments {
    /// The banner's two; both or neither.
    var slides, pressed: Beat?
    var appears: Beat
    var confirming, preparing: Beat?
    var pickedUp, drives, arrives, photo: Beat
    var details: Beat?

    /// The screen's moments in their order.
    var sequence: [Beat] { [appears, confirming, preparing, pickedUp, drives, arrives, photo].compactMap { $0 } }

    var beats: OrderBeats {
        OrderBeats(
            appears: appears.time, confirming: confirming?.time, preparing: preparing?.time, pickedUp: pickedUp.time,
            drives: drives.time, arrives: arrives.time, photo: photo.time,
            details: details?.time)
    }
}

/// Reads when an order's screen changes, from its `beats` or its `life`.
struct BeatsDecoder {
    /// From the arrival to the photo card's growing, unless the script says otherwise.
    static let photoDelay = ClipTime.milliseconds(200)

    /// The moments that others follow; none is judged where one of them cannot be read.
    private static let sequence = ["appears", "confirming", "preparing", "pickedUp", "drives", "arrives", "photo"]

    let reader: ScriptReader
    /// The order's place among all, from 1.
    let number: Int

    private var isFirst: Bool { number == 1 }

    /// The moments; nil after reporting why there are none.
    func beats() -> OrderMoments? {
        if isFirst, let banner = reader["banner"] {
            banner.fail("the first order cannot have a banner; there is no screen before it")
        }
        let isLife = reader["life"].map { $0.isObject || $0.flag == true } ?? false
        switch (reader["beats"], reader["life"]) {
        // What is no order has been told as such.
        case (nil, nil) where !reader.isObject: break
        case (nil, nil): reader.fail("\"beats\" or \"life\" is missing; one of them must say when its screen changes")
        case (nil, let life?) where !isLife:
            if life.flag == false { life.fail("must be true or an object of times, where there are no beats") }
        case (let beats?, let life?) where isLife:
            _ = beats
            life.fail("an order has beats or a life, not both")
        case (let beats?, _): return fromBeats(beats)
        case (nil, let life?): return fromLife(life)
        }
        return nil
    }

    /// The moments that are written, at no time, where they cannot be told.
    var outline: OrderBeats {
        let isLife = reader["beats"] == nil && reader["life"] != nil
        func moment(_ key: String) -> ClipTime? { isLife || reader["beats"]?[key] != nil ? .zero : nil }
        return OrderBeats(
            appears: .zero, confirming: moment("confirming"), preparing: moment("preparing"), pickedUp: .zero,
            drives: .zero, arrives: .zero, photo: .zero,
            details: (reader["beats"] ?? reader["life"])?["details"].map { _ in .zero })
    }

    private func fromBeats(_ beats: ScriptReader) -> OrderMoments? {
        let appears = beat(beats, "appears") ?? standardAppearance(beats, "appears")
        guard BeatsDecoder.sequence.allSatisfy({ beats[$0] == nil || beats[$0]?.time != nil }) else { return nil }
        guard let appears, let drives = beat(beats, "drives"), let arrives = beat(beats, "arrives") else { return nil }
        let confirming = beat(beats, "confirming")
        let preparing = beat(beats, "preparing")
        let isEarly = confirming != nil || preparing != nil
        let pickedUp = beat(beats, "pickedUp") ?? (isEarly ? drives : appears)
        let photo = beat(beats, "photo") ?? standard(beats, "photo", arrives.time + BeatsDecoder.photoDelay)
        return OrderMoments(
            slides: beat(banner, "at"), pressed: beat(banner, "pressed"), appears: appears,
            confirming: confirming, preparing: preparing, pickedUp: pickedUp, drives: drives, arrives: arrives,
            photo: photo, details: beat(beats, "details"))
    }

    private func fromLife(_ life: ScriptReader) -> OrderMoments? {
        guard let appears = beat(life, "starts") ?? standardAppearance(life, "starts") else { return nil }
        // A duration that cannot be read was told; times that come after it would be guesses.
        guard let confirming = duration(life, "confirming", .milliseconds(2000)),
            let cooking = duration(life, "preparing", .milliseconds(5000)),
            let drive = duration(life, "drive", .milliseconds(14_000))
        else { return nil }
        let preparing = appears.time + confirming
        let drives = preparing + cooking
        let arrives = drives + drive
        func moment(_ name: String, _ time: ClipTime) -> Beat {
            Beat(label: "order \(number)'s \(name)", time: time, reader: life, isDerived: true)
        }
        return OrderMoments(
            slides: beat(banner, "at"), pressed: beat(banner, "pressed"), appears: appears,
            confirming: moment("confirming", appears.time), preparing: moment("preparing", preparing),
            pickedUp: moment("drive", drives), drives: moment("drive", drives), arrives: moment("arrival", arrives),
            photo: moment("photo card", arrives + BeatsDecoder.photoDelay), details: beat(life, "details"))
    }

    /// A duration of a life, its standard where there is none; nil where it cannot be read.
    private func duration(_ life: ScriptReader, _ key: String, _ standard: ClipTime) -> ClipTime? {
        guard let reader = life[key] else { return standard }
        return reader.time
    }

    /// The banner that counts.
    private var banner: ScriptReader? { isFirst ? nil : reader["banner"] }

    /// When an order appears that does not say so: the first at once, another when its banner is pressed.
    private func standardAppearance(_ parent: ScriptReader, _ key: String) -> Beat? {
        if parent[key] != nil { return nil }
        if isFirst { return standard(parent, key, .zero) }
        if let banner = reader["banner"], banner["pressed"] != nil { return beat(banner, "pressed") }
        if reader["banner"] == nil {
            parent.fail("\"\(key)\" is missing; an order after the first needs it, or a banner")
        }
        return nil
    }

    private func beat(_ parent: ScriptReader?, _ key: String) -> Beat? {
        guard let reader = parent?[key], let time = reader.time else { return nil }
        return Beat(label: reader.path.description, time: time, reader: reader)
    }

    private func standard(_ parent: ScriptReader, _ key: String, _ time: ClipTime) -> Beat {
        Beat(label: parent.path.appending(key).description, time: time, reader: parent)
    }
}
