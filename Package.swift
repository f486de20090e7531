// swift-tools-version: 6.0
import Foundation
import PackageDescription

// ISA-L is optional: where its header is absent, PNG bands are compressed by zlib.
let hasISAL = FileManager.default.fileExists(atPath: "/usr/include/isa-l/igzip_lib.h")

let systemLibraries: [Target] =
    [
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    ] + (hasISAL ? [.systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])])] : [])

let package = Package(
    name: "hookrender",
    products: [
        .executable(name: "hookrender", targets: ["hookrender"]),
        .library(name: "DashScene", targets: ["DashScene"]),
        .library(name: "DashRender", targets: ["DashRender"]),
    ],
    targets: systemLibraries + [
        .target(name: "DashScene"),
        .target(
            name: "DashRender",
            dependencies: ["DashScene"] + systemLibraries.map { .byName(name: $0.name) },
            resources: ["html", "css", "js"].map { .embedInCode("Compare/Page/report.\($0)") }),
        .executableTarget(name: "hookrender", dependencies: ["DashRender", "DashScene"]),
        .testTarget(name: "DashSceneTests", dependencies: ["DashScene"]),
        .testTarget(name: "DashRenderTests", dependencies: ["DashRender", "DashScene"]),
        .testTarget(name: "HookrenderTests", dependencies: ["hookrender", "DashRender", "DashScene"]),
    ],
    swiftLanguageModes: [.v6]
)
