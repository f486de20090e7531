import DashScene

extension PictureError {
    /// The same as a script's checks tell it, without the file's name.
    var forScripts: PictureProblem {
        var isMissing = false
        if case .missing = self { isMissing = true }
        return PictureProblem(problem, advice: advice, isMissing: isMissing)
    }
}
