/// A script that says everything that a script can say, nothing as it would be by itself.
enum FullScript {
    static let text = """
        {
          "$schema": "DemoScript.schema.json",
          "variables": { "rate": "60000/1001" },
          "canvas": { "width": 402, "height": 874, "scale": 2 },
          "fps": "${rate}",
          "duration": 60,
          "clock": "18:05",
          "brand": "grubhub",
          "dark": true,
          "tiles": "Other",
          "home": [40.67015, -73.98549],
          "motion": {
            "stepPop": 0.26, "arrive": 0.31, "photoGrow": 0.32, "detailsFade": 0.11, "bannerSlide": 0.33,
            "bannerPress": 0.09, "bannerLeave": 0.29, "crossFade": 0.27, "haloPeriod": 1.7
          },
          "fees": { "delivery": 1.99, "service": 12.5, "tax": 8.875 },
          "stores": {
            "sakura": {
              "name": "Sakura", "initials": "SS", "color": "#CFE4F280", "cuisine": "Sushi", "distance": "3.4 mi",
              "minutes": 32, "rating": 4.70, "reviews": "2k+", "deal": "20% off",
              "menu": [
                {
                  "name": "Roll", "description": "Rice", "price": "9.50",
                  "image": { "file": "roll.jpg", "focus": [0.1, 0.2, 0.3, 0.4] },
                  "addOns": [{ "name": "Egg", "price": 1.5 }]
                },
                { "name": "Tea", "sizes": [{ "name": "S", "price": 2 }, { "name": "L", "price": 3 }] }
              ]
            }
          },
          "dashers": {
            "priya": {
              "name": "Priya", "rating": "4.99", "deliveries": 3104, "badge": "Top",
              "portrait": "priya.jpg", "vehicle": "bike.png", "glyph": "bicycle"
            }
          },
          "routes": {
            "line": [[40.67440, -73.98195], [40.67015, -73.98549]],
            "bow": { "arc": { "from": [40.66, -73.99], "bend": -0.4 } }
          },
          "orders": [
            {
              "store": "sakura", "dasher": "priya", "route": "line",
              "items": [
                "Tea L",
                { "name": "Tea", "size": "S" },
                { "name": "Roll", "addOns": ["Egg"], "count": 2 },
                { "name": "Gift", "price": 7 }
              ],
              "tip": 4,
              "startMetres": 250, "nearbyFrom": 0.5, "startFill": 0.25, "minutes": 38,
              "helper": "{dasher} has it from {store}.", "vehicle": "van.png",
              "photo": { "file": "door.jpg", "focus": [0, 0, 0.5, 1] },
              "beats": {
                "appears": 1, "confirming": 1, "preparing": 2, "pickedUp": 3, "drives": 4, "arrives": 5, "photo": 6,
                "details": 4.2
              }
            },
            {
              "banner": { "at": 7, "pressed": 8, "title": "{store}!", "text": "{dasher} comes", "avatar": "soup.png" },
              "store": "sakura", "dasher": "priya", "route": "bow",
              "items": [{ "name": "Pie", "price": 3 }],
              "life": { "starts": 9, "confirming": 3, "preparing": 4, "drive": 15, "details": 20 }
            }
          ]
        }

        """
}
