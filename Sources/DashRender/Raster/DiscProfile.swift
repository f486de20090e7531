import CPixelRows
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

    /// The coverage of the pixels of `area`.
    func mask(of area: PixelRect, center: Point) throws -> Surface {
        let mask = try Surface(width: area.width, height: area.height, format: .mask)
        let across = (0..<area.width).map { column in
            let distance = Float(Double(area.x + column) + 0.5 - center.x)
            return distance * distance
        }
        let stride = mask.stride
        mask.withPixels { pixels in
            guard let start = pixels.baseAddress else { return }
            for line in 0..<area.height {
                let down = Float(Double(area.y + line) + 0.5 - center.y)
                fill(start + line * stride, 0..<area.width, across, down: down * down)
            }
        }
        return mask
    }

    /// Writes columns of a row by the squares of their distances and the row's from the centre, px².
    func fill(_ row: UnsafeMutablePointer<UInt8>, _ columns: Range<Int>, _ across: [Float], down: Float) {
        let done = profile.withUnsafeBufferPointer { values in
            let profile = hook_profile(
                values: values.baseAddress, count: values.count - 1, steps_per_pixel: entriesPerPixel)
            return hook_round_field(row, columns.lowerBound, columns.upperBound, across, down, profile)
        }
        fillOneByOne(row, done..<columns.upperBound, across, down: down)
    }

    func fillOneByOne(_ row: UnsafeMutablePointer<UInt8>, _ columns: Range<Int>, _ across: [Float], down: Float) {
        let last = Float(profile.count - 2)
        for column in columns {
            let place = min(last, (across[column] + down).squareRoot() * entriesPerPixel)
            let entry = Int(place)
            let value = profile[entry] + (place - Float(entry)) * (profile[entry + 1] - profile[entry])
            row[column] = UInt8(max(0, min(255, value * 255)).rounded(.toNearestOrEven))
        }
    }
}
