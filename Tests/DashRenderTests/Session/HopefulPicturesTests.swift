import DashScene
import Testing

@testable import DashRender

@Suite struct HopefulPicturesTests {
    private func pictures(_ desk: PictureStoreTests.Desk) -> SessionPictures {
        SessionPictures(folders: AssetFolders(script: desk.folder + "/S.json", product: []), allowsOutside: false)
    }

    @Test func goodPicturesAreAccepted() throws {
        let desk = try PictureStoreTests.Desk()
        let hopeful = HopefulPictures(pictures(desk))
        #expect(hopeful.problem(of: "a.png") == nil)
        #expect(hopeful.problem(of: "sub/b.jpg") == nil)
        #expect(hopeful.cameTrue)
    }

    @Test func whatAHeaderTellsIsToldAtOnce() throws {
        let desk = try PictureStoreTests.Desk()
        try desk.write("script/text.png", Array("text".utf8))
        let pictures = pictures(desk)
        let hopeful = HopefulPictures(pictures)
        for file in ["none.png", "text.png", "../secret.png"] {
            let problem = hopeful.problem(of: file)
            #expect(problem != nil)
            #expect(problem == pictures.problem(of: file), "\(file)")
        }
        #expect(hopeful.cameTrue)
    }

    /// What was found broken is told from then on.
    @Test func whatOnlyPixelsTellIsToldLater() throws {
        let desk = try PictureStoreTests.Desk()
        try desk.write("script/cut.png", Array(PictureStoreTests.png.dropLast(12)))
        let pictures = pictures(desk)
        let first = HopefulPictures(pictures)
        _ = first.problem(of: "a.png")
        _ = first.problem(of: "cut.png")
        #expect(!first.cameTrue)
        let second = HopefulPictures(pictures)
        #expect(second.problem(of: "cut.png") == pictures.problem(of: "cut.png"))
        #expect(second.problem(of: "cut.png") != nil)
        #expect(second.cameTrue)
    }
}
