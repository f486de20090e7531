import Testing

@testable import DashScene

@Suite struct RowScriptsTests {
    /// The small script with two variables.
    static func document() throws -> JSONDocument {
        let edits = [
            ("\"duration\": 6", "\"variables\": { \"dish\": \"Soup\", \"end\": 5, \"night\": false }, \"duration\": 6"),
            ("\"title\": \"Soup\"", "\"title\": \"${dish}\""), ("\"arrives\": 5", "\"arrives\": \"${end}\""),
            ("\"home\"", "\"dark\": \"${night}\", \"home\""),
        ]
        return JSONDocument(parsing: try SmallScript.edited(edits))
    }

    static func scripts(csv: String, nameColumn: String? = nil) throws -> RowScripts {
        let table = RowTable(csv: Array(csv.utf8), file: "r.csv")
        return RowScripts(document: try document(), file: "S.json", table: table, nameColumn: nameColumn)
    }

    static func scripts(json: String, nameColumn: String? = nil) throws -> RowScripts {
        let table = RowTable(json: Array(json.utf8), file: "r.json")
        return RowScripts(document: try document(), file: "S.json", table: table, nameColumn: nameColumn)
    }

    static func outcome(_ script: RowScript) throws -> ScriptOutcome {
        ScriptDecoder(files: try MemoryFiles.brands()).decode(script.document, file: "S.json")
    }

    /// The same values as CSV and as JSON make the same script.
    @Test func setPlacesAndVariables() throws {
        let csv = """
            \u{FEFF}name,dish,end,night,orders[1].banner.text,orders[1].minutes,stores.sakura.color,home[0],routes.bay[1][0],orders[0].helper\r
            a,"Ramen, hot",5.5,true,42,7,#ABCDEF,40.7,40.7,"Two\r
            lines"\r

            """.replacing("Two\r\nlines", with: "By {dasher}")
        let json = """
            [{ "name": "a", "dish": "Ramen, hot", "end": 5.5, "night": true, "orders[1].banner.text": "42",
               "orders[1].minutes": 7, "stores.sakura.color": "#ABCDEF", "home[0]": 40.7, "routes.bay[1][0]": 40.7,
               "orders[0].helper": "By {dasher}" }]
            """
        for scripts in [try Self.scripts(csv: csv), try Self.scripts(json: json)] {
            #expect((scripts.tableProblems + scripts.rowProblems).map(\.description) == [])
            let row = try #require(scripts.scripts.first)
            let outcome = try Self.outcome(row)
            #expect(outcome.diagnostics.map(\.description) == [])
            let script = try #require(outcome.script)
            #expect(row.name == "a")
            #expect(script.orders[1].banner?.title == "Ramen, hot")
            #expect(script.orders[1].banner?.text == "42")
            #expect(script.orders[1].beats.arrives == .milliseconds(5500))
            #expect(script.orders[1].minutes == 7)
            #expect(script.orders[0].store.color == Color(hex: 0xABCDEF))
            #expect(script.home.latitude == 40.7)
            #expect(script.orders[0].helper == "By Priya")
        }
    }

    /// Spreadsheets write TRUE, and people put blanks after commas.
    @Test(arguments: ["true", "TRUE", "True"], ["night", " night ", "dark"])
    func takeTrueAsSpreadsheetsWriteIt(_ cell: String, _ column: String) throws {
        let scripts = try Self.scripts(csv: "name, orders[1].minutes ,\(column)\na,7,\(cell)\n")
        #expect((scripts.tableProblems + scripts.rowProblems).map(\.description) == [])
        let outcome = try Self.outcome(try #require(scripts.scripts.first))
        let script = try #require(outcome.script)
        #expect(script.orders[1].minutes == 7)
        #expect(script.brand.colors.surface != .white)
    }

    /// A variable goes before a key of the script that has its name.
    @Test func aVariableGoesFirst() throws {
        let edits = [
            ("\"duration\": 6", "\"variables\": { \"clock\": \"Soup\", \"name\": \"Pho\" }, \"duration\": 6"),
            ("\"title\": \"Soup\"", "\"title\": \"${clock} ${name}\""),
        ]
        let document = JSONDocument(parsing: try SmallScript.edited(edits))
        let table = RowTable(csv: Array("name,clock\nTea,Rice".utf8), file: "r.csv")
        let scripts = RowScripts(document: document, file: "S.json", table: table, nameColumn: nil)
        #expect((scripts.tableProblems + scripts.rowProblems).map(\.description) == [])
        let row = try #require(scripts.scripts.first)
        #expect(row.name == "Tea")
        let script = try #require(try Self.outcome(row).script)
        #expect(script.orders[1].banner?.title == "Rice Tea")
        #expect(script.clock.text() == "9:41")
    }

    @Test func aTextMayBeTrue() throws {
        let scripts = try Self.scripts(csv: "dish,orders[1].banner.text\nTRUE,TRUE\n")
        let row = try #require(scripts.scripts.first)
        let script = try #require(try Self.outcome(row).script)
        #expect([script.orders[1].banner?.title, script.orders[1].banner?.text] == ["TRUE", "TRUE"])
    }

    /// A cell may hold a whole value.
    @Test func takeWholeObjects() throws {
        let scripts = try Self.scripts(
            csv: "orders[1].store,orders[1].route\n"
                + "\"{\"\"name\"\": \"\"Mom\"\", \"\"initials\"\": \"\"M\"\", \"\"color\"\": \"\"#123\"\"}\","
                + "\"{\"\"arc\"\": {\"\"from\"\": [40.66, -73.98]}}\"\nsakura,bay")
        #expect(scripts.rowProblems.isEmpty)
        let first = try Self.outcome(try #require(scripts.scripts.first))
        #expect(first.diagnostics.map(\.description) == [])
        #expect(first.script?.orders[1].store.name == "Mom")
        let second = try Self.outcome(try #require(scripts.scripts.last))
        #expect(second.script?.orders[1].store.name == "Sakura")
    }

    @Test func emptyCellsLeaveTheScriptsValue() throws {
        let csv = try Self.scripts(csv: "dish,orders[1].minutes\n,\n")
        let json = try Self.scripts(json: "[{ \"dish\": null }, {}]")
        for script in csv.scripts + json.scripts {
            #expect(try Self.outcome(script).script?.orders[1].banner?.title == "Soup")
        }
        #expect(csv.scripts.count == 1)
        #expect(json.scripts.map(\.name) == ["1", "2"])
    }

    @Test func numbersNameRowsInOneLength() throws {
        let rows = (1...12).map { "d\($0)" }.joined(separator: "\n")
        let names = try Self.scripts(csv: "dish\n\(rows)").scripts.map(\.name)
        #expect(names.prefix(2) == ["01", "02"])
        #expect(names.last == "12")
    }

    @Test(arguments: [
        ("plain", "plain"), ("a/b\\c:d", "a-b-c-d"), ("../up", "-up"), (" .x. ", "x"), ("a\u{0}b\nc", "a-b-c"),
        ("寿司 🍣", "寿司 🍣"), ("...", ""), ("CON", "CON-"), ("aux.1", "aux.1-"), ("com7", "com7-"), ("console", "console"),
        ("<*?\"|>", "------"),
    ])
    func namesAreSafe(_ words: String, _ name: String) {
        #expect(ClipNames.safe(words) == name)
    }

    /// A problem points at the cell that caused it, or names the row before the script's own place.
    @Test func problemsAreLocated() throws {
        let scripts = try Self.scripts(
            csv: "name,end,orders[1].store,orders[0].beats.arrives\na,99,sakura,2\nb,5,\"sakra\",2\nc,5,,5.9")
        let lines = try scripts.scripts.map { row in
            row.located(try Self.outcome(row).diagnostics).map(\.description)
        }
        #expect(
            lines == [
                [
                    "r.csv:2: S.json:17:16: orders[1].beats.photo: with motion.photoGrow (0.3 s) ends at 99.5 s, "
                        + "after the clip's duration (6 s); start it earlier or make the duration 99.5 or more"
                ],
                ["r.csv:3:5: orders[1].store: no store is called \"sakra\"; did you mean \"sakura\"?"],
                [
                    "r.csv:4: S.json:10:16: orders[0].beats.photo: with motion.photoGrow (0.3 s) ends at 6.4 s, "
                        + "after the clip's duration (6 s); start it earlier or make the duration 6.4 or more",
                    "r.csv:4: S.json:13:41: orders[1].banner.pressed: 3 s is before the end (6.4 s) of "
                        + "orders[0].beats.photo (6.1 s)",
                ],
            ])
    }

    struct Bad: Sendable, CustomTestStringConvertible {
        var rows: String
        var nameColumn: String?
        var table: [String] = []
        var row: [String] = []

        var testDescription: String { rows }
    }

    static let badCSV = [
        Bad(rows: "", table: ["r.csv:1:1: the file is empty; its first line must name the columns"]),
        Bad(
            rows: "\u{FEFF}name;dish;end\na;Soup;5",
            table: ["r.csv:1:1: this looks separated by semicolons; use commas"]),
        Bad(rows: "name\tdish\na\tSoup", table: ["r.csv:1:1: this looks separated by tabs; use commas"]),
        Bad(rows: "dish, \na,b", table: ["r.csv:1:7: column 2 has no name"]),
        Bad(
            rows: "dish, dihs\na,b",
            table: ["r.csv:1:7: the script has no place and no variable \"dihs\"; did you mean \"dish\"?"]),
        Bad(rows: "dish\n", table: ["r.csv:2:1: there are no rows below the columns' names"]),
        Bad(
            rows: "dish,,dish\na,b,c",
            table: ["r.csv:1:6: column 2 has no name", "r.csv:1:7: two columns are called \"dish\""]),
        Bad(rows: "dish,\"x\na", table: ["r.csv:1:6: the quote that opens here is never closed"]),
        Bad(
            rows: "dihs\na",
            table: ["r.csv:1:1: the script has no place and no variable \"dihs\"; did you mean \"dish\"?"]),
        Bad(
            rows: "orders[1].baner.title\na",
            table: [
                "r.csv:1:1: the script has no place and no variable \"orders[1].baner\"; did you mean \"orders[1].banner\"?"
            ]),
        Bad(rows: "orders[2].minutes\n1", table: ["r.csv:1:1: orders has no entry 2; it has 2, counted from 0"]),
        Bad(
            rows: "variables.dish\nRamen",
            table: [
                "r.csv:1:1: \"variables.dish\": a column that sets a variable has the variable's bare name; write \"dish\""
            ]),
        Bad(
            rows: "dish,variables.dsh\nRamen,Soup",
            table: [
                "r.csv:1:6: \"variables.dsh\": a column that sets a variable has the variable's bare name; did you mean \"dish\"?"
            ]),
        Bad(
            rows: "variables\n{}",
            table: ["r.csv:1:1: \"variables\": a column that sets a variable has the variable's bare name"]),
        Bad(
            rows:
                "orders[1].banner.title,end,orders[1].banner,orders[01].banner.title,orders[1].banner.text\na,5,{},b,c",
            table: [
                "r.csv:1:28: \"orders[1].banner\" and \"orders[1].banner.title\" set the same place; leave one of them out",
                "r.csv:1:45: \"orders[01].banner.title\" and \"orders[1].banner.title\" set the same place; "
                    + "leave one of them out",
            ]),
        Bad(
            rows: "stores.sakra.name\n1",
            table: ["r.csv:1:1: the script has no stores.sakra; did you mean \"sakura\"?"]),
        Bad(
            rows: "orders[1].store.name\n1",
            table: ["r.csv:1:1: orders[1].store is a text in the script, with nothing inside to set"]),
        Bad(rows: "orders[0].banner.title\n1", table: ["r.csv:1:1: the script has no orders[0].banner"]),
        Bad(
            rows: "orders.1.minutes\n7",
            table: [
                "r.csv:1:1: \"orders.1.minutes\": the number of a list's entry is written in brackets; write orders[1].minutes"
            ]),
        Bad(
            rows: "name,orders[1].photo,orders[1].route\na,\"{\"\"file: 1}\",\"[[40.6, -74\"\nb,{x}.jpg,bay",
            row: [
                "r.csv:2:3: orders[1].photo: this JSON has a mistake at its character 2: this string has no closing quote",
                "r.csv:2:17: orders[1].route: this JSON has a mistake at its character 12: "
                    + "the file ends here, but this list has no end; it starts at 1:2",
            ]),
        Bad(rows: "a b..c\n1", table: ["r.csv:1:1: \"a b..c\" is no way to a place of the script"]),
        Bad(
            rows: "dish\na", nameColumn: "dihs",
            table: ["r.csv: --name-from: no column is called \"dihs\"; did you mean \"dish\"?"]),
        Bad(
            rows: "dish,end\na\nb,1,2",
            row: [
                "r.csv:2:1: the row has 1 value, the first line 2 values",
                "r.csv:3:1: the row has 3 values, the first line 2 values; put a value that holds a comma in double quotes",
            ]),
        Bad(
            rows: "end,night\nfive,1",
            row: [
                "r.csv:2:1: end: must be a number, as the variable's own value is, not \"five\"",
                "r.csv:2:6: night: must be true or false, as the variable's own value is, not \"1\"",
            ]),
        Bad(
            rows: "name\na\nb\nA",
            row: ["r.csv:4:1: name: the name \"A\" is taken by line 2; give each row its own name"]),
        Bad(rows: "name\n...", row: ["r.csv:2:1: name: \"...\" leaves no name for a folder"]),
        Bad(
            rows: "name\n" + String(repeating: "é", count: 101),
            row: ["r.csv:2:1: name: a clip's name may have at most 200 bytes, not 202"]),
        Bad(rows: "end,dish\n5,", nameColumn: "dish", row: ["r.csv:2:1: the row has no \"dish\" to name its clip"]),
        Bad(
            rows: "dish\n\"a\"b\nc",
            row: ["r.csv:2:4: expected a comma or the end of the line after the closing quote"]),
    ]

    @Test(arguments: badCSV)
    func refusesCSV(_ bad: Bad) throws {
        let scripts = try Self.scripts(csv: bad.rows, nameColumn: bad.nameColumn)
        #expect(scripts.tableProblems.map(\.description) == bad.table)
        #expect(scripts.rowProblems.map(\.description) == bad.row)
    }

    /// Bytes that are not UTF-8 cost the rows that have them, and no others.
    @Test func onlyRowsOfOtherBytesAreLost() throws {
        let csv = RowTable(
            csv: Array("dish\na\nb".utf8) + [0xFF, 0x0A, 0x63, 0x0A, 0xE9] + Array("\nd".utf8), file: "r.csv")
        let rows = RowScripts(document: try Self.document(), file: "S.json", table: csv)
        #expect(rows.tableProblems.isEmpty)
        #expect(
            rows.rowProblems.map(\.description) == [
                "r.csv:3:2: these bytes are not UTF-8; save the file as UTF-8",
                "r.csv:5:1: these bytes are not UTF-8; save the file as UTF-8",
            ])
        #expect(rows.scripts.map(\.row.position.line) == [2, 4, 6])
        let bytes =
            Array("[{ \"dish\": \"a".utf8) + [0xE9] + Array("\" },\n {\"dish\": \"b\"},\n {\"dish\": \"".utf8) + [0xC3]
        let json = RowTable(json: bytes + Array("\", \"name\": \"x\" }, { \"name\": \"y\" }]".utf8), file: "r.json")
        let others = RowScripts(document: try Self.document(), file: "S.json", table: json)
        #expect(others.tableProblems.isEmpty)
        #expect(
            others.rowProblems.map(\.description) == [
                "r.json:1:14: the byte 0xE9 is not UTF-8; save the file as UTF-8",
                "r.json:3:12: the byte 0xC3 is not UTF-8; save the file as UTF-8",
            ])
        #expect(others.scripts.map(\.name) == ["2", "y"])
    }

    @Test func aFirstLineOrAListOfOtherBytesIsNoTable() throws {
        #expect(
            RowScripts(
                document: try Self.document(), file: "S.json",
                table: RowTable(csv: [0x64, 0xFF, 0x0A, 0x61], file: "r.csv")
            ).tableProblems.map(\.description) == ["r.csv:1:2: these bytes are not UTF-8; save the file as UTF-8"])
        #expect(
            RowTable(json: Array("[{},".utf8) + [0xFF] + Array("{}]".utf8), file: "r.json").problems.map(\.description)
                == ["r.json:1:5: the byte 0xFF is not UTF-8; save the file as UTF-8"])
    }

    @Test func anOpenQuoteCostsItsLineAlone() throws {
        let scripts = try Self.scripts(csv: "dish,end\na,5\n\"b,5\nc,5\nd,5")
        #expect(scripts.rowProblems.map(\.description) == ["r.csv:3:1: the quote that opens here is never closed"])
        #expect(scripts.scripts.map(\.name) == ["1", "3", "4"])
    }

    /// A variable whose only place the row sets otherwise is no mistake, one without any place is.
    @Test func replacedPlacesLeaveNoIdleVariable() throws {
        let columns = ["orders[1].banner.title", "orders[1].banner", "orders[1].banner.title,dish"]
        let cells = [
            "Pho", "\"{\"\"at\"\": 2.6, \"\"pressed\"\": 3, \"\"title\"\": \"\"Pho\"\", \"\"text\"\": \"\"x\"\"}\"",
            "Pho,Tea",
        ]
        for (column, cell) in zip(columns, cells) {
            let scripts = try Self.scripts(csv: "\(column)\n\(cell)")
            #expect((scripts.tableProblems + scripts.rowProblems).map(\.description) == [])
            let outcome = try Self.outcome(try #require(scripts.scripts.first))
            #expect(outcome.diagnostics.map(\.description) == [])
            #expect(outcome.script?.orders[1].banner?.title == "Pho")
        }
        let idle = JSONDocument(
            parsing: try SmallScript.edited([
                ("\"duration\": 6", "\"variables\": { \"dish\": \"Soup\" }, \"duration\": 6")
            ]))
        let scripts = RowScripts(
            document: idle, file: "S.json", table: RowTable(csv: Array("orders[1].minutes\n7".utf8), file: "r.csv"))
        let outcome = try Self.outcome(try #require(scripts.scripts.first))
        #expect(outcome.diagnostics.map(\.message) == ["is used nowhere"])
    }

    /// What is wrong inside a cell is told where it is: in JSON to the letter, in CSV at the cell.
    @Test func problemsInsideCellsAreLocated() throws {
        let store = "{ \"name\": \"A\", \"initials\": \"A\",\n  \"name\": \"B\", \"color\": \"red\" }"
        let quoted = store.replacing("\"", with: "\"\"")
        let rows = [
            try Self.scripts(json: "[\n{ \"orders[1].store\": \(store) }]"),
            try Self.scripts(csv: "name,orders[1].store\na,\"\(quoted)\""),
            try Self.scripts(csv: "name,canvas.height,canvas\na,640,\n"),
        ]
        let lines = try rows.prefix(2).map { scripts in
            let row = try #require(scripts.scripts.first)
            return row.located(try Self.outcome(row).diagnostics).map(\.description)
        }
        let color = "orders[1].store.color: must be a colour like \"#EB1700\" (#RGB, #RRGGBB or #RRGGBBAA), not \"red\""
        #expect(
            lines == [
                [
                    "r.json:3:3: orders[1].store.name: this key is given twice; the first is on line 2 of r.json",
                    "r.json:3:25: \(color)",
                ],
                [
                    "r.csv:2:3: orders[1].store.name: this key is given twice; the first is on line 2 of r.csv",
                    "r.csv:2:3: \(color)",
                ],
            ])
        #expect(rows[2].tableProblems.count == 1)
    }

    /// Sides and scale are judged together; the cell that sets one of them is the place.
    @Test func theCanvasIsLocatedAtItsCell() throws {
        let edits = [
            ("\"duration\": 6", "\"canvas\": { \"width\": 440, \"height\": 956, \"scale\": 3 }, \"duration\": 6")
        ]
        let table = RowTable(csv: Array("name,canvas.width\na,361".utf8), file: "r.csv")
        let document = JSONDocument(parsing: try SmallScript.edited(edits))
        let scripts = RowScripts(document: document, file: "S.json", table: table)
        let row = try #require(scripts.scripts.first)
        #expect(
            row.located(try Self.outcome(row).diagnostics).map(\.description) == [
                "r.csv:2:3: canvas: 361 x 956 pt at 3 px a pt is 1083 x 2868 px, and a video needs even sides; "
                    + "the nearest even sizes are 360 x 956 pt (1080 x 2868 px) and 362 x 956 pt (1086 x 2868 px), or write frames alone (--no-video)"
            ])
    }

    /// A thousand columns: each cell sets its own place.
    @Test func manyColumns() throws {
        let names = (0..<1000).map { "v\($0)" }
        let variables = names.map { "\"\($0)\": \"\"" }.joined(separator: ", ")
        let title = names.map { "${\($0)}" }.joined()
        let document = JSONDocument(
            parsing: try SmallScript.edited([
                ("\"duration\": 6", "\"variables\": { \(variables) }, \"duration\": 6"),
                ("\"title\": \"Soup\"", "\"title\": \"\(title)\""),
            ]))
        let cells = names.indices.map { String($0 % 10) }
        let csv = (names + ["orders[1].minutes"]).joined(separator: ",") + "\n" + (cells + ["7"]).joined(separator: ",")
        let scripts = RowScripts(
            document: document, file: "S.json", table: RowTable(csv: Array(csv.utf8), file: "r.csv"))
        let row = try #require(scripts.scripts.first)
        let script = try #require(try Self.outcome(row).script)
        #expect(script.orders[1].banner?.title == cells.joined())
        #expect(script.orders[1].minutes == 7)
    }

    static let badJSON = [
        Bad(rows: "", table: ["r.json:1:1: the file is empty"]),
        Bad(rows: "{}", table: ["r.json:1:1: must be a list of objects, one a clip"]),
        Bad(rows: "[]", table: ["r.json:1:1: the list has no rows"]),
        Bad(rows: "[1,]", table: ["r.json:1:3: a comma after the last entry; remove it"]),
        Bad(rows: "[1]", row: ["r.json:1:2: a row must be an object"]),
        Bad(
            rows: "[{ \"dish\": \"a\", \"dish\": \"b\" }]", row: ["r.json:1:17: the key \"dish\" is given twice"]),
        Bad(
            rows: "[{ \"dihs\": \"a\" }]",
            row: ["r.json:1:12: dihs: the script has no place and no variable \"dihs\"; did you mean \"dish\"?"]),
        Bad(
            rows: "[{ \"end\": \"5\" }]",
            row: ["r.json:1:11: end: must be a number, as the variable's own value is, not \"5\""]),
        Bad(rows: "[{ \"name\": [1] }]", row: ["r.json:1:12: name: must be a text or a number, to name the clip"]),
    ]

    @Test(arguments: badJSON)
    func refusesJSON(_ bad: Bad) throws {
        let scripts = try Self.scripts(json: bad.rows)
        #expect(scripts.tableProblems.map(\.description) == bad.table)
        #expect(scripts.rowProblems.map(\.description) == bad.row)
    }
}
