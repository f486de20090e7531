/// One order's screen and story.
public struct Order: Hashable, Sendable {
    /// Its id in the scene graph: `order1`, `order2`, ... by position.
    public var id: String
    /// Where the food comes from.
    public var store: Store
    /// Who brings it.
    public var dasher: Dasher
    /// The way of the drive, from the store to home; at least two different points, the last one home.
    public var route: [Coordinate]
    /// Where the drive starts, metres of the route before home; nil for the whole route.
    public var startMetres: Double?
    /// The share of the drive (0 to 1) at which "nearby" begins.
    public var nearbyFrom: Double
    /// The last tracker line's fill when the drive starts, 0 to 1.
    public var startFill: Double
    /// Minutes from now to the promised arrival.
    public var minutes: Int
    /// The helper words while the courier is on the way; nil for the brand's own.
    public var helper: String?
    /// The drop-off photo; nil for none (the card then shows the missing-picture tile).
    public var photo: Picture?
    /// What was ordered.
    public var items: [OrderItem]
    /// The courier's tip, minor units (cents).
    public var tip: Int
    /// The banner that announces it over the previous order's screen; nil for none.
    public var banner: BannerBeat?
    /// When its screen changes.
    public var beats: OrderBeats

    /// Makes an order.
    public init(
        id: String, store: Store, dasher: Dasher, route: [Coordinate], startMetres: Double? = nil,
        nearbyFrom: Double = 0.75, startFill: Double = 0, minutes: Int, helper: String? = nil, photo: Picture? = nil,
        items: [OrderItem] = [], tip: Int = 0, banner: BannerBeat? = nil, beats: OrderBeats
    ) {
        self.id = id
        self.store = store
        self.dasher = dasher
        self.route = route
        self.startMetres = startMetres
        self.nearbyFrom = nearbyFrom
        self.startFill = startFill
        self.minutes = minutes
        self.helper = helper
        self.photo = photo
        self.items = items
        self.tip = tip
        self.banner = banner
        self.beats = beats
    }
}

/// When an order's screen changes, from the clip's start. Not before one another in the order they are listed.
public struct OrderBeats: Hashable, Sendable {
    /// The screen starts to fade in over the previous one (the first order: is there).
    public var appears: ClipTime
    /// "Confirming order" begins; nil when the order is past that already.
    public var confirming: ClipTime?
    /// "Preparing your order" begins; nil when the order is past that already.
    public var preparing: ClipTime?
    /// The courier has the order, and is on the map.
    public var pickedUp: ClipTime
    /// The courier starts to move.
    public var drives: ClipTime
    /// The courier is at the door.
    public var arrives: ClipTime
    /// The photo card starts to grow.
    public var photo: ClipTime
    /// The order's details open, on the way (then the arrival closes them) or after the photo card has grown; nil for
    /// never.
    public var details: ClipTime?

    /// Makes beats.
    public init(
        appears: ClipTime, confirming: ClipTime? = nil, preparing: ClipTime? = nil, pickedUp: ClipTime,
        drives: ClipTime, arrives: ClipTime, photo: ClipTime, details: ClipTime? = nil
    ) {
        self.appears = appears
        self.confirming = confirming
        self.preparing = preparing
        self.pickedUp = pickedUp
        self.drives = drives
        self.arrives = arrives
        self.photo = photo
        self.details = details
    }
}

/// The banner that announces an order.
public struct BannerBeat: Hashable, Sendable {
    /// When it starts to slide down.
    public var slides: ClipTime
    /// When it is pressed; it leaves from then on.
    public var pressed: ClipTime
    /// Its first line.
    public var title: String
    /// Its second line.
    public var text: String
    /// The picture at its left; nil for the store's logo.
    public var avatar: Picture?

    /// Makes a banner beat.
    public init(slides: ClipTime, pressed: ClipTime, title: String, text: String, avatar: Picture? = nil) {
        self.slides = slides
        self.pressed = pressed
        self.title = title
        self.text = text
        self.avatar = avatar
    }
}

/// One line of an order.
public struct OrderItem: Hashable, Sendable {
    /// What it is, its size included.
    public var name: String
    /// How many.
    public var count: Int
    /// The price of one in minor units (cents), add-ons included; nil when not known.
    public var price: Int?
    /// What is added to it.
    public var addOns: [String]
    /// A picture of it; nil for none.
    public var image: Picture?

    /// Makes an item.
    public init(name: String, count: Int = 1, price: Int? = nil, addOns: [String] = [], image: Picture? = nil) {
        self.name = name
        self.count = count
        self.price = price
        self.addOns = addOns
        self.image = image
    }
}

/// A picture file, and the part of it that every crop must keep.
public struct Picture: Hashable, Sendable {
    /// The file, relative to the script's folder or absolute.
    public var file: String
    /// The part to keep in view, as fractions of the upright picture.
    public var focus: Rect?

    /// Makes a picture.
    public init(file: String, focus: Rect? = nil) {
        self.file = file
        self.focus = focus
    }
}
