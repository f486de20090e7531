import DashScene
import Testing

@testable import DashRender

/// A small scene that shows one feature.
struct FeatureCase {
    let name: String
    let script: Script
    let frame: Int
    /// The part that shows it, px.
    let crop: PixelRect

    private static let sheet = PixelRect(x: 0, y: 405, width: 390, height: 439)
    private static let heading = PixelRect(x: 0, y: 405, width: 390, height: 190)
    private static let map = PixelRect(x: 0, y: 0, width: 390, height: 405)

    /// All of them, on a 390 x 844 canvas.
    static func all() throws -> [FeatureCase] {
        let hook = try HookSession.session(ScriptOverrides(size: Size(390, 844), scale: 1)).script
        return states(hook) + [
            FeatureCase(name: "banner", script: hook, frame: 160, crop: map),
            FeatureCase(name: "banner-pressed", script: hook, frame: 172, crop: map),
            FeatureCase(name: "photo-half-grown", script: hook, frame: 99, crop: sheet),
            FeatureCase(name: "pin-pop", script: hook, frame: 83, crop: map),
            FeatureCase(name: "long-words", script: hook.with(words: 10), frame: 0, crop: sheet),
            FeatureCase(name: "long-words-arrived", script: hook.with(words: 10), frame: 120, crop: sheet),
            FeatureCase(name: "missing-pictures", script: hook.withoutPictures, frame: 120, crop: sheet),
        ]
    }

    /// The whole life of an order, one state a second.
    private static func states(_ hook: Script) -> [FeatureCase] {
        var script = hook
        script.orders = [hook.orders[0]]
        script.orders[0].nearbyFrom = 0.5
        script.orders[0].startFill = 0
        script.orders[0].beats = OrderBeats(
            appears: .zero, confirming: .zero, preparing: .milliseconds(1000), pickedUp: .milliseconds(2000),
            drives: .milliseconds(2000), arrives: .milliseconds(4000), photo: .milliseconds(6000))
        let names = ["confirming", "preparing", "heading", "nearby", "complete"]
        return names.enumerated().map { i, name in
            FeatureCase(name: "tracker-\(name)", script: script, frame: i * 60 + 40, crop: heading)
        }
    }
}

extension Script {
    /// The script with its names and words repeated.
    func with(words factor: Int) -> Script {
        func long(_ text: String) -> String { Array(repeating: text, count: factor).joined(separator: " ") }
        var script = self
        script.brand.words.tip = long(brand.words.tip)
        script.brand.words.rate = long(brand.words.rate)
        script.brand.words.help = long(brand.words.help)
        script.brand.words.leftAtDoor = long(brand.words.leftAtDoor)
        script.brand.words.details = long(brand.words.details)
        for i in orders.indices {
            script.orders[i].store.name = long(orders[i].store.name)
            script.orders[i].dasher.name = long(orders[i].dasher.name)
            script.orders[i].dasher.badge = long(orders[i].dasher.badge)
            script.orders[i].helper = orders[i].helper.map(long)
            script.orders[i].banner?.title = long(orders[i].banner?.title ?? "")
            script.orders[i].banner?.text = long(orders[i].banner?.text ?? "")
        }
        return script
    }

    /// The script with pictures that do not exist.
    var withoutPictures: Script {
        var script = self
        for i in orders.indices {
            script.orders[i].photo = Picture(file: "nowhere.jpg")
            script.orders[i].dasher.portrait = Picture(file: "nowhere.jpg")
            script.orders[i].dasher.vehicle = Picture(file: "nowhere.png")
        }
        return script
    }
}
