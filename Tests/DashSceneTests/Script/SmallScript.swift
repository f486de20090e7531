import DashScene
import Testing

/// A short script that is right, to be spoiled by tests.
enum SmallScript {
    static let text = """
        {
          "duration": 6,
          "home": [40.67015, -73.98549],
          "orders": [
            {
              "store": "sakura",
              "dasher": "priya",
              "route": "bay",
              "photo": "drop.jpg",
              "beats": { "drives": 0, "arrives": 2 }
            },
            {
              "banner": { "at": 2.6, "pressed": 3, "title": "Soup", "text": "On its way" },
              "store": "sakura",
              "dasher": "priya",
              "route": "bay",
              "beats": { "drives": 3.5, "arrives": 5 }
            }
          ],
          "stores": {
            "sakura": {
              "name": "Sakura",
              "initials": "SS",
              "color": "#2F4858",
              "menu": [{ "name": "Soup", "price": 4 }, { "name": "Tea", "sizes": [{ "name": "S", "price": 2 }] }]
            }
          },
          "dashers": { "priya": { "name": "Priya" } },
          "routes": { "bay": [[40.63446, -74.02317], [40.67015, -73.98549]] }
        }

        """

    /// Reads a script against the brands of this repository.
    static func outcome(
        _ bytes: [UInt8], overrides: ScriptOverrides = ScriptOverrides(), options: ScriptOptions = ScriptOptions(),
        files: MemoryFiles? = nil
    ) throws -> ScriptOutcome {
        ScriptDecoder(files: try files ?? MemoryFiles.brands(), overrides: overrides, options: options)
            .decode(bytes, file: "S.json")
    }

    /// The small script with parts replaced; each must be there.
    static func edited(_ edits: [(String, String)]) throws -> [UInt8] {
        var text = text
        for (old, new) in edits {
            let place = try #require(text.firstRange(of: old), "the small script has no \(old)")
            text.replaceSubrange(place, with: new)
        }
        return Array(text.utf8)
    }
}
