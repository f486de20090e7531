/// What a renderer takes over from the frame that it painted before. The pixels are the same in any case.
public enum FrameReuse: String, Hashable, Sendable, CaseIterable {
    /// All that looks the same: only what differs is repainted.
    case pixels
    /// Words, shapes, pictures and maps that are ready; each frame is put together whole.
    case sprites
    /// Nothing: each frame is drawn from scratch.
    case nothing
}
