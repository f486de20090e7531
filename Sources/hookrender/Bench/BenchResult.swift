import DashRender
import DashScene

/// All that a bench found out.
struct BenchResult {
    let session: ClipSession
    let stretch: BenchStretch
    let jobs: Int
    let rounds: Int
    let report: BenchReport
    /// From the start of the process to its end, s.
    let stillSeconds: Double
    let maps: [MapTimer.Painted]
    let command: EncoderCommand
    let encoder: String

    /// Each map with the middle of its times.
    static func medians(_ rounds: [[MapTimer.Painted]]) -> [MapTimer.Painted] {
        (rounds.first ?? []).indices.map { index in
            let times = rounds.map { $0[index].seconds }
            return MapTimer.Painted(size: rounds[0][index].size, seconds: Median.of(times) ?? 0)
        }
    }

    /// For a program.
    var json: JSONValue {
        let speeds: [BenchStage] = [.raster, .rasterScratch, .png, .video, .everything, .floor]
        let ratios: [BenchStage] = [.video, .everything]
        return .members([
            "fps": .object(speeds.map { JSONMember(key: $0.rawValue, value: number(report.framesPerSecond($0))) }),
            "ratio": .object(ratios.map { JSONMember(key: $0.rawValue, value: number(report.ratioToFloor($0))) }),
            "peakMemoryMB": number(report.peakMemory(.everything).map { Double($0) / 1e6 }),
            "stillSeconds": .number(stillSeconds),
        ])
    }

    private func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }

    /// For a person.
    var text: String {
        ([heading, encoding, "", BenchResult.row(["", "frames/s", "time over floor", "peak memory"])]
            + BenchStage.allCases.map(line) + [""] + mapLines + [stillLine])
            .map { $0 + "\n" }.joined()
    }

    private var heading: String {
        let size = session.pixelSize
        return "\(session.file): frames \(stretch.range.lowerBound)..<\(stretch.range.upperBound) of "
            + "\(session.frameCount), \(size.width) x \(size.height) px, \(jobs) jobs, median of \(rounds) rounds"
    }

    private var encoding: String {
        "encoder: \(encoder) " + command.arguments(writing: "OUT").joined(separator: " ")
    }

    private func line(_ stage: BenchStage) -> String {
        BenchResult.row([
            stage.title, report.framesPerSecond(stage).map { DecimalText.fixed($0, digits: 1) } ?? "-",
            ratio(of: stage),
            report.peakMemory(stage).map { DecimalText.fixed(Double($0) / 1e6, digits: 0) + " MB" } ?? "-",
        ])
    }

    /// The median, and how far apart the runs were.
    private func ratio(of stage: BenchStage) -> String {
        let ratios = report.ratiosToFloor(stage)
        guard let median = Median.of(ratios), let least = ratios.min(), let most = ratios.max() else { return "-" }
        let texts = [median, least, most].map { DecimalText.fixed($0, digits: 3) }
        return "\(texts[0]) (\(texts[1]) to \(texts[2]))"
    }

    private var mapLines: [String] {
        zip(1..., maps).map { number, map in
            "map of order \(number), \(map.size.width) x \(map.size.height) px: \(milliseconds(map.seconds)) ms to paint"
        }
    }

    private var stillLine: String { "first still from a cold start: \(milliseconds(stillSeconds)) ms" }

    private func milliseconds(_ seconds: Double) -> String { DecimalText.fixed(seconds * 1000, digits: 0) }

    private static let widths = [34, 10, 25, 13]

    private static func row(_ cells: [String]) -> String {
        zip(cells, widths).enumerated().map { column, cell in
            let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return column == 0 ? cell.0 + padding : padding + cell.0
        }.joined()
    }
}

extension BenchStage {
    /// What a table calls it.
    fileprivate var title: String {
        switch self {
        case .raster: "raster, one worker"
        case .rasterScratch: "raster, whole frames, one worker"
        case .rasterNoCache: "raster, nothing kept, one worker"
        case .png: "raster + PNG"
        case .video: "raster + video"
        case .everything: "raster + PNG + video"
        case .floor: "floor: the encoder alone"
        }
    }
}
