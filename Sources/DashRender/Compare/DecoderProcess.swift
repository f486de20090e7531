import CLinux
import Foundation

/// An ffmpeg that decodes a video into a pipe.
///
/// Its errors go to an unlinked file, so that it never waits for somebody to read them.
final class DecoderProcess {
    private static let pipeBytes: Int32 = 1 << 20

    /// Where its pictures come out.
    let output: FileDescriptor
    private let errors: FileDescriptor
    private var process: pid_t?
    private let file: String

    /// Starts ffmpeg on a file.
    init(_ file: String, _ arguments: [String]) throws(DiffError) {
        self.file = file
        let executable: String
        do throws(OutputError) { executable = try EncoderLocator.locate() } catch { throw .output(error) }
        guard let pipe = Pipe(), let errors = Self.unlinkedFile(),
            let nothing = FileDescriptor(opening: "/dev/null", O_RDONLY)
        else { throw .output(.encoderNotStarted(path: executable, code: errno)) }
        output = pipe.reading
        self.errors = errors
        // A larger pipe lets ffmpeg work ahead; the system may refuse, and then it is only slower.
        _ = fcntl(output.number, Int32(HOOK_F_SETPIPE_SZ), Self.pipeBytes)
        let spawn = ProcessSpawn(input: nothing.number, output: pipe.writing.number, error: errors.number)
        switch spawn.start(executable, arguments) {
        case .success(let process): self.process = process
        case .failure(let failure): throw .output(.encoderNotStarted(path: executable, code: failure.code))
        }
    }

    deinit {
        output.close()
        guard let process else { return }
        kill(process, SIGKILL)
        _ = Self.wait(process)
    }

    /// All that comes out.
    func readAll() -> [UInt8] {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(output.number, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return all }
            all += buffer[..<count]
        }
    }

    /// Waits for the end; throws ffmpeg's last words when it failed, or when it had to patch up a damaged file.
    func finish() throws(DiffError) {
        guard let process else { return }
        let exit = Self.wait(process)
        self.process = nil
        let words = lastWords()
        guard !exit.isSuccess || !words.isEmpty else { return }
        throw .video(file: file, words: words.isEmpty ? "it \(exit)" : words)
    }

    private static func wait(_ process: pid_t) -> ProcessExit {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return ProcessExit(status: status)
    }

    private func lastWords() -> String {
        var words = LastWords()
        var bytes = [UInt8](repeating: 0, count: LastWords.limit)
        let start = max(0, lseek(errors.number, 0, SEEK_END) - bytes.count)
        let count = pread(errors.number, &bytes, bytes.count, start)
        words.append(bytes.prefix(max(0, count)))
        return words.line
    }

    /// Every frame once, as straight RGBA with its size before it (PAM).
    static func picturesArguments(_ file: String) -> [String] {
        [
            "-v", "error", "-nostdin", "-i", "file:" + file, "-map", "0:v:0", "-fps_mode", "passthrough", "-pix_fmt",
            "rgba", "-sws_flags", "bicubic+bitexact", "-c:v", "pam", "-f", "image2pipe", "pipe:1",
        ]
    }

    /// The packets of the first video stream, undecoded, as a list.
    static func timesArguments(_ file: String) -> [String] {
        ["-v", "error", "-nostdin", "-i", "file:" + file, "-map", "0:v:0", "-c", "copy", "-f", "framecrc", "pipe:1"]
    }

    private static func unlinkedFile() -> FileDescriptor? {
        var name = Array((FileManager.default.temporaryDirectory.path + "/hookrender.XXXXXX").utf8CString)
        let made = mkstemp(&name)
        guard made >= 0 else { return nil }
        unlink(name)
        // Else another ffmpeg would inherit it.
        _ = fcntl(made, F_SETFD, FD_CLOEXEC)
        return FileDescriptor(made)
    }
}
