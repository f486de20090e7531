import DashScene
import Testing

@testable import DashRender

@Suite struct DiscProfilesTests {
    /// Whether it is kept, made, or made again after others took its place, a profile is its own disc's.
    @Test func everyDiscHasItsOwnProfile() throws {
        let profiles = DiscProfiles()
        let area = PixelRect(x: 0, y: 0, width: 60, height: 60), center = Point(30, 30)
        let radii = (0..<DiscProfiles.capacity + 2).map { 10 + Double($0) }
        for radius in radii + radii.reversed() {
            for sigma in [2.0, 3] {
                let kept = try profiles.profile(radius: radius, sigma: sigma).mask(of: area, center: center)
                let made = try DiscProfile(radius: radius, sigma: sigma).mask(of: area, center: center)
                #expect(kept.withPixels { Array($0) } == made.withPixels { Array($0) })
            }
        }
    }
}
