import DashRender

@main
struct Main {
    static func main() {
        print(HookrenderVersion.current)
    }
}
