/// What checking must know about the base map; the renderer answers.
public protocol MapCoverage {
    /// What is missing of a view's map, which then shows plain land: "tile 12/1/2 is missing"; nil when it is all there.
    func gap(in view: MapView, scale: Double) -> String?
}
