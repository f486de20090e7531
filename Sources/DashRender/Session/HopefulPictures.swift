import DashScene

/// Judges a script's pictures by their headers alone, so that the script can be laid out while another thread decodes
/// them. For one script and one thread.
final class HopefulPictures: PictureJudge {
    private let pictures: SessionPictures
    /// The pictures of which no problem was told.
    private var accepted: Set<String> = []

    init(_ pictures: SessionPictures) { self.pictures = pictures }

    func problem(of file: String) -> PictureProblem? {
        if let problem = pictures.problemSoFar(of: file) { return problem }
        accepted.insert(file)
        return nil
    }

    /// Whether every accepted picture can indeed be drawn. Waits until all are decoded, or one is found broken.
    var cameTrue: Bool { accepted.allSatisfy { pictures.problem(of: $0) == nil } }
}
