import DashRender
import DashScene

/// One row of a batch that can be rendered.
struct BatchClip: Sendable {
    /// The row and its script.
    let script: RowScript
    /// The frames that are asked for.
    let frames: Range<Int>
}

/// What became of one row of a batch.
enum BatchResult: Sendable {
    /// Its clip is written; to these places.
    case written(ClipOutputs)
    /// It cannot be rendered, for this reason.
    case bad(Failure)
}

extension RowScript {
    /// Warnings that the row's own values cause at their cells, the script's own as they are: they are the same for
    /// every row.
    func warningLines(_ warnings: [Diagnostic]) -> [String] {
        warnings.map { "\(atCell($0) ?? $0)" }
    }
}
