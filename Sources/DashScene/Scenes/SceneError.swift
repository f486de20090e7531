/// Why a script cannot be laid out.
public enum SceneError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No scale and position shows the order's drive clear of the controls.
    case noFraming(order: String)

    /// One line for a person.
    public var description: String {
        switch self {
        case .noFraming(let order):
            "\(order): the route cannot be shown clear of the controls at any scale; use a larger canvas or a "
                + "shorter route"
        }
    }
}
