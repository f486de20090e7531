/// Random choices that repeat for a seed (SplitMix64).
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func number(_ range: Range<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }

    mutating func share() -> Double { Double(next() >> 11) / Double(1 << 53) }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + share() * (range.upperBound - range.lowerBound)
    }

    /// True once in `count` times.
    mutating func isOne(in count: Int) -> Bool { number(0..<count) == 0 }

    mutating func pick<T>(_ all: [T]) -> T { all[number(0..<all.count)] }
}
