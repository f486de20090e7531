import DashScene

/// A script laid out, with the shaper that measured its texts. For one thread.
struct LaidOutScript {
    let text: TextShaper
    let scene: HookScene
}
