/// How the pins on the map are drawn, each with its tip on the place.
public enum PinStyle: String, Hashable, Sendable, CaseIterable {
    /// A round head whose sides run down to the tip in a soft curve.
    case teardrop
    /// A disc with a ring in it, on a stem that stands on a dot.
    case disc
    /// A square with round corners and a short pointer.
    case square
}
