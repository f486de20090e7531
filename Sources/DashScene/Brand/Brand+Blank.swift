// What the decoder starts from before it sets every field.

extension Words {
    static let blank = Words(
        courier: "courier", confirmingTitle: "", preparingTitle: "", headingTitle: "", nearbyTitle: "",
        completeTitle: "",
        arrivesRange: "", arrives: "", arrivingNow: "", arrived: "", confirmingHelper: "", preparingHelper: "",
        pickedUpHelper: "", leftHelper: "", rate: "", tip: "", call: "", chat: "", help: "", details: "",
        leftAtDoor: "", deliveries: CountedWords(""), confirmedStep: "", preparingStep: "", onTheWayStep: "",
        deliveredStep: "",
        allItems: CountedWords(""), moreItems: CountedWords(""), subtotal: "", deliveryFee: "", serviceFee: "", tax: "",
        courierTip: "", total: "")
}

extension ColorRoles {
    static let blank = ColorRoles(
        accent: .black, onAccent: .white, ink: .black, onInk: .white, secondary: .black, chip: .white,
        hairline: .white, surface: .white, pin: .black, onPin: .white, track: .black, onTrack: .white, member: .black,
        promo: .black, grabber: .black, shadow: .black, border: .white)
}

extension TypeRoles {
    static let blank: TypeRoles = {
        let style = TextStyle(family: "Inter", size: 15, weight: 400)
        return TypeRoles(
            title: style, subtitle: style, helper: style, name: style, stats: style, pill: style, details: style,
            help: style, photoLabel: style, bannerTitle: style, bannerText: style, clock: style, initials: style,
            mapFamily: "Inter")
    }()
}
