import Foundation

/// An ffmpeg that decodes a video into a pipe.
///
/// Its errors go to an unlinked file, so that it never waits for somebody to read them.
final class DecoderProcess {
    private static let pipeBytes: Int32 = 1 << 20
    private static let mostWords = 4096

    /// Where its pictures come out.
    let output: Int32
    private let errors: Int32
    private var process: pid_t
    private let file: String

    init(_ file: String) throws(DiffError) {
        self.file = file
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .noDecoder(reason: Self.reason(errno)) }
        for end in ends { Self.keepFromChildren(end) }
        errors = Self.unlinkedFile()
        output = ends[0]
        process = 0
        // A larger pipe lets ffmpeg work ahead; the system may refuse, and then it is only slower.
        _ = fcntl(output, Self.setPipeSize, Self.pipeBytes)
        let status = Self.spawn(file, output: ends[1], errors: errors, process: &process)
        close(ends[1])
        guard status == 0 else {
            process = 0
            throw .noDecoder(reason: Self.reason(status))
        }
    }

    deinit {
        close(output)
        if process > 0 {
            kill(process, SIGTERM)
            _ = wait()
        }
        if errors >= 0 { close(errors) }
    }

    /// Waits for the end; throws ffmpeg's last words when it failed.
    func finish() throws(DiffError) {
        let status = wait()
        process = 0
        let words = lastWords()
        guard status == 0 else { throw .video(file: file, words: words.isEmpty ? "no reason given" : words) }
    }

    private func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }

    private func lastWords() -> String {
        guard errors >= 0 else { return "" }
        var bytes = [UInt8](repeating: 0, count: Self.mostWords)
        let start = max(0, lseek(errors, 0, SEEK_END) - bytes.count)
        let count = pread(errors, &bytes, bytes.count, start)
        let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }

    /// Every frame once, as straight RGBA with its size before it (PAM).
    private static func arguments(_ file: String) -> [String] {
        [
            "ffmpeg", "-v", "error", "-nostdin", "-i", "file:" + file, "-map", "0:v:0", "-fps_mode", "passthrough",
            "-pix_fmt", "rgba", "-sws_flags", "bicubic+accurate_rnd+bitexact", "-c:v", "pam", "-f", "image2pipe",
            "pipe:1",
        ]
    }

    private static func spawn(_ file: String, output: Int32, errors: Int32, process: inout pid_t) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        if errors >= 0 { posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO) }
        var arguments = arguments(file).map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        return posix_spawnp(&process, "ffmpeg", &actions, nil, arguments, environ)
    }

    private static func unlinkedFile() -> Int32 {
        var name = Array((FileManager.default.temporaryDirectory.path + "/hookrender.XXXXXX").utf8CString)
        let made = mkstemp(&name)
        guard made >= 0 else { return made }
        unlink(name)
        keepFromChildren(made)
        return made
    }

    /// Else another ffmpeg would hold this one's pipe open.
    private static func keepFromChildren(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

    private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// F_SETPIPE_SZ, which the C library's Swift module leaves out.
    private static let setPipeSize: Int32 = 1031
}
