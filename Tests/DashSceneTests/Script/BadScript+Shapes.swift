extension BadScript {
    /// Keys and kinds of values.
    static let shapes: [BadScript] = [
        .init(
            "missing field", #"      "route": "bay",\#n      "photo""#, #"      "photo""#,
            [
                #"S.json:5:5: orders[0]: "route" is missing; it must be a route's id, a list of points or an arc"#
            ]),
        .init(
            "missing top field", #"  "duration": 6,\#n"#, "",
            [
                #"S.json:1:1: "duration" is missing; it must be a number of seconds"#
            ]),
        .init(
            "several missing", #""name": "Sakura",\#n      "initials": "SS",\#n"#, "",
            [
                #"S.json:21:15: stores.sakura: "name" is missing; it must be a text in quotes"#,
                #"S.json:21:15: stores.sakura: "initials" is missing; it must be a text in quotes"#,
            ]),
        .init(
            "unknown field", #""photo": "drop.jpg""#, #""phto": "drop.jpg""#,
            [
                #"S.json:9:7: orders[0].phto: unknown key; did you mean "photo"?"#
            ]),
        .init(
            "unknown field, nothing near", #""photo": "drop.jpg""#, #""courier": 1"#,
            [
                "S.json:9:7: orders[0].courier: unknown key; known here: store, dasher, route, items, tip, startMetres, nearbyFrom, startFill, minutes, helper, vehicle, photo, banner, beats, life"
            ]),
        .init(
            "unknown field, one letter from two others", #""arrives": 2 }"#, #""arives": 2 }"#,
            [
                #"S.json:10:31: orders[0].beats.arives: unknown key; did you mean "arrives"?"#
            ]),
        .init(
            "unknown field in a small object", #""drives": 0,"#, #""drives": 0, "lunch": 3,"#,
            [
                "S.json:10:31: orders[0].beats.lunch: unknown key; known here: appears, confirming, preparing, pickedUp, drives, arrives, photo, details"
            ]),
        .init(
            "mistyped required field", #""store": "sakura""#, #""stroe": "sakura""#,
            [
                #"S.json:6:7: orders[0].stroe: unknown key; did you mean "store"?"#
            ]),
        .init(
            "key given twice", #""photo": "drop.jpg""#, #""store": "sakura""#,
            [
                "S.json:9:7: orders[0].store: this key is given twice; the first is on line 6"
            ]),
        .init(
            "wrong type: string for number", #""duration": 6"#, #""duration": "six""#,
            [
                #"S.json:2:15: duration: must be a number of seconds, not "six""#
            ]),
        .init(
            "wrong type: null", #""duration": 6"#, #""duration": null"#,
            [
                "S.json:2:15: duration: must be a number of seconds, not null"
            ]),
        .init(
            "wrong type: list for object", #"{ "drives": 0, "arrives": 2 }"#, "[0, 2]",
            [
                "S.json:10:16: orders[0].beats: must be an object of times, not a list"
            ]),
        .init(
            "wrong type: object for list", #""home": [40.67015, -73.98549]"#, #""home": { "lat": 40 }"#,
            [
                "S.json:3:11: home: must be [latitude, longitude], not an object"
            ]),
        .init(
            "wrong type: number for flag", #""duration": 6"#, #""duration": 6, "dark": 1"#,
            [
                "S.json:2:26: dark: must be true or false, not 1"
            ]),
        .init(
            "wrong type: number for words", #""name": "Priya""#, #""name": 7"#,
            [
                "S.json:28:35: dashers.priya.name: must be a text in quotes, not 7"
            ]),
        .init(
            "wrong type: route", #""route": "bay""#, #""route": true"#,
            [
                "S.json:8:16: orders[0].route: must be a route's id, a list of points or an arc, not true"
            ]),
        .init(
            "empty words", #""name": "Priya""#, #""name": """#,
            [
                "S.json:28:35: dashers.priya.name: must not be empty"
            ]),
        .init(
            "blank words", #""name": "Priya""#, #""name": "   ""#,
            [
                "S.json:28:35: dashers.priya.name: holds nothing that can be seen; write some words"
            ]),
        .init(
            "words of invisible characters", #""title": "Soup""#, #""title": "\u2060 \u200B\u00A0""#,
            [
                "S.json:13:53: orders[1].banner.title: holds nothing that can be seen; write some words"
            ]),
        .init(
            "blank initials", #""initials": "SS""#, #""initials": " ""#,
            [
                "S.json:23:19: stores.sakura.initials: holds nothing that can be seen; write some words"
            ]),
        .init(
            "line break in words", #""name": "Priya""#, #""name": "Pri\nya""#,
            [
                "S.json:28:35: dashers.priya.name: holds the control character U+000A; remove it"
            ]),
        .init(
            "too long a label", #""initials": "SS""#, #""initials": "SAKU""#,
            [
                "S.json:23:19: stores.sakura.initials: holds 4 characters; at most 3 are allowed"
            ]),
        .init(
            "no orders", #""orders": ["#, #""orders": [], "x": ["#,
            [
                "S.json:4:13: orders: must hold at least 1 order, not 0",
                "S.json:4:17: x: unknown key; known here: $schema, variables, canvas, fps, duration, clock, brand, dark, tiles, home, motion, fees, stores, dashers, routes, orders",
            ]),
        .init(
            "placeholder that stands for nothing", #""title": "Soup""#, #""title": "{stor}""#,
            [
                #"S.json:13:53: orders[1].banner.title: {stor} stands for nothing here; did you mean "{store}"?"#
            ]),
        .init(
            "placeholder that a badge does not know", #""name": "Priya""#, #""name": "Priya", "badge": "{dasher}""#,
            [
                "S.json:28:53: dashers.priya.badge: {dasher} stands for nothing here; known here: {courier}"
            ]),
        .init(
            "placeholder without its closing brace", #""title": "Soup""#, #""title": "{dasher hi, {store}""#,
            [
                "S.json:13:53: orders[1].banner.title: {dasher has no closing brace; write {dasher}"
            ]),
        .init(
            "mistyped placeholder without its closing brace", #""title": "Soup""#, #""title": "{dashr picked up""#,
            [
                "S.json:13:53: orders[1].banner.title: {dashr has no closing brace; did you mean {dasher}?"
            ]),
        .init(
            "placeholder without its closing brace before other letters", #""title": "Soup""#,
            #""title": "{dasherが""#,
            [
                "S.json:13:53: orders[1].banner.title: {dasherが has no closing brace; write {dasher}"
            ]),
        .init(
            "unknown placeholder without its closing brace", #""title": "Soup""#, #""title": "{food is here""#,
            [
                "S.json:13:53: orders[1].banner.title: {food has no closing brace; known here: {dasher}, {store}, {courier}"
            ]),
        .init(
            "another word for a key", #""photo": "drop.jpg""#, #""items": [{ "name": "Soup", "quantity": 2 }]"#,
            [
                #"S.json:9:35: orders[0].items[0].quantity: unknown key; did you mean "count"?"#
            ]),
        .init(
            "number in quotes", #""photo": "drop.jpg""#, #""minutes": "38""#,
            [
                #"S.json:9:18: orders[0].minutes: must be a whole number of minutes, not "38"; remove the quotes"#
            ]),
        .init(
            "amount in quotes where a number is wanted", #""photo": "drop.jpg""#, #""minutes": "$10""#,
            [
                #"S.json:9:18: orders[0].minutes: must be a whole number of minutes, not "$10"; write 10"#
            ]),
        .init(
            "flag in quotes", #""duration": 6"#, #""duration": 6, "dark": "true""#,
            [
                #"S.json:2:26: dark: must be true or false, not "true"; remove the quotes"#
            ]),
        .init(
            "flag in quotes and capitals", #""duration": 6"#, #""duration": 6, "dark": "True""#,
            [
                #"S.json:2:26: dark: must be true or false, not "True"; write true without quotes"#
            ]),
        .init(
            "variable without its closing brace", #""name": "Priya""#, #""name": "${dish for {dasher}""#,
            [
                "S.json:28:35: dashers.priya.name: ${dish has no closing brace; write ${dish}, or $${ for ${"
            ]),
        .init(
            "null byte in a path", "drop.jpg", #"drop\u0000.jpg"#,
            [
                #"S.json:9:16: orders[0].photo: must be a file's path, relative to the script, not "drop\u{0}.jpg""#
            ]),
    ]
}
