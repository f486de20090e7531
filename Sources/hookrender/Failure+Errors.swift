import DashRender
import DashScene
import Foundation

extension Failure {
    /// The one place where errors become lines and exit codes. A run that was asked to stop ends with the signal's
    /// code, whatever it stumbled over while stopping.
    init(_ error: any Error, cancelledBy signal: Int32?) {
        if let signal {
            self = .stopped(by: signal)
            return
        }
        switch error {
        case let failure as Failure: self = failure
        case let error as UsageError: self.init(.usage, lines: ["\(error)"])
        case let error as SessionError: self.init(error)
        case let error as OutputError:
            self.init(ExitCode(rawValue: error.exitCode) ?? .inputOutput, lines: ["\(error)"])
        case let error as PictureError: self.init(ExitCode(rawValue: error.exitCode) ?? .badData, lines: ["\(error)"])
        case let error as DiffError: self.init(ExitCode(rawValue: error.exitCode) ?? .badData, lines: ["\(error)"])
        case let error as GoldenError: self.init(ExitCode(rawValue: error.exitCode) ?? .badData, lines: ["\(error)"])
        case let error as TileError: self.init(error)
        case let error as RowFileError: self.init(error)
        case let error as StarterError: self.init(error)
        case let error as FontError: self.init(.inputMissing, lines: ["\(error)"])
        case let error as StoryboardError: self.init(.usage, lines: ["\(error)"])
        default: self.init(.inputOutput, lines: ["\(error)"])
        }
    }

    private init(_ error: SessionError) {
        switch error {
        case .scriptMissing, .scriptUnreadable: self.init(.inputMissing, lines: ["\(error)"])
        case .noLayout, .noMap: self.init(.badData, lines: ["\(error)"])
        case .badScript(let problems):
            let errors = problems.filter { $0.severity == .error }
            let isUsage = !errors.isEmpty && errors.allSatisfy { $0.path.hasPrefix("--") }
            self.init(isUsage ? .usage : .badData, lines: problems.map { "\($0)" })
        }
    }

    private init(_ error: TileError) {
        switch error.kind {
        case .missing: self.init(.inputMissing, lines: ["\(error)"])
        case .corrupt, .incomplete: self.init(.badData, lines: ["\(error)"])
        case .unreadable: self.init(.inputOutput, lines: ["\(error)"])
        }
    }

    private init(_ error: RowFileError) {
        switch error {
        case .missing, .unreadable: self.init(.inputMissing, lines: ["\(error)"])
        case .unknownKind: self.init(.usage, lines: ["\(error)"])
        }
    }

    private init(_ error: StarterError) {
        switch error {
        case .productMissing, .fileMissing, .unreadable: self.init(.inputMissing, lines: ["\(error)"])
        case .unknownExample, .unknownBrand: self.init(.usage, lines: ["\(error)"])
        case .notAFolder, .notEmpty: self.init(.cannotCreate, lines: ["\(error)"])
        }
    }

    private static func stopped(by signal: Int32) -> Failure {
        signal == SIGINT
            ? Failure(.interrupted, lines: ["interrupted; earlier output is untouched"])
            : Failure(.terminated, lines: ["terminated; earlier output is untouched"])
    }
}
