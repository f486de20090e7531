import DashScene
import Foundation

/// The coverage of a disc blurred by a Gaussian, all in px. It depends on the distance from the centre alone:
///
///     f(d) = ∫ φ((d − u)/σ)/σ · [Φ(h(u)/σ) − Φ(−h(u)/σ)] du,   u = R sin θ,  h = R cos θ
///
/// that is, the disc is cut into chords across the line from its centre to the pixel.
struct DiscProfile {
    private let profile: [Float]
    /// Entries of the profile a px.
    private let entriesPerPixel: Float

    /// How finely the profile is sampled, and how many chords the disc is cut into, for each standard deviation.
    private static let entriesPerSigma = 32.0, chordsPerSigma = 6.0
    private static let leastChords = 16.0
    /// Beyond so many standard deviations from the edge there is nothing.
    private static let reach = 5.0

    /// The profile of a disc.
    init(radius: Double, sigma: Double) {
        let table = GaussianTable.standard
        let chords = DiscProfile.chords(radius: radius, sigma: sigma, table)
        let count = Int(((radius + DiscProfile.reach * sigma) * DiscProfile.entriesPerSigma / sigma).rounded(.up))
        entriesPerPixel = Float(DiscProfile.entriesPerSigma / sigma)
        profile =
            (0...count).map { entry in
                let distance = Float(Double(entry) / DiscProfile.entriesPerSigma)
                return chords.reduce(0) { $0 + $1.weight * table.density(at: distance - $1.place) }
            } + [0, 0]
    }

    private struct Chord {
        /// Where it is, standard deviations from the centre.
        let place: Float
        /// Its thickness times what is left of it at its middle after the blur along it.
        let weight: Float
    }

    private static func chords(radius: Double, sigma: Double, _ table: GaussianTable) -> [Chord] {
        let count = Int(max(leastChords, (radius * .pi / sigma * chordsPerSigma).rounded(.up)))
        let step = Double.pi / Double(count)
        return (0..<count).map { index in
            let angle = (Double(index) + 0.5) * step - .pi / 2
            let half = radius * cos(angle) / sigma
            let kept = 1 - 2 * table.share(below: Float(-half))
            return Chord(place: Float(radius * sin(angle) / sigma), weight: Float(half * step) * kept)
        }
    }

    /// Writes the coverage, 0 to 1, of the pixels of `area`.
    func fill(_ rows: inout [Float], _ area: PixelRect, center: Point) {
        let last = Float(profile.count - 2)
        let across = (0..<area.width).map { column in
            let distance = Float(Double(area.x + column) + 0.5 - center.x)
            return distance * distance
        }
        rows.withUnsafeMutableBufferPointer { rows in
            profile.withUnsafeBufferPointer { profile in
                guard let start = rows.baseAddress, let profile = profile.baseAddress else { return }
                for line in 0..<area.height {
                    let down = Float(Double(area.y + line) + 0.5 - center.y)
                    let row = start + line * area.width
                    for column in 0..<area.width {
                        let place = min(last, (across[column] + down * down).squareRoot() * entriesPerPixel)
                        let floor = DiscProfile.floor(place)
                        let entry = profile + floor.index
                        row[column] = entry[0] + (place - floor.value) * (entry[1] - entry[0])
                    }
                }
            }
        }
    }

    /// 2²³, where a Float's steps are 1.
    private static let wholeSteps: Float = 8_388_608

    /// The whole number below a number of 0 to 2²², without the checks of a conversion, which would keep the loop from
    /// running on vectors.
    @inline(__always)
    private static func floor(_ number: Float) -> (index: Int, value: Float) {
        let nearest = (number + wholeSteps) - wholeSteps
        let value = nearest > number ? nearest - 1 : nearest
        return (Int((value + wholeSteps).bitPattern & 0x7F_FFFF), value)
    }
}
