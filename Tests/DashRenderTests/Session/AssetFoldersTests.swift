import Foundation
import Testing

@testable import DashRender

/// A path means the script's folder; the product's files are for its own scripts, and for what is meant by name.
@Suite struct AssetFoldersTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        for file in ["Brands/a.json", "Assets/a.png", "Tiles/0/0/0.png", "Examples/own.png", "project/own.png"] {
            try FileManager.default.createDirectory(
                atPath: scratch("product/\(FilePath.folder(of: file))"), withIntermediateDirectories: true)
            try scratch.write("1", to: "product/\(file)")
        }
        try FileManager.default.createDirectory(
            atPath: scratch("elsewhere"), withIntermediateDirectories: true)
    }

    private func folders(_ script: String) -> AssetFolders {
        AssetFolders(script: scratch(script), product: [scratch("product")])
    }

    @Test(arguments: ["product/clip.json", "product/Examples/clip.json"])
    func theProductsScriptsTakeItsPictures(_ script: String) {
        #expect(folders(script).path(of: "Assets/a.png") == scratch("product/Assets/a.png"))
    }

    @Test(arguments: ["elsewhere", "product/project", "product/Assets"])
    func othersDoNot(_ folder: String) {
        let folders = folders("\(folder)/clip.json")
        #expect(folders.path(of: "Assets/a.png") == scratch("\(folder)/Assets/a.png"))
        #expect(folders.path(of: "Brands/a.json") == scratch("\(folder)/Brands/a.json"))
        #expect(folders.path(ofTiles: "./Tiles") == scratch("\(folder)/./Tiles"))
    }

    @Test func namesAndStandardTilesAreFoundEverywhere() {
        let folders = folders("elsewhere/clip.json")
        #expect(folders.path(ofNamed: "Brands/a.json") == scratch("product/Brands/a.json"))
        #expect(folders.path(ofTiles: "Tiles") == scratch("product/Tiles"))
    }

    @Test func theScriptsOwnGoesFirst() {
        #expect(folders("product/Examples/clip.json").path(of: "own.png") == scratch("product/Examples/own.png"))
    }
}
