import Foundation
import Testing

@testable import DashRender

@Suite struct FeatureTagsTests {
    static let cases: [(tags: String, subject: MapSubject?)] = [
        (#""highway":"motorway""#, .street(.motorway, width: 20)),
        (#""highway":"trunk_link""#, .street(.link, width: 8)),
        (#""highway":"primary","width":"22""#, .street(.primary, width: 22)),
        (#""highway":"tertiary","width":"wide""#, .street(.secondary, width: 13)),
        (#""highway":"residential","width":-3"#, .street(.residential, width: 9.5)),
        (#""highway":"living_street","width":5000"#, .street(.residential, width: 9.5)),
        (#""highway":"service""#, .street(.service, width: 4.5)),
        (#""highway":"footway""#, .street(.path, width: 3.5)),
        (#""highway":"proposed""#, nil),
        (#""natural":"water""#, .water(inland: true)),
        (#""natural":"bay""#, .water(inland: false)),
        (#""waterway":"riverbank""#, .water(inland: true)),
        (#""waterway":"canal""#, .waterway(width: 15)),
        (#""waterway":"stream","width":2"#, .waterway(width: 2)),
        (#""leisure":"park""#, .park),
        (#""leisure":"marina""#, nil),
        (#""landuse":"grass""#, .park),
        (#""landuse":"cemetery""#, .cemetery),
        (#""landuse":"industrial""#, nil),
        (#""amenity":"grave_yard""#, .cemetery),
        (#""building":"yes""#, .building),
        (#""building":"no""#, nil),
        (#""man_made":"pier""#, .pier),
        (#""place":"suburb""#, .place(.neighbourhood, area: 0)),
        (#""place":"locality""#, nil),
        (#""shop":"bakery""#, nil),
        (#""kind":"street","class":"primary","width":19"#, .street(.primary, width: 19)),
        (#""kind":"street""#, .street(.residential, width: 9.5)),
        (#""kind":"water","class":"sea""#, .water(inland: false)),
        (#""kind":"place","class":"cemetery","area":500"#, .place(.cemetery, area: 500)),
        (#""kind":"statue""#, nil),
    ]

    @Test(arguments: cases.indices) func readsTags(_ index: Int) throws {
        let (tags, subject) = Self.cases[index]
        let text = MapFolder.collection(#"{"type":"Feature","properties":{\#(tags)},"geometry":null}"#)
        let feature = try #require(GeoJSONReader.features(Data(text.utf8)).first)
        #expect(FeatureTags.subject(of: feature) == subject)
    }
}

@Suite struct StreetNameTests {
    static let cases = [
        ("5th Avenue", "5th Ave"), ("Bay Ridge Parkway", "Bay Ridge Pkwy"), ("Broadway", "Broadway"),
        ("Avenue J", "Avenue J"), ("Prospect Park West", "Prospect Park West"), ("Eastern Parkway", "Eastern Pkwy"),
        ("Grand Street North", "Grand St North"), ("Street", "Street"), ("", ""), ("West", "West"),
    ]

    @Test(arguments: cases) func shortensTheKind(_ name: String, _ short: String) {
        #expect(StreetName.short(name) == short)
    }
}
