/// Keeps the profiles that were used last: a disc that only moves needs one, and a frame has few discs. For one thread.
final class DiscProfiles {
    private struct Disc: Equatable {
        let radius: Double, sigma: Double
    }

    /// So many discs of one frame are known again on the next.
    static let capacity = 4

    private var latest: [(disc: Disc, profile: DiscProfile)] = []

    /// The profile of a disc, px.
    func profile(radius: Double, sigma: Double) -> DiscProfile {
        let disc = Disc(radius: radius, sigma: sigma)
        if let known = latest.first(where: { $0.disc == disc }) { return known.profile }
        if latest.count == DiscProfiles.capacity { latest.removeFirst() }
        let made = DiscProfile(radius: radius, sigma: sigma)
        latest.append((disc, made))
        return made
    }
}
