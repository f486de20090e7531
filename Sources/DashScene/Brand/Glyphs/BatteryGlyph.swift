/// A full battery: shell, pole and charge apart, so that the status bar can draw the first two fainter.
public enum BatteryGlyph {
    /// The whole symbol.
    static let path: Path = {
        var path = shell
        path.append(charge)
        return path
    }()

    /// The outline and the pole at its right end.
    public static let shell: Path = {
        var path = Path.roundedRectangle(Rect(1.2, 6.6, 19.6, 10.8), radius: 3.4)
        path.append(.roundedRectangle(Rect(1.2, 6.6, 19.6, 10.8).inset(1), radius: 2.4))
        path.append(.roundedRectangle(Rect(21.6, 10, 1.2, 4), radius: 0.6))
        return path
    }()

    /// The full charge inside the shell.
    public static let charge = Path.roundedRectangle(Rect(1.2, 6.6, 19.6, 10.8).inset(2), radius: 1.5)
}
