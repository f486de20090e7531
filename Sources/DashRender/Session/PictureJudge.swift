import DashScene

/// Says whether the pictures that a script names can be drawn.
protocol PictureJudge {
    /// Why a picture cannot be drawn; nil when it can.
    func problem(of file: String) -> PictureProblem?
}

extension SessionPictures: PictureJudge {}
