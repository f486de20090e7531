/// Paints the frames of one clip, one after another, onto its own surface. Each worker thread owns one.
public protocol FrameRenderer: AnyObject {
    /// The finished pixels of the frame that was rendered last; opaque.
    var surface: Surface { get }

    /// Paints a frame and says what differs from the frame that this renderer painted before.
    func render(_ frame: Int) throws -> Damage
}
