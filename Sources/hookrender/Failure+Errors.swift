import DashRender
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
        default: self.init(.inputOutput, lines: ["\(error)"])
        }
    }

    private static func stopped(by signal: Int32) -> Failure {
        signal == SIGINT
            ? Failure(.interrupted, lines: ["interrupted; earlier output is untouched"])
            : Failure(.terminated, lines: ["terminated; earlier output is untouched"])
    }
}
