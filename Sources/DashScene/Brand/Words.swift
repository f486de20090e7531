/// Every word on the screen. `{dasher}`, `{store}`, `{time}`, `{from}`, `{to}` and `{count}` stand for the order's own;
/// `{courier}` was replaced when the brand was read.
public struct Words: Hashable, Sendable {
    /// What the company calls a courier, within a sentence: "Dasher", "rider".
    public var courier: String
    /// Titles of the five states.
    public var confirmingTitle, preparingTitle, headingTitle, nearbyTitle, completeTitle: String
    /// Subtitles: a promised range, a promised time, close by, done.
    public var arrivesRange, arrives, arrivingNow, arrived: String
    /// Helper lines: confirming (may be empty), preparing, on the way, done.
    public var confirmingHelper, preparingHelper, pickedUpHelper, leftHelper: String
    /// The pills.
    public var rate, tip, call, chat: String
    /// The map's pill, the sheet's last row, the photo card's chip.
    public var help, details, leftAtDoor: String
    /// The courier's statistics: `{count}` deliveries.
    public var deliveries: CountedWords
    /// The names of the four steps, under or beside the nodes of a timeline.
    public var confirmedStep, preparingStep, onTheWayStep, deliveredStep: String
    /// The order's details: one row for all items, one for those that found no room (`{count}` of them).
    public var allItems, moreItems: CountedWords
    /// The sums of the order's details.
    public var subtotal, deliveryFee, serviceFee, tax, courierTip, total: String

    /// Makes words.
    public init(
        courier: String, confirmingTitle: String, preparingTitle: String, headingTitle: String, nearbyTitle: String,
        completeTitle: String, arrivesRange: String, arrives: String, arrivingNow: String, arrived: String,
        confirmingHelper: String, preparingHelper: String, pickedUpHelper: String, leftHelper: String, rate: String,
        tip: String, call: String, chat: String, help: String, details: String, leftAtDoor: String,
        deliveries: CountedWords, confirmedStep: String, preparingStep: String, onTheWayStep: String,
        deliveredStep: String, allItems: CountedWords, moreItems: CountedWords, subtotal: String, deliveryFee: String,
        serviceFee: String, tax: String, courierTip: String, total: String
    ) {
        self.courier = courier
        self.confirmingTitle = confirmingTitle
        self.preparingTitle = preparingTitle
        self.headingTitle = headingTitle
        self.nearbyTitle = nearbyTitle
        self.completeTitle = completeTitle
        self.arrivesRange = arrivesRange
        self.arrives = arrives
        self.arrivingNow = arrivingNow
        self.arrived = arrived
        self.confirmingHelper = confirmingHelper
        self.preparingHelper = preparingHelper
        self.pickedUpHelper = pickedUpHelper
        self.leftHelper = leftHelper
        self.rate = rate
        self.tip = tip
        self.call = call
        self.chat = chat
        self.help = help
        self.details = details
        self.leftAtDoor = leftAtDoor
        self.deliveries = deliveries
        self.confirmedStep = confirmedStep
        self.preparingStep = preparingStep
        self.onTheWayStep = onTheWayStep
        self.deliveredStep = deliveredStep
        self.allItems = allItems
        self.moreItems = moreItems
        self.subtotal = subtotal
        self.deliveryFee = deliveryFee
        self.serviceFee = serviceFee
        self.tax = tax
        self.courierTip = courierTip
        self.total = total
    }
}
