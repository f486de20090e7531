import DashRender
import Foundation

/// Starts the tool.
@main
enum Main {
    static func main() {
        MemoryUsage.shareFreed()
        let cancellation = Cancellation()
        SignalWatch.start { cancellation.request($0) }
        let tool = Tool(commands: CommandList.all)
        let code = tool.run(try CommandWords.all(), context: RunContext(cancellation: cancellation))
        exit(code.rawValue)
    }
}
