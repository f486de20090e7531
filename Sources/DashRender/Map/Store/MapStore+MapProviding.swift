extension MapStore: MapProviding {}
