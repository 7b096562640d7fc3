/// A quarter of a circle as straight lines on the subpixel grid, no line further than 1/256 pixel from the arc.
struct QuarterCircle {
  /// From straight up, (0, radius), to the right, (radius, 0); symmetric about the diagonal between.
  let points: [(x: Subpixel, y: Subpixel)]

  init(radius: Subpixel) {
    guard radius > 0 else {
      points = [(0, 0)]
      return
    }
    let directions = QuarterCircle.directions(halvings: QuarterCircle.halvings(radius: radius))
    let sines = directions.map { Subpixel(($0 * Double(radius)).rounded(.toNearestOrAwayFromZero)) }
    points = zip(sines, sines.reversed()).map { (x: $0, y: $1) }
  }

  /// How often the arc is halved. The height of a quarter's arc over its chord is 0.293 of the radius, and each halving
  /// leaves at most 0.27 of a height.
  private static func halvings(radius: Subpixel) -> Int {
    var count = 0
    var height = 0.293 * Double(radius)
    while height > 1 {
      height *= 0.27
      count += 1
    }
    return count
  }

  /// The sines of evenly spaced angles from 0 to 90°. The half of an angle between two unit vectors is the direction
  /// of their sum: this needs square roots only, so every machine gets the same digits.
  private static func directions(halvings: Int) -> [Double] {
    var vectors: [(x: Double, y: Double)] = [(0, 1), (1, 0)]
    for _ in 0..<halvings {
      var finer = [vectors[0]]
      for (first, second) in zip(vectors, vectors.dropFirst()) {
        let sum = (x: first.x + second.x, y: first.y + second.y)
        let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
        finer.append((sum.x / length, sum.y / length))
        finer.append(second)
      }
      vectors = finer
    }
    return vectors.map(\.x)
  }
}
