/// The type of the screen by what it is for.
public struct TypeRoles: Hashable, Sendable {
    /// The sheet's title, its subtitle, the helper line.
    public var title, subtitle, helper: TextStyle
    /// The courier's name and statistics.
    public var name, stats: TextStyle
    /// Pills, the details row, the map's pill, the photo card's chip.
    public var pill, details, help, photoLabel: TextStyle
    /// The banner's two lines.
    public var bannerTitle, bannerText: TextStyle
    /// The status bar's clock.
    public var clock: TextStyle
    /// The letters in a 48 pt logo circle.
    public var initials: TextStyle
    /// The family of map labels.
    public var mapFamily: String

    /// Makes roles.
    public init(
        title: TextStyle, subtitle: TextStyle, helper: TextStyle, name: TextStyle, stats: TextStyle, pill: TextStyle,
        details: TextStyle, help: TextStyle, photoLabel: TextStyle, bannerTitle: TextStyle, bannerText: TextStyle,
        clock: TextStyle, initials: TextStyle, mapFamily: String
    ) {
        self.title = title
        self.subtitle = subtitle
        self.helper = helper
        self.name = name
        self.stats = stats
        self.pill = pill
        self.details = details
        self.help = help
        self.photoLabel = photoLabel
        self.bannerTitle = bannerTitle
        self.bannerText = bannerText
        self.clock = clock
        self.initials = initials
        self.mapFamily = mapFamily
    }
}

extension TypeRoles {
    /// All styles by their keys in a brand's file.
    public var styles: [(key: String, style: TextStyle)] {
        BrandFields.type.map { ($0.key, self[keyPath: $0.path]) }
    }
}
