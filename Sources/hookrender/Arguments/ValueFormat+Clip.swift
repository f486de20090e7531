import DashScene

extension ValueFormat where Value == Size {
    /// A canvas in points.
    static let canvas = ValueFormat(
        placeholder: "WxH", expected: "a width and a height in points, such as 440x956"
    ) { text in
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map {
            FrameSelection.frameNumber("\($0)")
        }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else { return nil }
        return Size(Double(width), Double(height))
    }
}

extension ValueFormat where Value == Double {
    /// Pixels a point.
    static let scale = decimal(placeholder: "N", expected: "pixels a point, \(scales), such as 3") {
        ScriptLimits.scale.contains($0)
    }

    /// The scales that there are: "0.25 to 8".
    static let scales = [ScriptLimits.scale.lowerBound, ScriptLimits.scale.upperBound]
        .map { DecimalText.shortest($0, digits: 2) }.joined(separator: " to ")
}

extension ValueFormat where Value == FrameRate {
    /// Frames a second.
    static let frameRate = ValueFormat(
        placeholder: "RATE", expected: "frames a second above 0 and up to 1000, such as 60, 59.94 or 60000/1001",
        parse: { FrameRate(parsing: $0) })
}

extension ValueFormat where Value == ClockTime {
    /// A time of day.
    static let clock = ValueFormat(
        placeholder: "H:MM", expected: "a 24-hour time, such as 9:41", parse: { ClockTime(parsing: $0) })
}

extension ValueFormat where Value == ClipTime {
    /// A moment of the clip in seconds.
    static let seconds = ValueFormat(placeholder: "S", expected: "seconds from 0 up, such as 1.3") { text in
        ValueFormat<Double>.decimal(placeholder: "S", expected: "") { $0 >= 0 }.parse(text)
            .flatMap { ClipTime(seconds: $0) }
    }
}

extension ValueFormat where Value == FrameSelection {
    /// Absolute frame numbers.
    static let frames = ValueFormat(
        placeholder: "RANGE", expected: "frame numbers as A..<B (without B), A...B (with B) or A... (to the end)",
        parse: { FrameSelection.parse($0) })
}
