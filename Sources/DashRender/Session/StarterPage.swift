/// The page in a starter folder.
enum StarterPage {
    static let text = """
        # A clip of your own

        `DemoScript.json` is the clip. Edit it, then:

        ```sh
        hookrender validate                  # every problem at once, with line, column and a suggestion
        hookrender storyboard -o board.png   # a contact sheet of the key moments
        hookrender render                    # the clip: out/hook.mp4 and out/frames/
        ```

        The second entry of `orders` is one block: the store, the banner, the courier, the route, the photo and the
        times. Change it, and you have another clip.

        | | |
        | --- | --- |
        | `DemoScript.json` | the clip; editors that read JSON Schema complete and check it |
        | `DemoScript.schema.json`, `Brand.schema.json` | what scripts and brands may hold |
        | `Brands/` | words, colours, type and marks; `--brand NAME` picks one, `--dark` its dark colours |
        | `Assets/` | the pictures; put your own beside them |
        | `Tiles/` | the map; `CREDITS.md` says where it comes from |

        For many clips at once, put one row a clip into a table and name its columns after places of the script:

        ```csv
        name,orders[1].banner.title,stores.sakura.name
        ramen,Ramen House 🍜,Ramen House
        "soup, hot",Soup Kitchen 🍲,Soup Kitchen
        ```

        `hookrender batch --rows rows.csv -o clips` renders them all.

        """
}
