import DashScene

/// What a stage's process prints about itself.
struct StageAnswer: Hashable, Sendable {
    /// How long its work took by its own clock, s.
    let seconds: Double
    /// The most memory that it had, bytes; nil where the system does not tell.
    let peakMemory: Int?

    init(seconds: Double, peakMemory: Int?) {
        self.seconds = seconds
        self.peakMemory = peakMemory
    }

    /// Reads what a process printed; nil where that is something else.
    init?(parsing output: [UInt8]) {
        guard let root = JSONDocument(parsing: output).root, case .number(let seconds)? = root["seconds"]?.kind,
            let seconds = Double(seconds)
        else { return nil }
        self.seconds = seconds
        if case .number(let memory)? = root["peakMemoryMB"]?.kind {
            peakMemory = Double(memory).map { Int($0 * 1e6) }
        } else {
            peakMemory = nil
        }
    }

    /// As it is printed.
    var json: JSONValue {
        .members([
            "seconds": .number(seconds), "peakMemoryMB": peakMemory.map { .number(Double($0) / 1e6) } ?? .null,
        ])
    }
}
