import DashScene

/// Makes the points at which the names of areas are written.
enum AreaNames {
    /// A place for each named park, cemetery and water that has no place of its name yet, in the order of the areas.
    static func places(naming features: [MapFeature]) -> [MapFeature] {
        var taken = Set(features.filter { if case .place = $0.subject { true } else { false } }.map(\.name))
        return features.compactMap { feature in
            guard !feature.name.isEmpty, let kind = placeClass(feature.subject), case .rings(let rings) = feature.shape,
                let ring = rings.max(by: { abs($0.signedArea) < abs($1.signedArea) }),
                taken.insert(feature.name).inserted
            else { return nil }
            let middle = LabelPoint.middle(of: ring)
            let area = abs(ring.signedArea) * squareMetres(at: middle)
            return MapFeature(.place(kind, area: area.rounded()), name: feature.name, shape: .points([middle]))
        }
    }

    private static func placeClass(_ subject: MapSubject) -> PlaceClass? {
        switch subject {
        case .park: .park
        case .cemetery: .cemetery
        case .water: .water
        default: nil
        }
    }

    /// Square metres on the ground in one square unit world there.
    private static func squareMetres(at point: Point) -> Double {
        let perMetre = MapProjection(scale: 1, offset: .zero)
            .pointsPerMetre(at: WebMercator.unproject(point).latitude)
        return 1 / (perMetre * perMetre)
    }
}
