extension PixelRect {
    /// Reads "X,Y,W,H" in px, as `--ignore` takes it.
    public init(parsing text: String) throws(DiffOptionError) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Int($0.trimmingPrefix { $0 == " " })
        }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], x >= 0, y >= 0, width > 0, height > 0
        else {
            throw DiffOptionError(option: "--ignore", value: text, expected: "X,Y,W,H in pixels (0,0,1320,162)")
        }
        self.init(x: x, y: y, width: width, height: height)
    }
}
