extension BadScript {
    /// Names of things and files.
    static let references: [BadScript] = [
        .init(
            "unknown store", #""store": "sakura""#, #""store": "sakra""#,
            [
                #"S.json:6:16: orders[0].store: no store is called "sakra"; did you mean "sakura"?"#
            ]),
        .init(
            "store by its name", #""store": "sakura""#, #""store": "Sakura""#,
            [
                #"S.json:6:16: orders[0].store: "Sakura" is a store's name, not its id; write "sakura""#
            ]),
        .init(
            "unknown dasher", #""dasher": "priya""#, #""dasher": "zed""#,
            [
                #"S.json:7:17: orders[0].dasher: no Dasher is called "zed"; there are: priya"#
            ]),
        .init(
            "unknown route", #""route": "bay""#, #""route": "bayy""#,
            [
                #"S.json:8:16: orders[0].route: no route is called "bayy"; did you mean "bay"?"#
            ]),
        .init(
            "unknown brand", #""duration": 6"#, #""brand": "dordash", "duration": 6"#,
            [
                #"S.json:2:12: brand: no brand is called "dordash" (there is no Brands/dordash.json); did you mean "doordash"?"#
            ]),
        .init(
            "unknown brand, nothing near", #""duration": 6"#, #""brand": "acme", "duration": 6"#,
            [
                #"S.json:2:12: brand: no brand is called "acme" (there is no Brands/acme.json); there are: deliveroo, doordash, grubhub"#
            ]),
        .init(
            "brand file that is not there", #""duration": 6"#, #""brand": "my/acme.json", "duration": 6"#,
            [
                #"S.json:2:12: brand: there is no file "my/acme.json""#
            ]),
        .init(
            "brand that is no name", #""duration": 6"#, #""brand": "../x", "duration": 6"#,
            [
                #"S.json:2:12: brand: "../x" is neither a brand's name nor a path that ends in .json"#
            ]),
        .init(
            "unknown dish", #""photo": "drop.jpg""#, #""items": ["Sop"]"#,
            [
                #"S.json:9:17: orders[0].items[0]: Sakura has no dish called "Sop"; did you mean "Soup"?"#
            ]),
        .init(
            "unknown dish in an object", #""photo": "drop.jpg""#, #""items": [{ "name": "Rice" }]"#,
            [
                #"S.json:9:27: orders[0].items[0].name: Sakura has no dish called "Rice"; there are: Soup, Tea"#
            ]),
        .init(
            "dish without its size", #""photo": "drop.jpg""#, #""items": ["Tea"]"#,
            [
                #"S.json:9:17: orders[0].items[0]: "Tea" comes in sizes; add one of S"#
            ]),
        .init(
            "two dishes of a name", #"{ "name": "Soup", "price": 4 }, "#,
            #"{ "name": "Soup", "price": 4 },\#n{ "name": "Soup", "price": 5 },"#,
            [
                #"S.json:26:11: stores.sakura.menu[1].name: two dishes are called "Soup"; the first is on line 25; rename or remove one"#
            ]),
        .init(
            "two sizes of a name", #"{ "name": "S", "price": 2 }"#,
            #"{ "name": "S", "price": 2 }, { "name": "S", "price": 3 }"#,
            [
                #"S.json:25:114: stores.sakura.menu[1].sizes[1].name: two sizes are called "S"; the first is on line 25; rename or remove one"#
            ]),
        .init(
            "two add-ons of a name", #""name": "Soup", "price": 4 "#,
            #""name": "Soup", "price": 4, "addOns": [{ "name": "Egg", "price": 1 }, { "name": "Egg", "price": 2 }] "#,
            [
                #"S.json:25:98: stores.sakura.menu[0].addOns[1].name: two add-ons are called "Egg"; the first is on line 25; rename or remove one"#
            ]),
        .init(
            "unknown size", #""photo": "drop.jpg""#, #""items": [{ "name": "Tea", "size": "L" }]"#,
            [
                #"S.json:9:42: orders[0].items[0].size: "Tea" has no size called "L"; there are: S"#
            ]),
        .init(
            "unknown add-on", #""photo": "drop.jpg""#, #""items": [{ "name": "Soup", "addOns": ["Egg"] }]"#,
            [
                #"S.json:9:46: orders[0].items[0].addOns[0]: "Soup" has no add-on called "Egg""#
            ]),
        .init(
            "picture outside", "drop.jpg", "../drop.jpg",
            [
                #"S.json:9:16: orders[0].photo: "../drop.jpg" lies outside the script's folder; move it inside or pass --allow-outside"#
            ]),
        .init(
            "absolute tiles", #""duration": 6"#, #""tiles": "/tiles", "duration": 6"#,
            [
                #"S.json:2:12: tiles: "/tiles" is an absolute path, not one from the script's folder; write it from there on or pass --allow-outside"#
            ]),
        .init(
            "brand outside", #""duration": 6"#, #""brand": "../x.json", "duration": 6"#,
            [
                #"S.json:2:12: brand: "../x.json" lies outside the script's folder; move it inside or pass --allow-outside"#
            ]),
        .init(
            "menu outside",
            #"[{ "name": "Soup", "price": 4 }, { "name": "Tea", "sizes": [{ "name": "S", "price": 2 }] }]"#,
            #""/x.json""#,
            [
                #"S.json:25:15: stores.sakura.menu: "/x.json" is an absolute path, not one from the script's folder; write it from there on or pass --allow-outside"#
            ]),
    ]
}
