/// Tells whether a pixel belongs to an antialiased edge.
///
/// V. Vysniauskas, "Anti-aliased pixel and intensity slope detector", Electronics and Electrical Engineering 7 (95),
/// 2009: an edge pixel has both a darker and a brighter neighbour, few of its own kind beside it, and one of these two
/// lies in an even area in both pictures.
enum Antialiasing {
    /// More equal neighbours than this make an even area.
    private static let mostEqualNeighbours = 2

    /// True when the pixel is part of an antialiased edge in either picture.
    static func isEdge(_ a: PixelGridView, _ b: PixelGridView, x: Int, y: Int) -> Bool {
        isSlope(a, b, x: x, y: y) || isSlope(b, a, x: x, y: y)
    }

    private static func isSlope(_ picture: PixelGridView, _ other: PixelGridView, x: Int, y: Int) -> Bool {
        guard let (darkest, brightest) = extremes(picture, x: x, y: y) else { return false }
        return isEven(picture, darkest) && isEven(other, darkest)
            || isEven(picture, brightest) && isEven(other, brightest)
    }

    /// The places of the darkest and brightest neighbours; nil unless the pixel lies between the two.
    private static func extremes(
        _ picture: PixelGridView, x: Int, y: Int
    ) -> (darkest: (Int, Int), brightest: (Int, Int))? {
        let (xs, ys, isAtEdge) = picture.neighbourhood(x, y)
        var equal = isAtEdge ? 1 : 0
        var least = 0.0, most = 0.0
        var darkest = (x, y), brightest = (x, y)
        let own = picture[x, y]
        for nx in xs {
            for ny in ys where nx != x || ny != y {
                let delta = ColorDistance.brightness(own, picture[nx, ny])
                if delta == 0 {
                    equal += 1
                    if equal > mostEqualNeighbours { return nil }
                } else if delta < least {
                    (least, darkest) = (delta, (nx, ny))
                } else if delta > most {
                    (most, brightest) = (delta, (nx, ny))
                }
            }
        }
        return least == 0 || most == 0 ? nil : (darkest, brightest)
    }

    private static func isEven(_ picture: PixelGridView, _ place: (x: Int, y: Int)) -> Bool {
        let (xs, ys, isAtEdge) = picture.neighbourhood(place.x, place.y)
        var equal = isAtEdge ? 1 : 0
        let own = picture[place.x, place.y]
        for ny in ys {
            for nx in xs where (nx != place.x || ny != place.y) && picture[nx, ny] == own {
                equal += 1
                if equal > mostEqualNeighbours { return true }
            }
        }
        return false
    }
}
