extension BadScript {
    /// Moments out of order.
    static let times: [BadScript] = [
        .init(
            "arrives before drives", #""drives": 3.5, "arrives": 5"#, #""drives": 3.5, "arrives": 3.2"#,
            [
                "S.json:17:44: orders[1].beats.arrives: 3.2 s is before orders[1].beats.drives (3.5 s)"
            ]),
        .init(
            "arrives when it drives", #""drives": 3.5, "arrives": 5"#, #""drives": 3.5, "arrives": 3.5"#,
            [
                "S.json:17:44: orders[1].beats.arrives: 3.5 s is not after orders[1].beats.drives (3.5 s)"
            ]),
        .init(
            "photo before arrives", #""drives": 0, "arrives": 2"#, #""drives": 0, "arrives": 2, "photo": 1.9"#,
            [
                "S.json:10:54: orders[0].beats.photo: 1.9 s is before orders[0].beats.arrives (2 s)"
            ]),
        .init(
            "drives before it appears", #""drives": 3.5"#, #""drives": 2.9"#,
            [
                "S.json:17:28: orders[1].beats.drives: 2.9 s is before orders[1].banner.pressed (3 s)"
            ]),
        .init(
            "pressed before the banner slides", #""pressed": 3"#, #""pressed": 2.6"#,
            [
                "S.json:13:41: orders[1].banner.pressed: 2.6 s is not after orders[1].banner.at (2.6 s)"
            ]),
        .init(
            "pressed while the banner still slides down", #""pressed": 3"#, #""pressed": 2.8"#,
            [
                "S.json:13:41: orders[1].banner.pressed: 2.8 s is before the end (2.9 s) of the slide of orders[1].banner.at (2.6 s)"
            ]),
        .init(
            "a long slide", #""duration": 6"#, #""duration": 6, "motion": { "bannerSlide": 0.5 }"#,
            [
                "S.json:13:41: orders[1].banner.pressed: 3 s is before the end (3.1 s) of the slide of orders[1].banner.at (2.6 s)"
            ]),
        .init(
            "appears before the press", #""drives": 3.5"#, #""appears": 2.9, "drives": 3.5"#,
            [
                "S.json:17:29: orders[1].beats.appears: 2.9 s is before orders[1].banner.pressed (3 s)"
            ]),
        .init(
            "orders overlap", #""drives": 0, "arrives": 2"#, #""drives": 0, "arrives": 2.9"#,
            [
                "S.json:13:41: orders[1].banner.pressed: 3 s is before the end (3.4 s) of orders[0].beats.photo (3.1 s)"
            ]),
        .init(
            "past the end", #""drives": 3.5, "arrives": 5"#, #""drives": 3.5, "arrives": 5.9"#,
            [
                "S.json:17:16: orders[1].beats.photo: with motion.photoGrow (0.3 s) ends at 6.4 s, after the clip's duration (6 s); start it earlier or make the duration 6.4 or more"
            ]),
        .init(
            "clip too short", #""duration": 6"#, #""duration": 2.3"#,
            [
                "S.json:10:16: orders[0].beats.photo: with motion.photoGrow (0.3 s) ends at 2.5 s, after the clip's duration (2.3 s); start it earlier or make the duration 2.5 or more",
                "S.json:17:16: orders[1].beats.photo: with motion.photoGrow (0.3 s) ends at 5.5 s, after the clip's duration (2.3 s); start it earlier or make the duration 5.5 or more",
            ]),
        .init(
            "nothing to say", #""drives": 0, "arrives": 2"#, #""pickedUp": 1, "drives": 1, "arrives": 2"#,
            [
                "S.json:10:30: orders[0].beats.pickedUp: the sheet has no words between orders[0].beats.appears (0 s) and this (1 s); start with confirming, preparing or pickedUp when it appears"
            ]),
        .init(
            "negative time", #""drives": 3.5"#, #""drives": -1"#,
            [
                "S.json:17:28: orders[1].beats.drives: must be from 0 to 600 s, not -1"
            ]),
        .init(
            "first order with a banner", #""photo": "drop.jpg""#,
            #""banner": { "at": 0, "pressed": 1, "title": "a", "text": "b" }"#,
            [
                "S.json:9:17: orders[0].banner: the first order cannot have a banner; there is no screen before it"
            ]),
        .init(
            "second order without appears",
            #"      "banner": { "at": 2.6, "pressed": 3, "title": "Soup", "text": "On its way" },\#n"#, "",
            [
                #"S.json:16:16: orders[1].beats: "appears" is missing; an order after the first needs it, or a banner"#
            ]),
        .init(
            "neither beats nor life", #",\#n      "beats": { "drives": 0, "arrives": 2 }"#, "",
            [
                #"S.json:5:5: orders[0]: "beats" or "life" is missing; one of them must say when its screen changes"#
            ]),
        .init(
            "beats and life", #""photo": "drop.jpg""#, #""life": true"#,
            [
                "S.json:9:15: orders[0].life: an order has beats or a life, not both"
            ]),
        .init(
            "life: false", #""beats": { "drives": 0, "arrives": 2 }"#, #""life": false"#,
            [
                "S.json:10:15: orders[0].life: must be true or an object of times, where there are no beats"
            ]),
        .init(
            "life past the end", #""beats": { "drives": 3.5, "arrives": 5 }"#, #""life": true"#,
            [
                "S.json:17:15: orders[1].life: order 2's photo card (24.2 s) with motion.photoGrow (0.3 s) ends at 24.5 s, after the clip's duration (6 s); start the life earlier, shorten it or make the duration 24.5 or more"
            ]),
        .init(
            "an order that does not wait for a life", #""beats": { "drives": 0, "arrives": 2 }"#,
            #""life": { "drive": 0.1 }"#,
            [
                "S.json:10:15: orders[0].life: order 1's photo card (7.3 s) with motion.photoGrow (0.3 s) ends at 7.6 s, after the clip's duration (6 s); start the life earlier, shorten it or make the duration 7.6 or more",
                "S.json:13:41: orders[1].banner.pressed: 3 s is before the end (7.6 s) of order 1's photo card (7.3 s)",
            ]),
        .init(
            "a life with a drive of no time", #""beats": { "drives": 3.5, "arrives": 5 }"#, #""life": { "drive": 0 }"#,
            [
                "S.json:17:26: orders[1].life.drive: must be from 0.1 to 600 s, not 0"
            ]),
        .init(
            "a life without a number", #""beats": { "drives": 0, "arrives": 2 }"#, #""life": { "preparing": "x" }"#,
            [
                #"S.json:10:30: orders[0].life.preparing: must be a number of seconds, not "x""#
            ]),
        .init(
            "a beat before which others would be judged", #""drives": 0,"#,
            #""confirming": -1, "preparing": 0, "drives": 0,"#,
            [
                "S.json:10:32: orders[0].beats.confirming: must be from 0 to 600 s, not -1"
            ]),
        .init(
            "details before a life starts", #""beats": { "drives": 3.5, "arrives": 5 }"#,
            #""life": { "confirming": 0, "preparing": 0, "drive": 2, "details": 2.5 }"#,
            [
                "S.json:17:73: orders[1].life.details: 2.5 s is before orders[1].banner.pressed (3 s)",
                #"S.json:17:73: orders[1].life.details: the order has no "items" to show"#,
            ]),
        .init(
            "details while a life's photo card grows",
            [
                (
                    #""beats": { "drives": 3.5, "arrives": 5 }"#,
                    #""items": ["Soup"], "life": { "confirming": 0, "preparing": 0, "drive": 2, "details": 4.9 }"#
                )
            ],
            [
                "S.json:17:92: orders[1].life.details: with motion.detailsFade twice (0.2 s) ends at 5.1 s, after order 2's arrival (5 s)"
            ]),
    ]
}
