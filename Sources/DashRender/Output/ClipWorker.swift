/// What one worker thread owns.
struct ClipWorker {
    private let renderer: any FrameRenderer
    private let stage: ClipStage
    private let writer: FrameFileWriter?
    private let converter: I420Converter?

    /// Makes a worker's encoder and converter; call on the worker's thread.
    init(_ renderer: any FrameRenderer, _ stage: ClipStage) throws {
        self.renderer = renderer
        self.stage = stage
        writer = try stage.makeFrameWriter()
        converter = try stage.makeConverter()
    }

    /// Renders a frame and hands it on.
    func render(_ frame: Int) throws {
        let damage = try renderer.render(frame)
        try writer?.write(frame, renderer.surface, damage)
        if let converter, let pipe = stage.pipe {
            try pipe.send(converter.convert(renderer.surface, damage: damage), at: frame)
        } else {
            stage.counter.add()
        }
    }
}
