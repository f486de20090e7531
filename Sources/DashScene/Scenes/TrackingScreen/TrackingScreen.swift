/// One order's whole screen: map, sheet and controls.
struct TrackingScreen {
    let order: Order
    /// The ids of the rows that find no room in some state.
    let leftOut: [String]
    private let canvas: Size
    private let map: MapPane
    private let sheet: Sheet
    private let controls: [Node]

    init(order: Order, script: Script, setter: TextSetter, pictures: PictureBox) throws(SceneError) {
        self.order = order
        canvas = script.canvas
        let brand = script.brand
        let clock = FrameClock(script.frameRate)
        let timeline = OrderTimeline(order: order, clock: clock)
        let controls = MapControls(canvas: script.canvas, brand: brand, setter: setter)
        let wording = OrderWording(order: order, brand: brand, clock: script.clock)
        let builder = SheetBuilder(
            order: order, brand: brand, wording: wording, setter: setter, pictures: pictures,
            layout: TrackingScreen.layout(script, timeline, wording, setter))
        sheet = Sheet(builder: builder, timeline: timeline, motion: script.motion, fees: script.fees, clock: clock)
        map = try MapPane(order: order, script: script, controls: controls, sheetTop: builder.layout.frame.minY)
        self.controls = controls.nodes
        leftOut = builder.layout.leftOut
    }

    /// The base map; nil for a script without one.
    var mapView: MapView? { map.view }

    /// The screen on a frame.
    func node(on frame: Int) -> Node {
        Node(
            order.id, frame: Rect(0, 0, canvas.width, canvas.height),
            children: map.nodes(on: frame) + sheet.nodes(on: frame) + controls)
    }

    private static func layout(
        _ script: Script, _ timeline: OrderTimeline, _ wording: OrderWording, _ setter: TextSetter
    ) -> SheetLayout {
        let brand = script.brand
        var layout = SheetLayout(canvas: script.canvas, grid: setter.grid, type: brand.type, helperLines: [:])
        let extras = timeline.phases.map { phase in
            setter.extraGap(
                below: (wording.title(phase), brand.type.title), (wording.subtitle(phase), brand.type.subtitle),
                gap: LayoutTokens.Gap.subtitle * LayoutTokens.Gap.floor, least: LayoutTokens.Ink.title)
        }
        layout.titleExtra = extras.max() ?? 0
        if brand.tracker == .verticalTimeline {
            layout.vertical = VerticalLayout(
                sheet: layout, brand: brand, helpers: timeline.phases.map(wording.helper), setter: setter)
        }
        let lines = timeline.phases.map { phase in
            let count = setter.lineCount(
                wording.helper(phase), style: brand.type.helper, width: layout.column.width,
                maxLines: LayoutTokens.Sheet.helperLines)
            return (phase, count)
        }
        layout.helperLines = Dictionary(uniqueKeysWithValues: lines)
        return layout
    }
}
