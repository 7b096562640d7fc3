import GalleyBase
import Testing

@Suite struct LengthTests {
  @Test(
    arguments: [(0.6, 39_322.0 / 65_536), (-0.6, -39_322.0 / 65_536), (1.5, 1.5), (0.0, 0.0)] as [(Double, Double)])
  func gridIsASixtyFiveThousandth(length: Double, wanted: Double) {
    #expect(length.onLengthGrid == wanted)
  }

  @Test func infinityStaysInfinity() {
    #expect(Double.infinity.onLengthGrid == .infinity)
    #expect((-Double.infinity).onLengthGrid == -.infinity)
  }

  /// Sums on the grid do not depend on their order.
  @Test func sumsAreExact() {
    let lengths = (1...1000).map { (Double($0) * 0.137).onLengthGrid }
    #expect(lengths.reduce(0, +) == lengths.reversed().reduce(0, +))
  }

  @Test(
    arguments: [(0.0, 0), (1, 65_536), (-1, -65_536), (1.5 / 65_536, 2), (-1.5 / 65_536, -2), (.nan, 0)]
      as [(Double, Int64)])
  func lengthsAreWholeSteps(points: Double, steps: Int64) {
    #expect(Length(points: points).steps == steps)
  }

  @Test func farLengthsAreUnlimited() {
    #expect(Length(points: 1_099_511_627_776) == .unlimited && Length(points: -.infinity) == -.unlimited)
    #expect(Length(points: 1_099_511_627_775) < .unlimited)
    #expect(Length.unlimited + .unlimited > .unlimited)
  }

  @Test func lengthsCountAsFixedPoint() {
    #expect(Length(fixed16: -98_304).points == -1.5)
    #expect(Length(points: 40_000).fixed16 == .max && Length(points: -40_000).fixed16 == .min)
    #expect(Length(points: 1.5).fixed16 == 98_304)
  }

  @Test func partsOfLengthsRoundTowardsZero() {
    #expect(Length(steps: 7) / 2 == Length(steps: 3) && Length(steps: -7) / 2 == Length(steps: -3))
    #expect(Length(points: 3) / Length(points: 2) == 1.5)
    #expect(Length.step * -3 == Length(steps: -3) && Length.zero - .step == -Length.step)
  }

  @Test(arguments: [(0, 0), (9, 0), (10, 10), (25, 20), (-1, -10), (-10, -10), (-11, -20)] as [(Int64, Int64)])
  func multiplesAreBelow(steps: Int64, multiple: Int64) {
    #expect(Length(steps: steps).roundedDown(toMultipleOf: Length(steps: 10)) == Length(steps: multiple))
  }

  @Test(
    arguments: [
      (1.0, 16.000_01, 16.0), (1, 16.1, 17), (2, 16.1, 16.5), (3, 5.6, 17.0 / 3), (3, 15.974, 16), (1, -51.67, -51),
    ] as [(Double, Double, Double)])
  func ceilingHoldsTheLength(scale: Double, length: Double, wanted: Double) {
    #expect(abs(PixelGrid(scale: scale).ceil(length) - wanted) < 0.000_02)
  }

  @Test(
    arguments: [(3.0, 13.5, 41.0 / 3), (2, 2.5, 2.5), (1, 2.5, 3), (1, -0.5, 0), (2, 14.74, 14.5)]
      as [(Double, Double, Double)])
  func nearestPixelTakesHalvesUp(scale: Double, length: Double, wanted: Double) {
    #expect(abs(PixelGrid(scale: scale).round(length) - wanted) < 0.000_02)
  }

  /// A third of a point is not on the grid: rounding what was rounded must change nothing.
  @Test(arguments: [1.0, 2, 3], 0..<200) func roundingTwiceIsRoundingOnce(scale: Double, step: Int) {
    let grid = PixelGrid(scale: scale)
    let length = (Double(step) * 0.377).onLengthGrid
    for once in [grid.ceil(length), grid.floor(length), grid.round(length)] {
      #expect(grid.ceil(once) == once && grid.floor(once) == once && grid.round(once) == once)
    }
  }
}
