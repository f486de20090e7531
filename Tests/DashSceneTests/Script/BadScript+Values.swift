extension BadScript {
    /// Values out of range.
    static let values: [BadScript] = [
        .init(
            "latitude 95", "[40.63446, -74.02317]", "[95, -74.02317]",
            [
                "S.json:29:24: routes.bay[0][0]: latitude must be from -85 to 85 degrees, not 95"
            ]),
        .init(
            "longitude 190", "[40.67015, -73.98549],", "[40.67015, 190],",
            [
                "S.json:3:22: home[1]: longitude must be from -180 to 180 degrees, not 190"
            ]),
        .init(
            "point of three", "[40.63446, -74.02317]", "[40.63446, -74.02317, 5]",
            [
                "S.json:29:23: routes.bay[0]: must be [latitude, longitude], not a list of 3"
            ]),
        .init(
            "words in a point", "[40.63446, -74.02317]", #"["40.63446", -74.02317]"#,
            [
                #"S.json:29:24: routes.bay[0][0]: must be a number of degrees, not "40.63446"; remove the quotes"#
            ]),
        .init(
            "route of one point", "[[40.63446, -74.02317], [40.67015", "[[40.67015",
            [
                "S.json:29:22: routes.bay: must hold at least 2 points, not 1"
            ]),
        .init(
            "route of equal points", "[40.63446, -74.02317]", "[40.67015, -73.98549]",
            [
                "S.json:29:22: routes.bay: all its points are equal"
            ]),
        .init(
            "short route", "[40.63446, -74.02317]", "[40.67016, -73.98549]",
            [
                "S.json:29:22: routes.bay: is 1.1 m long; it must be at least 20 m"
            ]),
        .init(
            "route that ends elsewhere", "[40.67015, -73.98549]] }", "[40.6702, -73.98549]] }",
            [
                "S.json:29:46: routes.bay[1]: a route's last point must be home, not 5.6 m away; write [40.67015, -73.98549]"
            ]),
        .init(
            "route from home to the store", "[[40.63446, -74.02317], [40.67015, -73.98549]]",
            "[[40.67015, -73.98549], [40.63446, -74.02317]]",
            [
                "S.json:29:22: routes.bay: the route runs from home; turn it round"
            ]),
        .init(
            "NaN", #""duration": 6"#, #""duration": NaN"#,
            [
                "S.json:2:15: NaN is no JSON number; write a finite one"
            ]),
        .init(
            "huge number", #""duration": 6"#, #""duration": 1e400"#,
            [
                "S.json:2:15: 1e400 is too large a number"
            ]),
        .init(
            "long clip", #""duration": 6"#, #""duration": 1e9"#,
            [
                "S.json:2:15: duration: must be from 0.001 to 600 s, not 1e9"
            ]),
        .init(
            "clip of no frame", #""duration": 6"#, #""fps": 1, "duration": 0.4"#,
            [
                "S.json:2:25: duration: 0.4 s at 1 fps is less than one frame",
                "S.json:10:16: orders[0].beats.photo: with motion.photoGrow (0.3 s) ends at 2.5 s, after the clip's duration (0.4 s); start it earlier or make the duration 2.5 or more",
                "S.json:17:16: orders[1].beats.photo: with motion.photoGrow (0.3 s) ends at 5.5 s, after the clip's duration (0.4 s); start it earlier or make the duration 5.5 or more",
            ]),
        .init(
            "startMetres beyond the route", #""photo": "drop.jpg""#, #""startMetres": 9000"#,
            [
                "S.json:9:22: orders[0].startMetres: 9000 m is more than the route's 5084 m"
            ]),
        .init(
            "startMetres too small", #""photo": "drop.jpg""#, #""startMetres": 3"#,
            [
                "S.json:9:22: orders[0].startMetres: must be at least 20 m, not 3"
            ]),
        .init(
            "share above 1", #""photo": "drop.jpg""#, #""nearbyFrom": 1.5"#,
            [
                "S.json:9:21: orders[0].nearbyFrom: must be from 0 to 1, not 1.5"
            ]),
        .init(
            "broken minutes", #""photo": "drop.jpg""#, #""minutes": 3.5"#,
            [
                "S.json:9:18: orders[0].minutes: must be a whole number, not 3.5"
            ]),
        .init(
            "colour", "#2F4858", "2F4858",
            [
                ##"S.json:24:16: stores.sakura.color: must be a colour like "#EB1700" (#RGB, #RRGGBB or #RRGGBBAA), not "2F4858"; write "#2F4858""##
            ]),
        .init(
            "clock", #""duration": 6"#, #""clock": "25:00", "duration": 6"#,
            [
                #"S.json:2:12: clock: must be a time of day like "9:41" or "18:05", not "25:00""#
            ]),
        .init(
            "clock of 12 hours", #""duration": 6"#, #""clock": "9:41 AM", "duration": 6"#,
            [
                #"S.json:2:12: clock: must be a time of day like "9:41" or "18:05", not "9:41 AM"; write "9:41""#
            ]),
        .init(
            "clock of 12 hours, after noon", #""duration": 6"#, #""clock": "12:05 p.m.", "duration": 6"#,
            [
                #"S.json:2:12: clock: must be a time of day like "9:41" or "18:05", not "12:05 p.m."; write "12:05""#
            ]),
        .init(
            "price with a comma", #""price": 4 "#, #""price": "10,00" "#,
            [
                #"S.json:25:43: stores.sakura.menu[0].price: must be a price like "5.50", not "10,00"; write 10.00"#
            ]),
        .init(
            "frame rate as words", #""duration": 6"#, #""fps": "fast", "duration": 6"#,
            [
                #"S.json:2:10: fps: must be a frame rate like 60, 59.94 or "60000/1001" (above 0, at most 1000, four decimals), not "fast""#
            ]),
        .init(
            "frame rate 0", #""duration": 6"#, #""fps": 0, "duration": 6"#,
            [
                "S.json:2:10: fps: must be from 0.0001 to 1000 frames a second, not 0"
            ]),
        .init(
            "frame rate with too many decimals", #""duration": 6"#, #""fps": 59.999999, "duration": 6"#,
            [
                #"S.json:2:10: fps: must be a frame rate like 60, 59.94 or "60000/1001" (above 0, at most 1000, four decimals), not 59.999999"#
            ]),
        .init(
            "canvas too small", #""duration": 6"#, #""canvas": { "width": 320 }, "duration": 6"#,
            [
                "S.json:2:24: canvas.width: must be from 360 to 4096 pt, not 320"
            ]),
        .init(
            "canvas of half points", #""duration": 6"#, #""canvas": { "width": 360.5 }, "duration": 6"#,
            [
                "S.json:2:24: canvas.width: must be a whole number, not 360.5"
            ]),
        .init(
            "odd canvas", #""duration": 6"#, #""canvas": { "width": 361, "height": 641, "scale": 3 }, "duration": 6"#,
            [
                "S.json:2:13: canvas: 361 x 641 pt at 3 px a pt is 1083 x 1923 px, and a video needs even sides; the nearest even sizes are 360 x 640 pt (1080 x 1920 px) and 362 x 642 pt (1086 x 1926 px), or write frames alone (--no-video)"
            ]),
        .init(
            "odd canvas at the limit", #""duration": 6"#,
            #""canvas": { "width": 4095, "height": 640, "scale": 1 }, "duration": 6"#,
            [
                "S.json:2:13: canvas: 4095 x 640 pt at 1 px a pt is 4095 x 640 px, and a video needs even sides; the nearest even sizes are 4094 x 640 pt (4094 x 640 px) and 4096 x 640 pt (4096 x 640 px), or write frames alone (--no-video)"
            ]),
        .init(
            "huge canvas", #""duration": 6"#, #""canvas": { "width": 4096, "height": 956, "scale": 3 }, "duration": 6"#,
            [
                "S.json:2:13: canvas: 4096 x 956 pt at 3 px a pt is 12288 x 2868 px; no side may be longer than 8192 px"
            ]),
        .init(
            "scale 0", #""duration": 6"#, #""canvas": { "scale": 0 }, "duration": 6"#,
            [
                "S.json:2:24: canvas.scale: must be from 0.25 to 8 px a pt, not 0"
            ]),
        .init(
            "price with too many decimals",
            [
                (#""price": 4 "#, #""price": "4.005" "#), (#""photo": "drop.jpg""#, #""items": ["Soup"]"#),
                (#""arrives": 2"#, #""arrives": 2, "details": 1"#),
            ],
            [
                "S.json:25:43: stores.sakura.menu[0].price: 4.005 has more decimals than the brand's money, which has 2"
            ]),
        .init(
            "price that is no number", #""price": 4 "#, #""price": "$4" "#,
            [
                #"S.json:25:43: stores.sakura.menu[0].price: must be a price like "5.50", not "$4"; write 4"#
            ]),
        .init(
            "percentage above 100", #""duration": 6"#, #""fees": { "tax": "100.5" }, "duration": 6"#,
            [
                #"S.json:2:20: fees.tax: must be a percentage like "8.875", not "100.5""#
            ]),
        .init(
            "dish without a price", #""name": "Soup", "price": 4 "#, #""name": "Soup" "#,
            [
                #"S.json:25:16: stores.sakura.menu[0]: needs a "price", or "sizes" with prices"#
            ]),
        .init(
            "focus beyond the picture", #""photo": "drop.jpg""#,
            #""photo": { "file": "a.jpg", "focus": [0.5, 0, 0.6, 1] }"#,
            [
                "S.json:9:44: orders[0].photo.focus: reaches beyond the picture: x + width and y + height must be at most 1"
            ]),
        .init(
            "empty focus", #""photo": "drop.jpg""#, #""photo": { "file": "a.jpg", "focus": [0.5, 0, 0, 1] }"#,
            [
                "S.json:9:44: orders[0].photo.focus: width and height must be above 0"
            ]),
        .init(
            "two mistakes at once",
            [(#""store": "sakura""#, #""store": "sakra""#), (#""pressed": 3"#, #""pressed": 2"#)],
            [
                #"S.json:6:16: orders[0].store: no store is called "sakra"; did you mean "sakura"?"#,
                "S.json:13:41: orders[1].banner.pressed: 2 s is not after orders[1].banner.at (2.6 s)",
                "S.json:13:41: orders[1].banner.pressed: 2 s is before the end (2.5 s) of orders[0].beats.photo (2.2 s)",
            ]),
    ]
}
