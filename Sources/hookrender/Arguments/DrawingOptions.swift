import DashRender
import DashScene
import Foundation

/// What all commands that draw take beside the script: changes to the script's own settings.
struct DrawingOptions: Hashable, Sendable {
    /// The canvas, pt.
    let size: Size?
    /// Pixels a point.
    let scale: Double?
    /// Frames a second.
    let frameRate: FrameRate?
    /// The time that the phone shows.
    let clock: ClockTime?
    /// A brand by name or file.
    let brand: String?
    /// The brand's dark appearance.
    let isDark: Bool
    /// Where the fonts are, instead of the system's folders.
    let fonts: String?
    /// Whether warnings are errors.
    let isStrict: Bool
    /// Whether a script may name files outside its own folder.
    let allowsOutside: Bool

    /// Reads the options.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        size = try arguments.value(DrawingOptions.sizeOption)
        scale = try arguments.value(DrawingOptions.scaleOption)
        frameRate = try arguments.value(DrawingOptions.fpsOption)
        clock = try arguments.value(DrawingOptions.clockOption)
        brand = try arguments.value(DrawingOptions.brandOption)
        isDark = arguments.has(DrawingOptions.darkFlag)
        fonts = try arguments.value(DrawingOptions.fontsOption)
        isStrict = arguments.has(DrawingOptions.strictFlag)
        allowsOutside = arguments.has(DrawingOptions.outsideFlag)
    }

    /// The options that replace the script's own settings; `standardScale` holds where no scale is given.
    func overrides(standardScale: Double?) -> ScriptOverrides {
        ScriptOverrides(
            size: size, scale: scale ?? standardScale, frameRate: frameRate, clock: clock,
            brand: brand.map(DrawingOptions.brandPath), isDark: isDark ? true : nil)
    }

    /// A brand's file is looked for where the command runs, not beside the script.
    private static func brandPath(_ name: String) -> String {
        name.hasSuffix(".json") ? FilePath.join(FileManager.default.currentDirectoryPath, name) : name
    }

    /// The options under their heading in help.
    static let group = DeclarationGroup(
        title: "Drawing",
        declarations: [
            sizeOption.declaration, scaleOption.declaration, fpsOption.declaration, clockOption.declaration,
            brandOption.declaration, darkFlag.declaration, fontsOption.declaration, strictFlag.declaration,
            outsideFlag.declaration,
        ])

    private static let canvases = [
        (ScriptLimits.width.lowerBound, ScriptLimits.height.lowerBound),
        (ScriptLimits.width.upperBound, ScriptLimits.height.upperBound),
    ].map { "\($0)x\($1)" }.joined(separator: " to ")
    private static let sizeOption = Option("size", .canvas, help: "Canvas in points, \(canvases).")
    private static let scaleOption = Option("scale", .scale, help: "Pixels a point, \(ValueFormat.scales).")
    private static let fpsOption = Option(
        "fps", .frameRate, help: "Frames a second: 60, 59.94, 60000/1001.")
    private static let clockOption = Option(
        "clock", .clock, help: "Time of day that the phone shows, on the 24-hour clock.")
    private static let brandOption = Option(
        "brand", .name, help: "Brand: a name under Brands/, or a file.")
    private static let darkFlag = Flag("dark", help: "Use the brand's dark appearance.")
    private static let fontsOption = Option(
        "fonts", .folder, help: "Take fonts from this folder alone (also: HOOKRENDER_FONTS).")
    private static let strictFlag = Flag("strict", help: "Treat warnings as errors.")
    private static let outsideFlag = Flag(
        "allow-outside", help: "Let the script name files outside its own folder.")
}
