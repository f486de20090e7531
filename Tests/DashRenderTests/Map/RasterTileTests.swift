import DashScene
import Foundation
import Testing

@testable import DashRender

@Suite struct RasterTileTests {
    static let level = 12
    static let park = MapPalette.mutedLight.park
    /// A square park in the middle of four tiles.
    static let source = MapFolder.collection(
        MapFolder.feature(
            #""kind":"park""#, "Polygon",
            "[[[-0.013,-0.021],[0.017,-0.021],[0.017,0.019],[-0.013,0.019],[-0.013,-0.021]]]"))

    /// A view whose tiles of `level` are `side` pt wide, Null Island at its middle, off the pixel grid.
    static func view(_ tiles: String, side: Double) -> MapView {
        let scale = side * Double(1 << level)
        return MapView(
            frame: Rect(0, 0, 200, 200),
            projection: MapProjection(scale: scale, offset: Point(100.3, 99.6) - Point(0.5, 0.5) * scale), tiles: tiles,
            palette: .mutedLight, labelFamily: "Inter", obstacles: [])
    }

    static func vectorTiles() throws -> MapFolder {
        let folder = try MapFolder()
        let file = try folder.write("in.geojson", source)
        _ = try TileCutter(.init(zooms: level...level)).cut([file], into: folder.path)
        return folder
    }

    /// Pictures of the vector tiles, as another program would have made them.
    static func rasterTiles(_ vector: MapFolder, densities: [Int]) throws -> MapFolder {
        let folder = try MapFolder()
        for density in densities {
            for id in PlacedTile.covering(Rect(0.4999, 0.4999, 0.0002, 0.0002), zoom: level).map(\.id) {
                let scale = 256 * Double(1 << level)
                let view = MapView(
                    frame: Rect(0, 0, 256, 256),
                    projection: MapProjection(scale: scale, offset: id.bounds.origin * -scale), tiles: vector.path,
                    palette: .mutedLight, labelFamily: "Inter", obstacles: [])
                let surface = try BrooklynViews.paint(view, scale: Double(density)).surface
                let path = TileChooser.path(id, TileChooser.rasterExtension(density: density))
                try folder.write(path, Data(try SurfaceFile.bytes(surface)))
            }
        }
        return folder
    }

    /// The edges of the park as the coverage along two lines through it tells, px.
    static func edges(_ surface: Surface) -> [Double] {
        let land = Double(MapPalette.mutedLight.land.blue)
        let green = Double(park.blue)
        let stride = surface.stride
        let (width, height) = (surface.width, surface.height)
        return surface.withPixels { pixels in
            func share(_ x: Int, _ y: Int) -> Double { (land - Double(pixels[y * stride + x * 4])) / (land - green) }
            let row = (0..<width).map { share($0, height / 2) }
            let column = (0..<height).map { share(width / 2, $0) }
            return [row, column].flatMap { line -> [Double] in
                let middle = line.count / 2
                return [
                    Double(middle) - line[..<middle].reduce(0, +), Double(middle) + line[middle...].reduce(0, +),
                ]
            }
        }
    }

    @Test(arguments: [180.0, 256, 300, 383]) func rasterAndVectorAgreeInPosition(_ side: Double) throws {
        let vector = try Self.vectorTiles()
        let raster = try Self.rasterTiles(vector, densities: [1])
        let a = try BrooklynViews.paint(Self.view(vector.path, side: side))
        let b = try BrooklynViews.paint(Self.view(raster.path, side: side))
        #expect(a.warnings.isEmpty && b.warnings.isEmpty)
        for (edge, other) in zip(Self.edges(a.surface), Self.edges(b.surface)) {
            #expect(abs(edge - other) < 0.5)
        }
    }

    @Test func rasterTilesMeetWithoutASeam() throws {
        let folder = try MapFolder()
        let blue = try Surface(width: 256, height: 256, format: .opaque)
        blue.withPixels { $0.update(repeating: 0x55) }
        for x in 2046...2049 {
            for y in 2046...2049 { try folder.write("12/\(x)/\(y).png", Data(try SurfaceFile.bytes(blue))) }
        }
        let map = try BrooklynViews.paint(Self.view(folder.path, side: 301.7))
        #expect(map.warnings.isEmpty)
        map.surface.withPixels { pixels in
            let starts = stride(from: 0, to: pixels.count, by: 4)
            #expect(starts.allSatisfy { pixels[$0] == 0x55 && pixels[$0 + 2] == 0x55 })
        }
    }

    /// Level and density for tiles of 256 pt at a scale of the screen.
    static let choices: [(files: [String], scale: Double, zoom: Int, format: TilePlan.Format)] = [
        (["12/2048/2047.png"], 1, 12, .raster(density: 1)),
        (["12/2048/2047.png"], 1.5, 12, .raster(density: 1)),
        (["12/2048/2047.png", "12/2048/2047@2x.png"], 1, 12, .raster(density: 1)),
        (["12/2048/2047.png", "12/2048/2047@2x.png"], 2, 12, .raster(density: 2)),
        (["12/2048/2047.png", "12/2048/2047@2x.png", "12/2048/2047@3x.png"], 3, 12, .raster(density: 2)),
        (["12/2048/2047.png", "12/2048/2047@3x.png"], 3, 12, .raster(density: 3)),
        (["12/2048/2047.png", "13/4096/4095.png"], 2, 13, .raster(density: 1)),
        (["13/4096/4095@2x.png"], 1, 13, .raster(density: 2)),
        (["12/2048/2047.png", "12/2048/2047.geojson"], 1, 12, .vector),
        (["11/1024/1023.geojson", "13/4096/4095.geojson"], 1, 11, .vector),
        (["13/4096/4095.geojson"], 1, 13, .vector),
    ]

    @Test(arguments: choices.indices) func picksTheLevelAndTheFormat(_ index: Int) throws {
        let (files, scale, zoom, format) = Self.choices[index]
        let folder = try MapFolder()
        for file in files { try folder.write(file, "") }
        let plan = try TileChooser(
            files: TileFolder(folder.path), view: Self.view(folder.path, side: 256), scale: scale
        ).plan()
        #expect(plan.zoom == zoom)
        #expect(plan.format == format)
        #expect(plan.warnings.isEmpty)
    }

    @Test func tilesThatAreTooCoarseAreNotEnlarged() throws {
        let folder = try MapFolder()
        try folder.write("11/1024/1023.png", "")
        let map = try BrooklynViews.paint(Self.view(folder.path, side: 256))
        #expect(
            map.warnings.map(\.description) == [
                "\(folder.path): the raster tiles are too coarse for this view: those of zoom 11 would be enlarged "
                    + "2.0 times (1.5 at most), so land is drawn; add tiles of zoom 12"
            ])
    }
}
