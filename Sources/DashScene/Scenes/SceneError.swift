/// Why a script cannot be laid out.
public enum SceneError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No scale and position shows the order's drive clear of the controls.
    case noFraming(order: String)

    /// One line for a person.
    public var description: String {
        switch self {
        case .noFraming(let order): "\(order): \(what); \(advice)"
        }
    }

    /// What is wrong.
    var what: String {
        switch self {
        case .noFraming: "the route cannot be shown clear of the controls at any scale"
        }
    }

    /// What to do about it.
    var advice: String {
        switch self {
        case .noFraming: "use a larger canvas or a shorter route"
        }
    }
}
