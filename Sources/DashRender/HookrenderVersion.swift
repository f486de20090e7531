/// Version of the renderer, as `--version` prints it.
public enum HookrenderVersion {
    /// Semantic version.
    public static let current = "0.1.0"
}
