import Foundation

/// Small JPEG files. All are of flat 8 px blocks, which JPEG keeps nearly exactly.
enum JPEGFixture {
    /// Two columns and three rows of grey blocks, upright: how the files of `stored` are to be seen.
    static let blocks: [[UInt8]] = [[16, 80], [144, 208], [240, 112]]

    /// The file that holds `blocks` as a camera with this EXIF orientation (1 to 8) stores it; the tag itself is absent.
    static func stored(_ orientation: Int) -> [UInt8] { storedFiles[orientation - 1] }

    /// The same with the tag, in either byte order.
    static func tagged(_ orientation: Int, isBigEndian: Bool, file: [UInt8]? = nil) -> [UInt8] {
        inserting(exif(orientation, isBigEndian: isBigEndian), into: file ?? stored(orientation))
    }

    /// A file with an APP1 segment of this body put first.
    static func inserting(_ body: [UInt8], into file: [UInt8]) -> [UInt8] {
        let length = body.count + 2
        return file.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body + file.dropFirst(2)
    }

    /// EXIF data of one directory: the picture's width, then its orientation.
    static func exif(_ orientation: Int, isBigEndian: Bool) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let little = (0..<count).map { UInt8(value >> (8 * $0) & 255) }
            return isBigEndian ? little.reversed() : little
        }
        func entry(_ tag: Int, _ value: Int) -> [UInt8] {
            number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
        }
        let order: [UInt8] = isBigEndian ? [0x4D, 0x4D] : [0x49, 0x49]
        let header = Array("Exif\0\0".utf8) + order + number(42, 2) + number(8, 4)
        return header + number(2, 2) + entry(0x0100, 16) + entry(0x0112, orientation) + number(0, 4)
    }

    private static func bytes(_ base64: String) -> [UInt8] {
        Array(Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
    }

    /// 16 x 8 px, baseline: left (220, 30, 40), right (20, 60, 200).
    static let color = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU\
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
        FBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAW\
        AQEBAQAAAAAAAAAAAAAAAAAJBwj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwAUTdvsfkVFi//Z
        """)

    /// The same, progressive, with halved colour resolution.
    static let progressive = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU\
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
        FBQUFBQUFBT/wgARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUAQEAAAAAAAAAAAAAAAAAAAAG/9oA\
        DAMBAAIQAxAAAAGJnxCq/8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABBQI//8QAGBEAAgMAAAAAAAAAAAAAAAAAAAZEgsL/\
        2gAIAQMBAT8BeY1sn//EABgRAAIDAAAAAAAAAAAAAAAAAAAGQ4LC/9oACAECAQE/AVCeuj//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ\
        /9oACAEBAAY/Aj//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAE/IT//2gAMAwEAAgADAAAAEPv/xAAUEQEAAAAAAAAAAAAA\
        AAAAAAAA/9oACAEDAQE/EB//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EGf/xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oA\
        CAEBAAE/ED//2Q==
        """)

    /// The same in CMYK.
    static let cmyk = bytes(
        """
        /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykq\
        KRkfLTAtKDAlKCko/9sAQwEHBwcKCAoTCgoTKBoWGigoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo\
        KCgoKCgo/8AAFAgACAAQBAEiAAIRAQMRAQQiAP/EABcAAQEBAQAAAAAAAAAAAAAAAAAFBgf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA\
        /8QAFAEBAAAAAAAAAAAAAAAAAAAABv/EABgRAAIDAAAAAAAAAAAAAAAAAAAHRILC/9oADgQBAAIRAxEEAAA/ANCtgNMKNfIXWcqm\
        zvaID//Z
        """)

    private static let storedFiles = [
        bytes(
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
            UlNSMj5aYVpQYEpRUk//wAALCAAYABABAREA/8QAFgABAQEAAAAAAAAAAAAAAAAABgcF/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/a\
            AAgBAQAAPwCdE5QTtRMH/9k=
            """),
        bytes(
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
            UlNSMj5aYVpQYEpRUk//wAALCAAYABABAREA/8QAFgAAAwAAAAAAAAAAAAAAAAAABQYH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/a\
            AAgBAQAAPwACWF2LAWp7/9k=
            """),
        bytes(
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
            UlNSMj5aYVpQYEpRUk//wAALCAAYABABAREA/8QAFwABAAMAAAAAAAAAAAAAAAAABgQFB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/\
            2gAIAQEAAD8AitPVYwLjD//Z
            """),
        bytes(
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
            UlNSMj5aYVpQYEpRUk//wAALCAAYABABAREA/8QAFgABAQEAAAAAAAAAAAAAAAAABwYF/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/a\
            AAgBAQAAPwBFGDUU4JU7/9k=
            """),
        bytes(
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
            UlNSMj5aYVpQYEpRUk//wAALCAAQABgBAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABwb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oA\
            CAEBAAA/ADonrsOE9CP/2Q==
            """),
        bytes(
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
            UlNSMj5aYVpQYEpRUk//wAALCAAQABgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAABgcF/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/a\
            AAgBAQAAPwDBU8EBFPO3/9k=
            """),
        bytes(
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
            UlNSMj5aYVpQYEpRUk//wAALCAAQABgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAABwYE/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/a\
            AAgBAQAAPwDKuxgY0IMH/9k=
            """),
        bytes(
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
            UlNSMj5aYVpQYEpRUk//wAALCAAQABgBAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABgf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oA\
            CAEBAAA/AKKCJgdnaYP/2Q==
            """),
    ]
}
