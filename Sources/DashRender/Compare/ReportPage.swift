import Foundation

/// The report's page: markup, style, program and data in one file.
enum ReportPage {
    /// The whole page.
    static func html(_ data: ReportData) -> String {
        let page = text(PackageResources.report_html)
        let parts = [
            ("/*STYLE*/", text(PackageResources.report_css)), ("/*PROGRAM*/", text(PackageResources.report_js)),
            ("/*DATA*/", json(data)),
        ]
        return parts.reduce(page) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    /// JSON that cannot end the element it stands in.
    private static func json(_ data: ReportData) -> String {
        ClipComparison.json(data, isPretty: false).replacingOccurrences(of: "<", with: "\\u003c")
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
