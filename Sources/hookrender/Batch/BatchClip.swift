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
    /// Warnings in words: those that the row's own values cause at their cells, others with the row before them.
    func words(of warnings: [Diagnostic]) -> [RowWarning] {
        zip(warnings, located(warnings)).map { warning, located in
            RowWarning(located: "\(located)", own: atCell(warning) == nil ? "\(warning)" : nil)
        }
    }
}

/// A warning about a row.
struct RowWarning: Sendable {
    /// The line that names the row.
    var located: String
    /// The line without it; nil for what a cell of the row causes.
    var own: String?
}
