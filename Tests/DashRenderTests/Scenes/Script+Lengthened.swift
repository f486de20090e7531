@testable import DashScene

extension Script {
    /// The script with all its words that many times as long.
    func lengthened(times: Int) -> Script {
        func long(_ text: String) -> String {
            text.isEmpty ? "" : Array(repeating: text, count: times).joined(separator: " ")
        }
        var script = self
        for field in BrandFields.words {
            script.brand.words[keyPath: field.path] = long(brand.words[keyPath: field.path])
        }
        script.orders = orders.map { order in
            var order = order
            order.store.name = long(order.store.name)
            order.store.cuisine = long(order.store.cuisine)
            order.dasher.name = long(order.dasher.name)
            order.dasher.badge = long(order.dasher.badge)
            order.helper = order.helper.map(long)
            if var banner = order.banner {
                banner.title = long(banner.title)
                banner.text = long(banner.text)
                order.banner = banner
            }
            for index in order.items.indices {
                order.items[index].name = long(order.items[index].name)
                order.items[index].price = order.items[index].price.map { times > 1 ? $0 * 10_000_000 : $0 }
            }
            return order
        }
        return script
    }
}
