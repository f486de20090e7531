/// What came of laying a script out.
public struct LayoutFindings {
    /// Everything that shows when the script is laid out; empty where nothing can be.
    public var problems: [Diagnostic]
    /// The script laid out as it is; nil where something plain stands in for a part of it.
    public var scene: HookScene?
}
