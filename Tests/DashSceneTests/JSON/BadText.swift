extension JSONDocumentTests.BadText {
    /// Mistakes that end the reading.
    static let structure: [Self] = [
        .init(text: "", lines: ["1:1 the file is empty"]),
        .init(text: "   \n", lines: ["2:1 the file is empty"]),
        .init(text: "hello", lines: [#"1:1 expected a value, found "hello"; words need double quotes"#]),
        .init(text: "{", lines: ["1:2 the file ends here, but this object has no end; it starts at 1:1"]),
        .init(text: "[1, 2\n\n", lines: ["1:6 the file ends here, but this list has no end; it starts at 1:1"]),
        .init(
            text: "{\n  \"a\": [\n    1,\n",
            lines: ["3:7 the file ends here, but this list has no end; it starts at 2:8"]),
        .init(text: #"{"a""#, lines: [#"1:5 expected ":" after the key "a", found the end of the file"#]),
        .init(text: #"{"a": "#, lines: ["1:6 the file ends here, but this object has no end; it starts at 1:1"]),
        .init(text: "[‘a’]", lines: [#"1:2 expected a value, found "‘"; use straight double quotes"#]),
        .init(
            text: "{“a”: 1}", lines: [#"1:2 expected a key in double quotes, found "“"; use straight double quotes"#]),
        .init(
            text: "[\"abc”,\n1]",
            lines: ["1:2 this string has no closing quote on its line; use straight double quotes"]),
        .init(text: #"{"a" 1}"#, lines: [#"1:6 expected ":" after the key "a", found "1""#]),
        .init(text: "{a: 1}", lines: [#"1:2 expected a key in double quotes, found "a""#]),
        .init(
            text: "{'a': 1}", lines: [#"1:2 expected a key in double quotes, found "'"; use straight double quotes"#]),
        .init(text: #"{"a": 1 "b": 2}"#, lines: [#"1:9 expected "," or "}" in this object, found """"#]),
        .init(text: "[1 2]", lines: [#"1:4 expected "," or "]" in this list, found "2""#]),
        .init(text: #"{"a": 1]"#, lines: [#"1:8 expected "," or "}" in this object, found "]""#]),
        .init(text: "{} {}", lines: [#"1:4 expected the end of the file, found "{""#]),
        .init(text: #""abc"#, lines: ["1:1 this string has no closing quote"]),
        .init(text: #"["abc\#n"]"#, lines: ["1:2 this string has no closing quote on its line"]),
        .init(text: "]", lines: [#"1:1 expected a value, found "]""#]),
        .init(text: #"{"a": @}"#, lines: [#"1:7 expected a value, found "@""#]),
        .init(text: #"{"a": tru}"#, lines: [#"1:7 expected a value, found "tru"; words need double quotes"#]),
        .init(text: #"{"a": 🍣}"#, lines: [#"1:7 expected a value, found "🍣""#]),
        .init(text: "[,1]", lines: [#"1:2 expected a value, found ",""#]),
        .init(text: #""a\"#, lines: ["1:1 this string has no closing quote"]),
    ]

    /// Mistakes after which reading goes on.
    static let slips: [Self] = [
        .init(text: "[1, 2,]", lines: ["1:6 a comma after the last entry; remove it"]),
        .init(text: #"{"a": 1,}"#, lines: ["1:8 a comma after the last entry; remove it"]),
        .init(
            text: "[NaN, Infinity]",
            lines: [
                "1:2 NaN is no JSON number; write a finite one", "1:7 Infinity is no JSON number; write a finite one",
            ]),
        .init(
            text: "[True, FALSE, None]",
            lines: [
                "1:2 True is no JSON value; write true", "1:8 FALSE is no JSON value; write false",
                "1:15 None is no JSON value; write null",
            ]),
        .init(text: #"{"a": 10,00, "b": 1}"#, lines: ["1:7 a number has no comma; write 10.00"]),
        .init(text: #"{"a": 1,500}"#, lines: ["1:7 a number has no comma; write 1.500 or 1500"]),
        .init(text: "[-Infinity]", lines: [#"1:2 "-Infinity" is no JSON number"#]),
        .init(
            text: "[01, .5, 5., +1, 1e, 0x10, 1_000]",
            lines: [
                #"1:2 "01" is no JSON number"#, #"1:6 ".5" is no JSON number"#, #"1:10 "5." is no JSON number"#,
                #"1:14 "+1" is no JSON number"#, #"1:18 "1e" is no JSON number"#, #"1:22 "0x10" is no JSON number"#,
                #"1:28 "1_000" is no JSON number"#,
            ]),
        .init(text: "[1e400, -1e400]", lines: ["1:2 1e400 is too large a number", "1:9 -1e400 is too large a number"]),
        .init(
            text: "[1, // one\n2 /* two */]",
            lines: ["1:5 JSON has no comments; remove it", "2:3 JSON has no comments; remove it"]),
        .init(text: "/* never ends", lines: ["1:1 JSON has no comments; remove it"]),
        .init(text: "[1 // 2]", lines: ["1:4 JSON has no comments; remove it"]),
        .init(text: #"["\x"]"#, lines: [#"1:3 "\x" is no JSON escape"#]),
        .init(text: #"["\u12"]"#, lines: [#"1:3 "\u" needs four hexadecimal digits"#]),
        .init(
            text: #"["\ud83c"]"#,
            lines: [#"1:3 half a surrogate pair; write both "\u" escapes, or the character itself"#]),
        .init(
            text: #"["\udf63"]"#,
            lines: [#"1:3 half a surrogate pair; write both "\u" escapes, or the character itself"#]),
        .init(
            text: #"["\ud83c\u0041"]"#,
            lines: [#"1:3 half a surrogate pair; write both "\u" escapes, or the character itself"#]),
        .init(text: #"["a\#tb"]"#, lines: ["1:4 the control character 0x09 in a string; write it as an escape"]),
        .init(
            text: "[\"a\u{1}b\u{2}\", \"\u{3}\"]",
            lines: [
                "1:4 the control character 0x01 in a string; write it as an escape",
                "1:11 the control character 0x03 in a string; write it as an escape",
            ]),
        .init(text: "[1e-400]", lines: []),
    ]
}
