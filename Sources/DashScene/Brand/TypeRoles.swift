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
    /// The families that every style and the map's labels take characters from that their own have not; they are
    /// part of each style's list.
    public private(set) var fallbackFamilies: [String] = []

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

    /// The families of all styles and of the map's labels by their keys, without the common ones.
    public var ownFamilies: [(path: JSONPath, family: String)] {
        let type = JSONPath().appending("type")
        return styles.map { (type.appending($0.key).appending("family"), own($0.style.family)) }
            + [(type.appending("mapFamily"), own(mapFamily))]
    }

    /// The same roles, every one of which falls back on some families.
    func fallingBack(on families: [String]) -> TypeRoles {
        var roles = self
        roles.fallbackFamilies = families
        for field in BrandFields.type { roles[keyPath: field.path].family += roles.fallbackSuffix }
        roles.mapFamily += roles.fallbackSuffix
        return roles
    }

    private var fallbackSuffix: String { fallbackFamilies.map { ", " + $0 }.joined() }

    private func own(_ family: String) -> String {
        family.hasSuffix(fallbackSuffix) ? String(family.dropLast(fallbackSuffix.count)) : family
    }
}
