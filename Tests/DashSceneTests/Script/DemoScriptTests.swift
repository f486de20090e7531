import DashScene
import Testing

@Suite struct DemoScriptTests {
    private func demo() throws -> Script {
        let outcome = ScriptDecoder(files: try MemoryFiles.brands())
            .decode(try Repository.bytes("DemoScript.json"), file: "DemoScript.json")
        #expect(outcome.diagnostics.map(\.description) == [])
        return try #require(outcome.script)
    }

    @Test func top() throws {
        let script = try demo()
        #expect(script.canvas == Size(440, 956))
        #expect(script.scale == 3)
        #expect(script.frameRate == FrameRate(60))
        #expect(script.duration == .milliseconds(11_000))
        #expect(script.clock.text() == "9:41")
        #expect(script.brand.name == "DoorDash")
        #expect(script.tiles == "Tiles")
        #expect(script.home == Coordinate(40.67015, -73.98549))
        #expect(script.motion == Motion())
        #expect(script.orders.map(\.id) == ["order1", "order2"])
    }

    @Test func routesThatNoOrderTakesAreKnownToo() throws {
        let outcome = ScriptDecoder(files: try MemoryFiles.brands())
            .decode(try Repository.bytes("DemoScript.json"), file: "DemoScript.json")
        #expect(outcome.routes.map(\.name) == ["lucias", "bay-ridge", "bao", "smash", "sol", "green"])
        #expect(outcome.routes.allSatisfy { $0.points.last == outcome.script?.home })
        #expect(outcome.routes.first?.points == outcome.script?.orders.first?.route)
    }

    @Test func firstOrder() throws {
        let order = try #require(try demo().orders.first)
        #expect(order.store.name == "Lucia's Pizzeria")
        #expect(order.store.color == Color(hex: 0xB3261E))
        #expect(order.dasher.name == "Marcus")
        #expect(order.dasher.rating == "4.97")
        #expect(order.dasher.deliveries == 2418)
        #expect(order.dasher.vehicle?.file == "Assets/vehicles/camry-white.png")
        #expect(order.route == [Coordinate(40.67440, -73.98195), Coordinate(40.67015, -73.98549)])
        #expect(order.startMetres == 250)
        #expect(order.nearbyFrom == 0)
        #expect(order.startFill == 0.5)
        #expect(order.helper == "Marcus picked up your order from Lucia's Pizzeria.")
        #expect(order.photo?.file == "Assets/dropoff/marcus.jpg")
        #expect(
            order.items == [
                OrderItem(name: "Margherita 18\"", price: 2300), OrderItem(name: "Garlic Knots", price: 650),
            ])
        #expect(order.banner == nil)
        #expect(
            order.beats
                == OrderBeats(
                    appears: .zero, pickedUp: .zero, drives: .zero, arrives: .milliseconds(1300),
                    photo: .milliseconds(1500)))
    }

    @Test func secondOrder() throws {
        let order = try #require(try demo().orders.last)
        #expect(order.store.name == "Sakura Sushi")
        #expect(order.dasher.name == "Priya")
        #expect(order.route.count == 10)
        #expect(order.route.last == Coordinate(40.67015, -73.98549))
        #expect(order.startMetres == nil)
        #expect(order.nearbyFrom == 0.75)
        #expect(order.startFill == 0)
        #expect(order.minutes == 38)
        #expect(order.photo?.file == "Assets/dropoff/priya.jpg")
        #expect(order.items.map(\.name) == ["Salmon Avocado Roll", "Spicy Tuna Roll", "Miso Soup"])
        #expect(
            order.banner
                == BannerBeat(
                    slides: .milliseconds(2200), pressed: .milliseconds(2800), title: "Sakura Sushi 🍣",
                    text: "Your second order is on its way"))
        #expect(
            order.beats
                == OrderBeats(
                    appears: .milliseconds(2800), pickedUp: .milliseconds(2800), drives: .milliseconds(3100),
                    arrives: .milliseconds(8600), photo: .milliseconds(8800)))
    }

    @Test func timesAreExact() throws {
        let text = try Repository.text("DemoScript.json").replacing("\"arrives\": 8.60", with: "\"arrives\": 7.225")
        let outcome = ScriptDecoder(files: try MemoryFiles.brands()).decode(Array(text.utf8), file: "DemoScript.json")
        #expect(outcome.script?.orders.last?.beats.arrives.nanoseconds == 7_225_000_000)
    }
}
