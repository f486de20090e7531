import Foundation
import Testing

@testable import DashRender

@Suite struct StagedOutputTests {
    @Test func leftoversOfTheDeadGoAndTheLivingStay() throws {
        let folder = try ScratchFolder()
        try AtomicFile.write("x", to: folder(".hookrender-999999999-1.tmp/frame"))
        try AtomicFile.write("x", to: folder(".hookrender-999999999-2.tmp"))
        try AtomicFile.write("x", to: folder(".hookrender-other"))
        let living = try StagedOutput(.folder, for: folder("frames"))
        let second = try StagedOutput(.file, for: folder("video"))
        let livingName = (living.path as NSString).lastPathComponent
        let secondName = (second.path as NSString).lastPathComponent
        #expect(folder.names() == [livingName, secondName, ".hookrender-other"].sorted())
        #expect(livingName.hasPrefix(".hookrender-\(getpid())-"))
        living.discard()
        second.discard()
        #expect(folder.names() == [".hookrender-other"])
    }

    @Test func discardRemovesOnlyTheFoldersItMade() throws {
        let folder = try ScratchFolder()
        let staged = try StagedOutput(.file, for: folder("new/deep/file"))
        #expect(folder.names(in: "new/deep").count == 1)
        staged.discard()
        #expect(folder.names() == [])
    }

    @Test func replacementsAreAllOrNone() throws {
        let folder = try ScratchFolder()
        for name in ["a", "b", "new a", "new b", "new c"] { try folder.write(name, to: name) }
        let good = [Replacement(staged: folder("new a"), place: folder("a"))]
        let fresh = [Replacement(staged: folder("new c"), place: folder("c"))]
        let bad = [Replacement(staged: folder("new b"), place: folder("missing/b"))]
        #expect(throws: OutputError.cannotMake(path: folder("missing/b"), code: ENOENT)) {
            try Replacement.apply(good + fresh + bad)
        }
        #expect(folder.names() == ["a", "b", "new a", "new b", "new c"])
        #expect(folder.read("a") == Array("a".utf8))
        try Replacement.apply(good + fresh)
        #expect(folder.read("a") == Array("new a".utf8))
        #expect(folder.read("new a") == Array("a".utf8))
        #expect(folder.read("c") == Array("new c".utf8))
    }
}
