extension ClipComparison {
    /// The comparison as a JUnit file: one test case a frame, failing where the frame fails.
    public var junit: String {
        let suite =
            "name=\"\(escaped("\(first) and \(second)"))\" tests=\"\(frames.count)\" failures=\"\(failing.count)\""
        let cases = frames.map { testCase($0) }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            <testsuite \(suite) errors="0" skipped="0">
            \(cases)</testsuite>
            </testsuites>

            """
    }

    private func testCase(_ frame: FrameResult) -> String {
        let head = "<testcase classname=\"hookrender.diff\" name=\"\(escaped(frame.name))\""
        if frame.passes { return head + "/>\n" }
        return head + "><failure message=\"\(escaped(frame.outcome.words))\"/></testcase>\n"
    }

    /// XML has no way to write most control characters; they become spaces.
    private func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
