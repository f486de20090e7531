import DashScene
import Foundation
import Testing

@testable import DashRender

/// The report's words can be read in its light and in its dark colours.
@Suite struct ReportColorsTests {
    private static let pairs = [
        ("ink", "ground"), ("ink", "panel"), ("ink", "chip"), ("soft", "ground"), ("soft", "panel"), ("fail", "panel"),
        ("warn", "panel"), ("pass", "panel"), ("first", "panel"), ("second", "panel"), ("on-accent", "accent"),
    ]

    /// WCAG 2.2 AA (1.4.3) asks for 4.5.
    @Test(arguments: [0, 1])
    func standOutFromTheirGround(_ theme: Int) throws {
        let style = String(decoding: PackageResources.report_css, as: UTF8.self)
        let themes = style.components(separatedBy: ":root {").dropFirst().map { Self.colors(in: $0) }
        #expect(themes.count == 2)
        for (word, ground) in Self.pairs {
            let contrast = try #require(themes[theme][word]).contrast(with: #require(themes[theme][ground]))
            #expect(contrast >= 4.5, "\(word) on \(ground): \(contrast)")
        }
    }

    private static func colors(in rule: String) -> [String: Color] {
        let declarations = rule.prefix { $0 != "}" }.split(separator: ";")
        var colors: [String: Color] = [:]
        for declaration in declarations {
            let parts = declaration.split(separator: ":").map { $0.trimming(while: \.isWhitespace) }
            guard parts.count == 2 else { continue }
            colors[String(parts[0].drop { $0 == "-" })] = Color(parsing: String(parts[1]))
        }
        return colors
    }
}

extension Substring {
    fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
        var rest = drop(while: isTrimmed)
        while let last = rest.last, isTrimmed(last) { rest.removeLast() }
        return rest
    }
}
