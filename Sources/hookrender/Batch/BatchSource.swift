import DashRender
import DashScene

/// Makes sessions of a batch's rows.
struct BatchSource: Sendable {
    /// The script file, as the user named it.
    let file: String
    /// What the command line changes.
    let overrides: ScriptOverrides
    /// The files that all rows share.
    let assets: SharedAssets

    /// The session of a row.
    ///
    /// - Throws: `Failure` that names the row and its line; `SessionError` where the command line is what is wrong.
    func session(of script: RowScript, checksLayout: Bool) throws -> ClipSession {
        do {
            return try ClipSession(
                document: script.document, file: file, overrides: overrides, assets: assets,
                checksLayout: checksLayout)
        } catch {
            if let error = error as? SessionError, Failure(error, cancelledBy: nil).code == .usage { throw error }
            throw located(error, script)
        }
    }

    /// What is wrong with the script itself, before any row is put in.
    func problems(of document: JSONDocument) -> [Diagnostic] {
        do {
            return try ClipSession(document: document, file: file, overrides: overrides, assets: assets).warnings
        } catch SessionError.badScript(let problems) {
            return problems
        } catch { return document.diagnostics(file: file) }
    }

    /// An error of a row as lines that name the row.
    func located(_ error: any Error, _ script: RowScript) -> Failure {
        if case .badScript(let problems) = error as? SessionError {
            let errors = problems.filter { $0.severity == .error }
            let warnings = problems.filter { $0.severity == .warning }
            return Failure(
                .badData, lines: script.located(errors + warnings).map { "\($0)" })
        }
        let failure = Failure(error, cancelledBy: nil)
        return Failure(failure.code, lines: failure.lines.map { "\(script.place): \($0)" })
    }
}
