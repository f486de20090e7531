import Foundation

/// A browser without a window, for pages on disk. `script/bootstrap --tests` installs it.
struct HeadlessBrowser {
    enum Failure: Error { case missing, failed(Int32) }

    private static let names = ["chromium-headless-shell", "chromium", "google-chrome"]

    private let executable: String

    init() throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let places = Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
        guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw Failure.missing
        }
        executable = found
    }

    /// The page's elements after its program has run; the network is cut off.
    func elements(of page: String) throws -> String {
        let profile = page + ".profile"
        defer { try? FileManager.default.removeItem(atPath: profile) }
        let browser = Process()
        browser.executableURL = URL(filePath: executable)
        browser.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile)", "--window-size=1400,1000",
            "--host-resolver-rules=MAP * ~NOTFOUND", "--virtual-time-budget=3000", "--dump-dom", page,
        ]
        let output = Pipe()
        browser.standardOutput = output
        browser.standardError = FileHandle.nullDevice
        try browser.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        browser.waitUntilExit()
        guard browser.terminationStatus == 0 else { throw Failure.failed(browser.terminationStatus) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
