import GalleyBase
import GalleyText
import Testing

@testable import GalleyViews

/// Where lines stand and how thick they are, in pixels, against UILabel's recorded ones. Baselines are unrounded: of a
/// label whose text begins on a whole pixel, the ascent below that.
@Suite struct DecorationLinesTests {
  struct Record: Sendable {
    var source: String
    var style: LineDecoration
    var scale: Double
    var baseline: Double
    var position: Double
    var thickness: Double
    var tops: [Double]
    var height: Double
  }

  /// The system font's 20 points at 3x in a label of 150: ascent 1950, position −308, thickness 150 of 2048 units.
  private static func wrapkit(_ style: LineDecoration, _ picture: String, _ tops: [Double], _ height: Double) -> Record
  {
    Record(
      source: "qweqrty/WrapKit \(picture)", style: style, scale: 3, baseline: 63 + 20 * 1950 / 2048,
      position: -20 * 308 / 2048, thickness: 20 * 150 / 2048, tops: tops, height: height)
  }

  static let records: [Record] = [
    wrapkit(.single, "wrapkit-underline-singleline-iOS26@3x", [253], 4),
    wrapkit(.thick, "wrapkit-underline-thick-iOS26@3x", [251], 8),
    wrapkit(.double, "wrapkit-underline-double-iOS26@3x", [245, 263], 3),
    // EB Garamond 16: ascent 710, position −125, thickness 50 of 1000 units, in a label that begins at 4.
    Record(
      source: "artsy/Artsy-UIButtons ARInquireButton-ar_button_normal-2016-03-17@2x", style: .single, scale: 2,
      baseline: 4 + 16 * 0.71, position: -2, thickness: 0.8, tops: [34], height: 2),
    // Open Sans Bold 14: position −154, thickness 102 of 2048 units; the line is the third pixel below the baseline's.
    Record(
      source: "conformance rule 5", style: .single, scale: 2, baseline: 20, position: -14 * 154 / 2048,
      thickness: 14 * 102 / 2048, tops: [43], height: 2),
    // Nunito Sans Bold at 3x: position −85, thickness 44 of 1000 units.
    Record(
      source: "spark 45 pt", style: .single, scale: 3, baseline: 46, position: -11.48 / 3, thickness: 5.94 / 3,
      tops: [138 + 8], height: 6),
    Record(
      source: "spark 14 pt", style: .single, scale: 3, baseline: 14, position: -3.57 / 3, thickness: 1.85 / 3,
      tops: [42 + 3], height: 2),
    Record(
      source: "spark 15 pt", style: .single, scale: 3, baseline: 14, position: -3.83 / 3, thickness: 1.98 / 3,
      tops: [42 + 3], height: 2),
  ]

  @Test(arguments: records)
  func underlinesAreWhereTheyWereRecorded(_ record: Record) {
    let grid = PixelGrid(scale: record.scale)
    let lines = DecorationLines(
      under: record.style, position: record.position, fontThickness: record.thickness, grid: grid)
    let tops = lines.tops(baseline: record.baseline, .nearest, grid: grid).map { ($0 * record.scale).rounded() }
    #expect(tops == record.tops, "\(record.source)")
    #expect((lines.thickness * record.scale).rounded() == record.height, "\(record.source)")
  }

  /// The upper edge goes to the pixel nearest to where it lies below the unrounded baseline, whatever the drawn one is:
  /// 1.5 points here (recorded for this font: 1.35 to 1.85).
  @Test(arguments: [(20.0, 21.5), (20.24, 21.5), (20.26, 22), (20.49, 22), (20.74, 22), (20.76, 22.5)])
  func theUpperEdgeFollowsTheUnroundedBaseline(baseline: Double, top: Double) {
    let grid = PixelGrid(scale: 2)
    let lines = DecorationLines(under: .single, position: -1.05, fontThickness: 0.7, grid: grid)
    #expect(lines.tops(baseline: baseline, .down, grid: grid) == [top])
    #expect(lines.top == 1.5)
  }

  /// In a label of several lines the edges stay as far below the baseline as in the last line, whose baseline is on a
  /// pixel (recorded: 48.24 and 50.24 for a baseline at 45.24, which is then drawn at 46).
  @Test func inALabelTheEdgesAreNotRoundedAgain() {
    let grid = PixelGrid(scale: 3)
    let lines = DecorationLines(under: .single, position: -3.83 / 3, fontThickness: 1.98 / 3, grid: grid)
    let top = lines.tops(baseline: 45.24 / 3, .lastNearest, grid: grid)[0] * 3
    #expect(abs(top - 48.24) < 0.001)
    #expect(abs(lines.thickness * 3 - 2) < 0.001)
  }

  /// Two pixels each for Helvetica 12 at 2x, whose lines would have 1.2. At 1x a choice: one.
  @Test(
    arguments: [
      (2, 0.6, 1), (1, 0.6, 1), (1, 1.4, 1), (1, 1.6, 2), (3, 0.6, 2.0 / 3), (3, 1.4648, 4.0 / 3),
    ] as [(Double, Double, Double)])
  func linesAreAtLeastTwoPixelsAndWholeOnes(scale: Double, font: Double, thickness: Double) {
    let grid = PixelGrid(scale: scale)
    let under = DecorationLines(under: .single, position: -1, fontThickness: font, grid: grid)
    let through = DecorationLines(through: .single, position: 3, fontThickness: font, grid: grid)
    #expect([under.thickness, through.thickness] == [thickness.onLengthGrid, thickness.onLengthGrid])
  }

  /// A strikethrough that has to be made thicker grows both ways, and a thick one too.
  @Test func strikethroughsStayOnTheFontsCentre() {
    let grid = PixelGrid(scale: 2)
    // From 4 to 3.2 above the baseline: the centre is at 3.6.
    let single = DecorationLines(through: .single, position: 4, fontThickness: 0.8, grid: grid)
    let thick = DecorationLines(through: .thick, position: 4, fontThickness: 0.8, grid: grid)
    #expect(abs(single.top + single.thickness / 2 + 3.6) < 1e-9 && abs(thick.top + thick.thickness / 2 + 3.6) < 1e-9)
    #expect(single.tops(baseline: 20.3, .down, grid: grid) == [16])
    #expect(single.tops(baseline: 20.4, .down, grid: grid) == [16.5])
  }
}
