import DashScene
import Synchronization

/// The base maps of a clip, each painted once and shared by all threads.
final class SessionMaps: MapProviding, Sendable {
    private let store = Mutex<[MapView: Painted]>([:])
    private struct Painted: @unchecked Sendable { let surface: Surface }
    func surface(for view: MapView, scale: Double) throws -> Surface {
        try store.withLock { made in
            if let known = made[view] { return known }
            let painted = Painted(surface: try MapStore().preview(view, scale: scale, print: false).0)
            made[view] = painted
            return painted
        }.surface
    }
}
