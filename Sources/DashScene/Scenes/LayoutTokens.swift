/// The measures of the screen, pt. Everything that has a size or a place takes it from here.
enum LayoutTokens {
    /// The system's own bars.
    enum StatusBar {
        static let height = 54.0
        /// The line on which clock and symbols are centred.
        static let middle = 31.0
        /// The clock's centre and the symbols' right end, as shares of the width, and the most they may be.
        static let clockShare = 0.148
        static let clockLimit = 65.0
        static let symbolShare = 0.091
        static let symbolLimit = 40.0
        /// The heights of the symbols' ink, and the distance between them.
        static let signalHeight = 12.0
        static let wifiHeight = 12.2
        static let batteryHeight = 13.0
        static let symbolGap = 6.0
        /// How strong the battery's shell is beside its charge.
        static let batteryShell = 0.42
    }

    enum HomeIndicator {
        static let width = 144.0
        static let height = 5.0
        static let bottom = 8.0
        /// The least distance of the sheet's content.
        static let clearance = 6.0
    }

    /// The round button and the pill over the map.
    enum Controls {
        static let top = 62.0
        static let side = 16.0
        static let size = 44.0
        static let helpWidth = 74.0
        static let helpPadding = 16.0
        static let closeGlyph = 20.0
        static let shadowOffset = 2.0
        static let shadowSigma = 5.0
        static let shadowOpacity = 0.16
    }

    enum Map {
        /// How far the map goes on below the sheet's top edge, behind its round corners.
        static let bleed = 40.0
        static let closeMargin = 50.0
        static let wideMargin = 40.0
        static let clearance = 4.0
        static let routeWidth = 5.0
        /// At most so much of the way is painted behind the courier's centre, where the disc hides it.
        static let routeStep = 12.0
        /// How much further from a pin's tip a way ends that comes from straight above, so that the pin hides its end.
        static let routeTuck = 3.5
    }

    enum Pin {
        /// The glyph's side by style: a square shows less of one than a disc, and a ring takes some.
        static func glyphSide(_ style: PinStyle) -> Double {
            switch style {
            case .teardrop: 21
            case .disc, .square: 19
            }
        }
        /// The room that each style takes.
        static func form(_ style: PinStyle) -> PinForm {
            switch style {
            case .teardrop: PinForm(rise: 31, half: 19)
            case .disc: PinForm(rise: 30, half: 18, foot: 3.5)
            case .square: PinForm(rise: 32, half: 16.5, corner: 9)
            }
        }
        /// A disc's stem and ring.
        static let stem = 3.0
        static let ringInset = 2.0
        static let ringWidth = 1.5
        /// A square's pointer: how wide it is at its top, the radius of the bends there, and that of its tip.
        static let pointer = 15.0
        static let pointerBend = 3.0
        static let pointerTip = 0.65
        static let popPeak = 1.25
        static let shadowWidth = 22.0
        static let shadowHeight = 8.0
        static let shadowOpacity = 0.45
    }

    enum Marker {
        static let radius = 22.0
        static let ring = 3.0
        static let glyph = 25.0
        static let arrivedScale = 0.4
        static let haloRadius = 42.0
        static let haloOpacity = 0.30
        static let haloRings = 2
        static let shadowSigma = 3.0
        static let shadowOffset = 1.5
        static let shadowOpacity = 0.22
    }

    enum Sheet {
        /// The share of the canvas above it.
        static let topShare = 0.48
        static let padding = 24.0
        static let columnLimit = 452.0
        /// Canvases wider than this centre their content in a column.
        static let wideCanvas = 500.0
        static let grabberWidth = 36.0
        static let grabberHeight = 5.0
        static let grabberTop = 8.0
        static let shadowSigma = 9.0
        static let shadowOffset = -1.0
        static let shadowOpacity = 0.14
        static let logo = 48.0
        static let logoGap = 12.0
        static let helperLines = 2
        static let hairline = 1.0
        static let detailsHeight = 20.0
        static let detailsGlyph = 16.0
        static let detailsGap = 5.0
        static let titleFloor = 20.0
        static let subtitleFloor = 15.0
    }

    /// The least distances between the ink of neighbouring texts, which tall scripts would pass.
    enum Ink {
        static let title = 4.0
        static let row = 3.0
        static let banner = 3.0
        /// From the vehicle down to the statistics.
        static let vehicle = 5.0
    }

    /// The distances between the sheet's rows.
    enum Gap {
        static let top = 26.0
        static let subtitle = 2.0
        static let tracker = 16.0
        static let helper = 12.0
        static let hairline = 15.0
        static let rowAfterHairline = 13.0
        static let photo = 13.0
        static let rowAfterPhoto = 13.0
        static let pills = 14.0
        static let details = 14.0
        /// How far all of them may shrink, and how far where a whole row would be left out otherwise.
        static let floor = 0.6
        static let tightFloor = 0.5
    }

    enum Tracker {
        static let circle = 36.0
        static let glyph = 22.0
        /// The area of the mark's box, pt², so that wide and tall marks weigh the same, and its largest side.
        static let markArea = 213.0
        static let markLimit = 20.0
        static let line = 4.0
        static let popPeak = 1.18
    }

    /// The tracker as small nodes with names.
    enum Timeline {
        static let node = 16.0
        static let nodeTop = 2.0
        static let stroke = 2.0
        static let ring = 4.0
        static let ringOpacity = 0.22
        static let line = 3.0
        static let titleTop = 23.0
        static let titleHeight = 15.0
        static let titleSize = 12.0
        static let titleFloor = 10.0
        /// The lowest size at which each name is still kept at its node.
        static let titleCentredFloor = 11.0
        static let titleGap = 6.0
    }

    /// The tracker as nodes one below another, with names beside them.
    enum VerticalTimeline {
        static let node = 19.0
        static let stroke = 3.0
        static let ring = 5.0
        static let line = 3.0
        /// From the column's edge to the names.
        static let nameLeft = 30.0
        /// The names' lowest size, and the most they take of the column.
        static let nameFloor = 12.0
        static let nameShare = 0.36
        /// From the names to what stands beside them.
        static let sideGap = 16.0
        /// From one node to the next.
        static let pitch = 56.0
        static let pitchFloor = 44.0
        /// The helper line below its step's name, in one line and in two.
        static let helperGap = 2.0
        static let helperSize = 14.0
        static let helperHeight = 18.0
        static let helperFloor = 12.5
        static let helperLines = 2
        static let helperPairSize = 13.0
        static let helperPairHeight = 16.0
        /// From the helper line to the next name, at least.
        static let rowGap = 3.0
        /// How much of the way from tight to airy must be left for the sheet's last row to stay.
        static let detailsShare = 0.2
        /// From the sheet's last row to the lowest place that content may reach.
        static let detailsFoot = 8.0
        /// How far above the last node's bottom edge the photo ends, well clear of the helper words below the last name.
        static let photoFoot = 6.0
    }

    /// The order's details, opened.
    enum Receipt {
        static let afterTitle = 12.0
        static let row = 5.0
        static let hairline = 9.0
        static let total = 9.0
        static let columnGap = 12.0
        static let textFloor = 13.0
        static let rowFloor = 16.0
        static let figureFloor = 8.0
        /// The lowest size at which a narrow room's rows are still made smaller to stand whole.
        static let narrowFloor = 12.0
        /// The side of the pictures of what was ordered, and the least of it: below that they are left out.
        static let picture = 36.0
        static let pictureFloor = 28.0
        static let pictureStep = 1.0
        /// From one row with a picture to the next, as `row` is without.
        static let pictureRow = 8.0
        /// How far the distances may shrink for them.
        static let pictureGapFloor = 0.8
        /// Their corners' radius as a share of their side.
        static let pictureRounding = 0.22
        /// From a picture to the words.
        static let pictureGap = 10.0
    }

    /// The last line of a paragraph: the share of the width that it must take, and the steps in which the other lines
    /// are made narrower for it.
    enum Widow {
        static let share = 0.3
        static let step = 4.0
    }

    /// Surfaces that float.
    enum Card {
        static let border = 0.5
    }

    enum Row {
        static let height = 52.0
        static let textLeft = 64.0
        static let textTop = 5.0
        static let textGap = 2.0
        static let vehicleWidth = 76.0
        static let vehicleHeight = 26.0
        static let vehicleGap = 8.0
        /// Pictures narrower than this, for a height of one, may be higher: bicycles and scooters.
        static let tallVehicleAspect = 2.0
        /// How high one is beside the statistics, and how far it may rise above the row where they run below it.
        static let tallVehicleHeight = 34.0
        static let tallVehicleRise = 4.0
        static let statsFloor = 13.0
    }

    enum Pills {
        static let height = 40.0
        static let gap = 8.0
        static let padding = 16.0
        static let paddingFloor = 8.0
        static let glyph = 18.0
        static let glyphGap = 7.0
        /// The same, packed closely.
        static let closeGap = 6.0
        static let closePadding = 6.0
        static let closeGlyphGap = 5.0
        static let textFloor = 13.0
        static let dotRadius = 5.0
        static let dotRing = 2.0
        /// From the pill's top right corner to the dot's centre.
        static let dotInset = 5.0
    }

    /// The ground of the words on the photo: its distance from the card's edges, its height in one line, and what is free
    /// at both ends of the words.
    struct PhotoChip {
        let inset, height, padding: Double
    }

    enum Photo {
        static let height = 190.0
        static let heightFloor = 96.0
        /// The lowest where a whole row would be left out otherwise.
        static let tightFloor = 46.0
        /// The chip as it is liked best, and where that would cover what the photo is about.
        static let chip = PhotoChip(inset: 12, height: 32, padding: 13)
        static let smallChip = PhotoChip(inset: 8, height: 26, padding: 10)
        static let chipSmallSize = 12.0
        /// From the chip to what the photo is about, at least.
        static let chipClearance = 6.0
        /// The steps in which the narrowest width for two lines is sought.
        static let chipWidthStep = 1.0
        /// The card heights between which the chip fades in.
        static let chipFadeStart = 56.0
        static let chipFadeEnd = 92.0
        /// On a card that is lower than that: the share of its height at which the chip's fade begins.
        static let chipFadeShare = 0.6
    }

    enum Banner {
        static let side = 12.0
        static let top = 58.0
        static let padding = 16.0
        static let avatar = 44.0
        static let avatarGap = 14.0
        static let textGap = 2.0
        static let textLines = 2
        static let shadowSigma = 10.0
        static let shadowOffset = 4.0
        static let shadowOpacity = 0.22
        static let pressedScale = 0.96
        static let initialsSize = 16.0
    }
}
