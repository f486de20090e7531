import Foundation
import Testing

@testable import DashRender

@Suite struct AtomicFileTests {
    @Test(arguments: ["plain.txt", "with space.txt", "100%d.txt", "what?.txt", "it's.txt", "🛵.txt", ".hidden"])
    func writesAndReplaces(_ name: String) throws {
        let folder = try ScratchFolder("odd % ? ' 🍣 folder")
        try AtomicFile.write("one", to: folder(name))
        try AtomicFile.write("two, longer", to: folder(name))
        #expect(folder.read(name) == Array("two, longer".utf8))
        #expect(folder.names() == [name])
    }

    @Test func makesMissingFolders() throws {
        let folder = try ScratchFolder()
        try AtomicFile.write("x", to: folder("a/b/c.txt"))
        #expect(folder.read("a/b/c.txt") == Array("x".utf8))
    }

    @Test func aLinkStaysALink() throws {
        let folder = try ScratchFolder()
        try AtomicFile.write("old", to: folder("real/file"))
        #expect(symlink("real/file", folder("link")) == 0)
        try AtomicFile.write("new", to: folder("link"))
        #expect(folder.read("real/file") == Array("new".utf8))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "real/file")
    }

    @Test func specialFilesAreWrittenToDirectly() throws {
        try AtomicFile.write("gone", to: "/dev/null")
        #expect(FileTree.mode(of: "/dev/null").map { $0 & S_IFMT } == S_IFCHR)
        #expect(throws: OutputError.writeFailed(path: "/dev/full", code: ENOSPC)) {
            try AtomicFile.write("x", to: "/dev/full")
        }
    }

    @Test func aFolderInTheWayIsAnError() throws {
        let folder = try ScratchFolder()
        try folder.write("x", to: "file")
        #expect(throws: OutputError.cannotMake(path: folder.path, code: EISDIR)) {
            try AtomicFile.write("x", to: folder.path)
        }
        #expect(throws: OutputError.cannotMake(path: folder("file"), code: EEXIST)) {
            try AtomicFile.write("x", to: folder("file/below"))
        }
        #expect(throws: OutputError.cannotMake(path: folder("file"), code: EEXIST)) {
            try AtomicFile.write("x", to: folder("file/deep/below"))
        }
        #expect(folder.names() == ["file"])
    }
}
