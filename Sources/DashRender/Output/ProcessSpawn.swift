import CLinux
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
    /// Whether the system ends it at once when the thread that starts it ends, so also when we are killed.
    var isBound = false

    /// How often, and after how many microseconds, a program whose file is still open for writing is tried again.
    private static let busyRetries = 50
    private static let busyPause: UInt32 = 10_000

    /// Why a program did not start: the system's error number.
    struct Failure: Error {
        let code: Int32
    }

    /// Starts it and returns its process number.
    func start(_ executable: String, _ arguments: [String]) -> Result<pid_t, Failure> {
        guard let nowhere = FileDescriptor(opening: "/dev/null", O_WRONLY) else {
            return .failure(Failure(code: errno))
        }
        defer { nowhere.close() }
        var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
        defer { settings.forEach { free($0) } }
        var pid: pid_t = 0
        var code = begin(executable, &words, &settings, nowhere, &pid)
        // A program that was written a moment ago may still be open in another child that is just starting.
        for _ in 0..<ProcessSpawn.busyRetries where code == ETXTBSY {
            usleep(ProcessSpawn.busyPause)
            code = begin(executable, &words, &settings, nowhere, &pid)
        }
        return code == 0 ? .success(pid) : .failure(Failure(code: code))
    }

    private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    private func begin(
        _ executable: String, _ words: Words, _ settings: Words, _ nowhere: FileDescriptor, _ pid: inout pid_t
    ) -> Int32 {
        executable.withCString { path in
            var program = hook_program()
            program.path = path
            program.words = UnsafePointer(words)
            program.settings = UnsafePointer(settings)
            program.streams = (input, output ?? nowhere.number, error)
            program.isBound = isBound ? 1 : 0
            return CLinux.hook_start(&program, &pid)
        }
    }

    private var environment: [String] {
        let given = ProcessInfo.processInfo.environment
        return given.merging(variables) { given, _ in given }.map { "\($0)=\($1)" }.sorted()
    }
}
