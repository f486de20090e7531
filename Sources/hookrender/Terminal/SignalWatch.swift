import DashRender
import Foundation

/// Turns SIGINT, SIGTERM and SIGHUP into a polite request to stop; the second one ends the process at once, and
/// with it the encoder; temporary files still go.
///
/// The handler itself only writes the signal's number into a pipe, the one thing that is safe there.
enum SignalWatch {
    /// Starts watching. `request` runs on a thread of its own when the first signal comes.
    static func start(request: @escaping @Sendable (Int32) -> Void) {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        signalPipe = ends[1]
        let readEnd = ends[0]
        let thread = Thread { listen(on: readEnd, request: request) }
        thread.stackSize = 1 << 19
        thread.start()
        for number in [SIGINT, SIGTERM] { signal(number, forward) }
        unblock([SIGINT, SIGTERM, SIGHUP])
        // A run under nohup is to survive its terminal.
        if !isIgnored(SIGHUP) { signal(SIGHUP, forward) }
    }

    /// Who starts this program may have blocked signals in the thread that did, and a child inherits that.
    private static func unblock(_ numbers: [Int32]) {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func listen(on descriptor: Int32, request: @Sendable (Int32) -> Void) {
        var asked = false
        while true {
            var number: UInt8 = 0
            let count = read(descriptor, &number, 1)
            if count < 0 && errno == EINTR { continue }
            guard count == 1 else { return }
            if asked {
                UnfinishedOutputs.removeAll()
                _exit(128 + Int32(number))
            }
            asked = true
            request(Int32(number))
        }
    }

    private static let forward: @convention(c) (Int32) -> Void = { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let before = errno
        _ = write(signalPipe, &byte, 1)
        errno = before
    }
}

/// The pipe's end that the handler writes to; set once, before the handler is installed.
nonisolated(unsafe) private var signalPipe: Int32 = -1
