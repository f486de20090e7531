/// Keeps the profile that was used last: a disc that only moves needs one. For one thread.
final class DiscProfiles {
    private var latest: (radius: Double, sigma: Double, profile: DiscProfile)?

    /// The profile of a disc, px.
    func profile(radius: Double, sigma: Double) -> DiscProfile {
        if let latest, latest.radius == radius, latest.sigma == sigma { return latest.profile }
        let made = DiscProfile(radius: radius, sigma: sigma)
        latest = (radius, sigma, made)
        return made
    }
}
