/// A picture's place on the screen: its crop, or the tile that stands for a missing one.
struct PictureBox {
    let sizing: any PictureSizing
    let missing: Color
    let grid: PixelGrid

    /// A picture that fills `target`, cropped around its focus, cut to a rounded rectangle.
    func filling(_ id: String, _ picture: Picture?, target: Rect, radius: Double) -> Node {
        guard let picture, let size = sizing.size(of: picture.file) else { return tile(id, target, radius) }
        let crop = PictureBox.crop(of: size, focus: picture.focus, aspect: target.width / target.height)
        let content = PictureContent(file: picture.file, crop: crop, target: target)
        var node = Node(id, frame: target, content: .picture(content))
        node.clip = Node.Clip(target, radius: radius)
        return node
    }

    /// A whole picture as large as `box` allows, at its right and bottom.
    func fitting(_ id: String, _ picture: Picture?, box: Rect, radius: Double) -> Node {
        guard let picture, let size = sizing.size(of: picture.file) else { return tile(id, box, radius) }
        let factor = min(box.width / size.width, box.height / size.height)
        let (width, height) = (size.width * factor, size.height * factor)
        let target = grid.snap(Rect(box.maxX - width, box.minY + (box.height - height) / 2, width, height))
        return Node(id, frame: target, content: .picture(PictureContent(file: picture.file, target: target)))
    }

    /// Where a picture's focus lies once the picture fills `target`, as far as it is shown; nil where there is none.
    func focus(of picture: Picture, filling target: Rect) -> Rect? {
        guard let focus = picture.focus, let size = sizing.size(of: picture.file) else { return nil }
        let crop = PictureBox.crop(of: size, focus: focus, aspect: target.width / target.height)
        let (across, down) = (target.width / crop.width, target.height / crop.height)
        let whole = Rect(
            target.minX + (focus.minX - crop.minX) * across, target.minY + (focus.minY - crop.minY) * down,
            focus.width * across, focus.height * down)
        return whole.intersection(target)
    }

    private func tile(_ id: String, _ target: Rect, _ radius: Double) -> Node {
        Node(id, frame: target, content: .shape(Shape(.roundedRectangle(target, radius: radius), missing)))
    }

    /// The largest part of the wanted aspect (width by height), centred on the focus as far as the picture reaches.
    static func crop(of size: Size, focus: Rect?, aspect: Double) -> Rect {
        let own = size.width / size.height
        let width = min(1, aspect / own)
        let height = min(1, own / aspect)
        let center = focus?.center ?? Point(0.5, 0.5)
        return Rect(
            min(1 - width, max(0, center.x - width / 2)), min(1 - height, max(0, center.y - height / 2)), width, height)
    }
}
