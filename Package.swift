// swift-tools-version: 6.0
import Foundation
import PackageDescription

// ISA-L is optional: where its header is absent, PNG bands are compressed by zlib.
let hasISAL = FileManager.default.fileExists(atPath: "/usr/include/isa-l/igzip_lib.h")

// Pango's own pkg-config file cannot be named as `pkgConfig`: it asks for -pthread, which the package manager refuses
// with a warning on every build. Its header folders are passed by hand instead.
let pangoHeaders = pkgConfigHeaders("pangocairo", "pangoft2")

let systemLibraries: [Target] =
    [
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", providers: [.apt(["libpango1.0-dev"])]),
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
        .target(name: "CPixelRows"),
        .target(name: "DashScene"),
        .target(
            name: "DashRender",
            dependencies: ["DashScene", "CPixelRows"] + systemLibraries.map { .byName(name: $0.name) },
            resources: ["html", "css", "js"].map { .embedInCode("Compare/Page/report.\($0)") },
            swiftSettings: pangoHeaders),
        .executableTarget(name: "hookrender", dependencies: ["DashRender", "DashScene"], swiftSettings: pangoHeaders),
        .testTarget(name: "DashSceneTests", dependencies: ["DashScene"]),
        .testTarget(
            name: "DashRenderTests", dependencies: ["DashRender", "DashScene"],
            exclude: ["details-3x", "examples", "features", "hook-1x", "right-to-left"].map { "Goldens/\($0)" },
            swiftSettings: pangoHeaders),
        .testTarget(
            name: "HookrenderTests", dependencies: ["hookrender", "DashRender", "DashScene"],
            swiftSettings: pangoHeaders),
    ],
    swiftLanguageModes: [.v6]
)

/// Clang flags for the header folders of some libraries, as pkg-config knows them; none where it does not.
func pkgConfigHeaders(_ names: String...) -> [SwiftSetting] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I"] + names
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let flags = text.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    return [.unsafeFlags(flags)]
}
