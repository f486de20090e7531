import Foundation

/// Starts a program with chosen standard streams in a process group of its own.
struct ProcessSpawn {
    /// What becomes the program's standard input.
    let input: Int32
    /// What becomes its standard output; nil to throw that away.
    var output: Int32?
    /// What becomes its standard error.
    let error: Int32
    /// Variables that are added to its environment, unless they are set there already.
    var variables: [String: String] = [:]

    /// How often, and after how many microseconds, a program whose file is still open for writing is tried again.
    private static let busyRetries = 50
    private static let busyPause: UInt32 = 10_000

    /// Why a program did not start: the system's error number.
    struct Failure: Error {
        let code: Int32
    }

    /// Starts it and returns its process number.
    func start(_ executable: String, _ arguments: [String]) -> Result<pid_t, Failure> {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        if let output {
            posix_spawn_file_actions_adddup2(&actions, output, 1)
        } else {
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, error, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        ProcessSpawn.prepare(&attributes)
        var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
        defer { settings.forEach { free($0) } }
        var pid: pid_t = 0
        var code = posix_spawn(&pid, executable, &actions, &attributes, &words, &settings)
        // A program that was written a moment ago may still be open in another child that is just starting.
        for _ in 0..<ProcessSpawn.busyRetries where code == ETXTBSY {
            usleep(ProcessSpawn.busyPause)
            code = posix_spawn(&pid, executable, &actions, &attributes, &words, &settings)
        }
        return code == 0 ? .success(pid) : .failure(Failure(code: code))
    }

    private var environment: [String] {
        let given = ProcessInfo.processInfo.environment
        return given.merging(variables) { given, _ in given }.map { "\($0)=\($1)" }.sorted()
    }

    /// A group of its own, and no signal blocked or ignored as it may be with us.
    private static func prepare(_ attributes: inout posix_spawnattr_t) {
        posix_spawnattr_setpgroup(&attributes, 0)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var ordinary = sigset_t()
        sigemptyset(&ordinary)
        for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&ordinary, signal) }
        posix_spawnattr_setsigdefault(&attributes, &ordinary)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }
}
