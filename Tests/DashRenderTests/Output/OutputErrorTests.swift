import Foundation
import Testing

@testable import DashRender

@Suite struct OutputErrorTests {
    @Test(
        arguments: [
            (
                OutputError.cannotMake(path: "out/frames", code: EACCES), 73,
                "out/frames: cannot be made: Permission denied; write to a folder that you may write to"
            ),
            (
                .cannotMake(path: "out", code: ENOTDIR), 73,
                "out: cannot be made: Not a directory; something else has that name; move it away or choose another name"
            ),
            (
                .cannotMake(path: "out", code: EMFILE), 73,
                "out: cannot be made: Too many open files; too many files are open; raise the limit (ulimit -n)"
            ),
            (
                .otherFrameSize(folder: "out/frames", present: "1320 x 2868", wanted: "440 x 956"), 73,
                "out/frames: holds frames of 1320 x 2868 px, and this range is 440 x 956 px; "
                    + "name another folder with -o, or render the whole clip"
            ),
            (
                .writeFailed(path: "out/frames/00007.png", code: ENOSPC), 74,
                "out/frames/00007.png: writing failed: No space left on device; free some space, or write to another disk"
            ),
            (
                .writeFailed(path: "a.png", code: EFBIG), 74,
                "a.png: writing failed: File too large; the file is larger than the system allows; "
                    + "write to another disk or raise the limit"
            ),
            (
                .writeFailed(path: "a.png", code: EIO), 74,
                "a.png: writing failed: Input/output error; check the folder and the disk"
            ),
            (
                .readFailed(path: "a.yuv", code: ENOENT), 74,
                "a.yuv: reading failed: No such file or directory; check the file and the disk"
            ),
            (.compressionFailed("zlib says -4"), 74, "PNG compression failed: zlib says -4"),
            (
                .oddVideoSize(width: 1179, height: 2556), 64,
                "a video of 1179 x 2556 px cannot be made: H.264 takes even sizes only; choose another --size or --scale"
            ),
            (
                .encoderMissing(lookedAt: "PATH"), 73,
                "ffmpeg not found (looked at PATH); install it (apt-get install ffmpeg), or name one by HOOKRENDER_FFMPEG"
            ),
            (
                .encoderNotStarted(path: "/usr/bin/ffmpeg", code: EACCES), 73,
                "/usr/bin/ffmpeg: cannot be started: Permission denied; "
                    + "install ffmpeg, or name another by HOOKRENDER_FFMPEG"
            ),
            (
                .encoderDied(how: "exited with code 1", words: "Unknown encoder 'libx264'"), 74,
                "ffmpeg exited with code 1; its last words: Unknown encoder 'libx264'"
                    + "; run it again, name another ffmpeg by HOOKRENDER_FFMPEG, or leave the video out (--no-video)"
            ),
            (
                .encoderDied(how: "was ended by signal 9", words: ""), 74,
                "ffmpeg was ended by signal 9 without a word"
                    + "; run it again, name another ffmpeg by HOOKRENDER_FFMPEG, or leave the video out (--no-video)"
            ),
            (.cancelled, 130, "stopped; the earlier output is untouched"),
        ] as [(OutputError, Int32, String)])
    func saysWhatWhereAndWhatToDo(_ error: OutputError, _ exitCode: Int32, _ words: String) {
        #expect(error.description == words)
        #expect(error.exitCode == exitCode)
    }

    @Test(arguments: [
        (ENOSPC, OutputError.writeFailed(path: "p", code: ENOSPC)), (EIO, .writeFailed(path: "p", code: EIO)),
        (EACCES, .cannotMake(path: "p", code: EACCES)), (ENOTDIR, .cannotMake(path: "p", code: ENOTDIR)),
    ])
    func aFullDiskIsNotThePlacesFault(_ code: Int32, _ expected: OutputError) {
        #expect(OutputError.making("p", code) == expected)
    }
}
