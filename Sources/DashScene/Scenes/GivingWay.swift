extension [Double] {
    /// Widths side by side, pt; where they are too much for `room` together, the widest give way until all fit.
    func givingWay(to room: Double) -> [Double] {
        guard reduce(0, +) > room else { return self }
        var (left, ceiling) = (room, room)
        for (index, width) in sorted().enumerated() {
            ceiling = left / Double(count - index)
            if width > ceiling { break }
            left -= width
        }
        return map { Swift.min($0, ceiling) }
    }
}
