import Foundation

/// A pseudo-terminal with one command in its foreground, as a terminal window gives it.
final class Terminal: @unchecked Sendable {
    private let master: Int32
    /// The command's process.
    let process: pid_t
    private let lock = NSLock()
    private var seen: [UInt8] = []
    private let readerDone = DispatchSemaphore(value: 0)

    /// Why there is no terminal.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private static let unlock: UInt = 0x4004_5431  // TIOCSPTLCK
    private static let number: UInt = 0x8004_5430  // TIOCGPTN
    private static let setSize: UInt = 0x5414  // TIOCSWINSZ
    private static let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID

    /// Starts a command in a terminal of `columns` columns.
    init(_ executable: URL, _ arguments: [String], folder: URL, columns: UInt16 = 100) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var locked: Int32 = 0
        var index: UInt32 = 0
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard master >= 0, ioctl(master, Terminal.unlock, &locked) == 0, ioctl(master, Terminal.number, &index) == 0,
            ioctl(master, Terminal.setSize, &size) == 0
        else { throw Problem(description: "no pseudo-terminal: \(String(cString: strerror(errno)))") }
        let words = ["/usr/bin/env", "-C", folder.path, executable.path] + arguments
        process = try Terminal.spawn(words, on: "/dev/pts/\(index)")
        let thread = Thread { [self] in read() }
        thread.start()
    }

    deinit { close(master) }

    /// All that the command has written to the terminal.
    var text: String { lock.withLock { String(decoding: seen, as: UTF8.self) } }

    /// Types a key; 3 is Ctrl-C.
    func type(_ key: UInt8) {
        var key = key
        _ = write(master, &key, 1)
    }

    /// Waits for the command's end and gives its exit code, or 128 + the signal that ended it.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        readerDone.wait()
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// Waits until the terminal shows `part`; false when that takes longer than `seconds`.
    func waits(for part: String, seconds: Double = 60) -> Bool {
        let deadline = Date().addingTimeInterval(seconds)
        while Date() < deadline {
            if text.contains(part) { return true }
            usleep(10_000)
        }
        return false
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Foundation.read(master, &buffer, buffer.count)
            // The terminal's end reads as an I/O error once its last process has gone.
            guard count > 0 else { break }
            lock.withLock { seen += buffer[..<count] }
        }
        readerDone.signal()
    }

    /// The child leads a session of its own, so that the first terminal it opens becomes its controlling one.
    private static func spawn(_ words: [String], on path: String) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, newSession)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var environment: [UnsafeMutablePointer<CChar>?] =
            ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [strdup("TERM=xterm"), nil]
        defer { environment.forEach { free($0) } }
        var process: pid_t = 0
        let problem = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment)
        guard problem == 0 else { throw Problem(description: "no child: \(String(cString: strerror(problem)))") }
        return process
    }
}
