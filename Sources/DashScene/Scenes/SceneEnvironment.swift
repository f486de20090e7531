/// What a scene needs from outside: answers about text and pictures, and the pixel grid it is laid out on.
public struct SceneEnvironment {
    /// Measures text.
    public var text: any TextMeasuring
    /// Knows how large pictures are.
    public var pictures: any PictureSizing

    /// Makes an environment.
    public init(text: any TextMeasuring, pictures: any PictureSizing) {
        self.text = text
        self.pictures = pictures
    }
}
