/// Reads the canvas and the frame rate, what the command line sets included, and checks that frames can be made.
struct CanvasDecoder {
    let context: ScriptContext
    let overrides: ScriptOverrides

    struct Canvas {
        var size: Size
        var scale: Double
        var frameRate: FrameRate
        /// Whether a clip of the script's duration has a frame.
        var hasFrames = true
    }

    func canvas(_ root: ScriptReader, duration: ClipTime?) -> Canvas {
        let reader = root[ScriptShape.canvasKey]
        let size = Size(
            overrides.size?.width ?? reader?["width"]?.number ?? StandIn.canvas.width,
            overrides.size?.height ?? reader?["height"]?.number ?? StandIn.canvas.height)
        let rate = frameRate(root["fps"])
        var canvas = Canvas(
            size: size, scale: overrides.scale ?? reader?["scale"]?.number ?? StandIn.scale,
            frameRate: rate ?? StandIn.frameRate)
        if overridesAreInRange() {
            checkPixels(canvas, reader)
        } else {
            (canvas.size, canvas.scale) = (StandIn.canvas, StandIn.scale)
        }
        if let rate, let duration { canvas.hasFrames = checkLength(duration, rate, root) }
        return canvas
    }

    /// Whether a clip has a frame at least; reports one that has none.
    private func checkLength(_ duration: ClipTime, _ rate: FrameRate, _ root: ScriptReader) -> Bool {
        if FrameClock(rate).frameCount(of: duration) >= 1 { return true }
        let message = "\(duration.decimalSeconds) s at \(shown(rate)) fps is less than one frame"
        if overrides.frameRate == nil {
            (root["duration"] ?? root).fail(message)
        } else {
            fail("--fps", message)
        }
        return false
    }

    private func frameRate(_ reader: ScriptReader?) -> FrameRate? {
        if let rate = overrides.frameRate { return rate }
        guard let reader else { return .sixty }
        guard let text = reader.textOrNumeral else { return nil }
        guard let rate = FrameRate(parsing: text) else {
            reader.reject("must be \(ValueShape.frameRate.expected), not \(Quoted.bare(text))")
            return nil
        }
        return rate
    }

    private func shown(_ rate: FrameRate) -> String {
        rate.denominator == 1 ? "\(rate.numerator)" : rate.description
    }

    private func overridesAreInRange() -> Bool {
        let before = context.log.entries.count
        if let size = overrides.size {
            check(size.width, in: ScriptLimits.width, "width")
            check(size.height, in: ScriptLimits.height, "height")
        }
        if let scale = overrides.scale, !ScriptLimits.scale.contains(scale) {
            let range = NumberRule(range: ScriptLimits.scale, unit: "px a pt").rangeWords
            fail("--scale", "must be \(range), not \(NumberRule.short(scale))")
        }
        return context.log.entries.count == before
    }

    private func check(_ side: Double, in range: ClosedRange<Int>, _ name: String) {
        let rule = NumberRule(range: Double(range.lowerBound)...Double(range.upperBound), unit: "pt")
        if !rule.range.contains(side) {
            fail("--size", "the \(name) must be \(rule.rangeWords), not \(NumberRule.short(side))")
        } else if side != side.rounded() {
            fail("--size", "the \(name) must be a whole number, not \(NumberRule.short(side))")
        }
    }

    private func fail(_ option: String, _ message: String) {
        context.log.add(.error, offset: nil, path: option, message)
    }

    // MARK: Pixels

    private func checkPixels(_ canvas: Canvas, _ reader: ScriptReader?) {
        let width = pixels(canvas.size.width, canvas.scale)
        let height = pixels(canvas.size.height, canvas.scale)
        let words = "\(canvas.size.words) at \(NumberRule.short(canvas.scale)) px a pt is \(width) x \(height) px"
        if max(width, height) > ScriptLimits.longestSide {
            report(reader, "\(words); no side may be longer than \(ScriptLimits.longestSide) px")
        } else if context.options.needsEvenPixels, width % 2 != 0 || height % 2 != 0 {
            report(
                reader,
                "\(words), and a video needs even sides; \(nearestEven(canvas))\(nearestScales(canvas)), "
                    + "or write frames alone (--no-video)")
        }
    }

    private func report(_ reader: ScriptReader?, _ message: String) {
        if let reader, overrides.size == nil, overrides.scale == nil { return reader.fail(message) }
        let option = overrides.size != nil ? "--size" : overrides.scale != nil ? "--scale" : ScriptShape.canvasKey
        fail(option, message)
    }

    /// "the nearest even sizes are 360 x 640 pt (1080 x 1920 px) and ...".
    private func nearestEven(_ canvas: Canvas) -> String {
        let sizes = [-1.0, 1.0].compactMap { direction -> String? in
            guard let width = even(canvas.size.width, canvas.scale, direction, ScriptLimits.width),
                let height = even(canvas.size.height, canvas.scale, direction, ScriptLimits.height)
            else { return nil }
            return
                "\(Size(width, height).words) (\(pixels(width, canvas.scale)) x \(pixels(height, canvas.scale)) px)"
        }
        switch sizes.count {
        case 0: return "choose another scale"
        case 1: return "the nearest even size is \(sizes[0])"
        default: return "the nearest even sizes are \(sizes.joined(separator: " and "))"
        }
    }

    /// "; the nearest even scales are 1.2 (528 x 1148 px) and 1.31 (576 x 1252 px)", where the command line sets the scale.
    private func nearestScales(_ canvas: Canvas) -> String {
        guard overrides.scale != nil else { return "" }
        let scales = [-1.0, 1.0].compactMap { evenScale(canvas, $0) }.map { scale in
            "\(NumberRule.short(scale)) (\(pixels(canvas.size.width, scale)) x \(pixels(canvas.size.height, scale)) px)"
        }
        switch scales.count {
        case 0: return ""
        case 1: return "; the nearest even scale is \(scales[0])"
        default: return "; the nearest even scales are \(scales.joined(separator: " and "))"
        }
    }

    /// The nearest scale of two decimals in a direction that makes both sides even; nil beyond the limits.
    private func evenScale(_ canvas: Canvas, _ direction: Double) -> Double? {
        let hundred = 100.0
        var steps = (canvas.scale * hundred).rounded() + direction
        while ScriptLimits.scale.contains(steps / hundred) {
            let sides = [canvas.size.width, canvas.size.height].map { pixels($0, steps / hundred) }
            if sides.contains(where: { $0 > ScriptLimits.longestSide }) { return nil }
            if sides.allSatisfy({ $0 % 2 == 0 }) { return steps / hundred }
            steps += direction
        }
        return nil
    }

    /// The nearest whole number of points in a direction that gives an even number of pixels; nil beyond the limits.
    private func even(_ side: Double, _ scale: Double, _ direction: Double, _ limits: ClosedRange<Int>) -> Double? {
        let range = Double(limits.lowerBound)...Double(limits.upperBound)
        var side = side
        while range.contains(side), pixels(side, scale) % 2 != 0 { side += direction }
        return range.contains(side) ? side : nil
    }

    private func pixels(_ side: Double, _ scale: Double) -> Int { Int((side * scale).rounded()) }
}
