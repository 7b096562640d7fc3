/// Finds the nearest face of a family by width, then slant, then weight (CSS Fonts 4 §5.2, "Font
/// style matching").
struct FaceMatching {
  let weight: Double
  let width: Double
  let italic: Bool

  init(_ descriptor: FontDescriptor) {
    weight = Double(descriptor.weight)
    width = descriptor.width
    italic = descriptor.italic
  }

  /// Returns the nearest face, or the first of equally near faces; nil if there are no faces.
  func nearest(of faces: [FaceRecord]) -> FaceRecord? {
    var nearest: (record: FaceRecord, rank: Rank)?
    for face in faces {
      let rank = rank(of: face)
      if let best = nearest, !(rank < best.rank) { continue }
      nearest = (face, rank)
    }
    return nearest?.record
  }

  /// Returns the faces from nearest to furthest. Equally near faces keep their order.
  func sorted(_ faces: [FaceRecord]) -> [FaceRecord] {
    let ranked = faces.enumerated().map { (number: $0.offset, face: $0.element, rank: rank(of: $0.element)) }
    return ranked.sorted { first, second in
      if first.rank < second.rank { return true }
      return second.rank < first.rank ? false : first.number < second.number
    }.map(\.face)
  }

  /// The distance of a face from the request. A face with a smaller rank is nearer. Widths and
  /// weights have a group (0, 1 or 2), in the order in which CSS tries them, and then a distance.
  private struct Rank {
    let widthGroup: Int
    let widthDistance: Double
    let slant: Int
    let weightGroup: Int
    let weightDistance: Double

    static func < (first: Rank, second: Rank) -> Bool {
      (first.widthGroup, first.widthDistance, first.slant, first.weightGroup, first.weightDistance)
        < (second.widthGroup, second.widthDistance, second.slant, second.weightGroup, second.weightDistance)
    }
  }

  private func rank(of face: FaceRecord) -> Rank {
    let has = FaceMatching.nearest(to: weight, in: face.weights)
    let hasWidth = FaceMatching.nearest(to: width, in: face.widths)
    // Up to normal width, narrower faces come first; above it, wider ones.
    let towards = width <= 100 ? hasWidth <= width : hasWidth >= width
    return Rank(
      widthGroup: towards ? 0 : 1, widthDistance: (hasWidth - width).magnitude,
      slant: face.traits.italic == italic ? 0 : 1,
      weightGroup: weightGroup(has), weightDistance: (has - weight).magnitude)
  }

  /// Returns the rank of a weight in the order in which CSS tries weights. For requests of 400 to
  /// 500: first from the request up to 500, then lighter, then above 500. Below 400: lighter first.
  /// Above 500: bolder first.
  private func weightGroup(_ has: Double) -> Int {
    if (400...500).contains(weight) { return has >= weight && has <= 500 ? 0 : (has < weight ? 1 : 2) }
    return (weight < 400 ? has <= weight : has >= weight) ? 0 : 1
  }

  private static func nearest(to value: Double, in range: ClosedRange<Double>) -> Double {
    value < range.lowerBound ? range.lowerBound : (value > range.upperBound ? range.upperBound : value)
  }
}
