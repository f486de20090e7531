/// The page in a starter folder.
enum StarterPage {
    /// The page; the demo's own rows suit no other script.
    static func text(isDemo: Bool) -> String { opening + (isDemo ? demoRows : plainRows) + closing }

    private static let opening = """
        # A clip of your own

        `DemoScript.json` is the clip. Edit it, then:

        ```sh
        hookrender validate                  # every problem at once, with line, column and a suggestion
        hookrender storyboard -o board.png   # a contact sheet of the key moments
        hookrender render                    # the clip: out/hook.mp4 and out/frames/
        ```

        Each entry of `orders` is one block: the store, the banner, the courier, the route, the photo and the times.
        Change one, and you have another clip. Some ideas:

        - Another order: copy an entry to the end of `orders`, give it later times, a store with a dish from
          `Assets/dishes/` as the banner's `avatar`, and Sam (`Assets/people/sam.jpg`) as its courier.
        - What it cost: `"details": 9.6` among an order's `beats` opens "Order details", once its items have prices.
        - Another place: `home` and `routes` take any coordinates; `hookrender tiles cut` makes a map of them, and
          `"tiles": null` does without one.

        | | |
        | --- | --- |
        | `DemoScript.json` | the clip; editors that read JSON Schema complete and check it |
        | `DemoScript.schema.json`, `Brand.schema.json` | what scripts and brands may hold |
        | `Brands/` | words, colours, type and marks; `--brand NAME` picks one, `--dark` its dark colours |
        | `Assets/` | pictures of doorsteps, people, vehicles and dishes; put your own beside them |
        | `Tiles/` | the map; `CREDITS.md` says where it comes from |

        For many clips at once, put one row a clip into a table and name its columns after places of the script:


        """

    private static let plainRows = """
        ```csv
        name,clock
        lunch,12:30
        "dinner, late",21:15
        ```

        """

    private static let demoRows = """
        ```csv
        name,orders[1].banner.title,stores.sakura.name
        ramen,Ramen House 🍜,Ramen House
        "soup, hot",Soup Kitchen 🍲,Soup Kitchen
        ```

        """

    private static let closing = """

        `hookrender batch --rows rows.csv -o clips` renders them all.

        """
}
