import GalleyBase
import GalleyText

/// The lines of a text decoration, in points down from the unrounded baseline of the layout.
///
/// The rules fit UILabel's recorded lines: the system font of 20 points at 3x (WrapKit, iOS 18.5 and 26), EB Garamond
/// of 16 points at 2x (Artsy-UIButtons, iOS 9) and Open Sans Bold of 14 points at 2x.
struct DecorationLines: Equatable {
  /// The least thickness of a line, and the shortest piece of it drawn between two letters (recorded: pieces of 3.1
  /// pixels at 3x are drawn, pieces of 2.1 pixels are not).
  static let point = 1.0

  /// The thickness of a single line, a whole number of pixels, and the unit of dots and dashes (recorded; for thick
  /// lines inferred).
  let unit: Double
  /// The thickness of each line, a whole number of pixels.
  let thickness: Double
  /// The upper edge of the first line below the baseline, before rounding to pixels.
  let top: Double
  /// The distance from the first line down to the second, a whole number of pixels; nil for one line.
  let distance: Double?

  /// The lines of a style.
  ///
  /// A single line has the font's thickness in whole pixels, at least one point (recorded: 4 of 4.39 pixels, and 2 of
  /// 1.2, 1.39 and 1.6 at 2x; inferred at 1x). A thick one is twice as thick on the same centre (recorded). A double
  /// one is two lines of two thirds of the thickness, at least a point, and four thicknesses apart in whole pixels,
  /// around the same centre (inferred from one record: 3 pixels each, 18 apart, where a single one has 4 of 4.39).
  /// - Parameters:
  ///   - centre: the centre of a single line below the baseline, negative above it.
  ///   - fontThickness: the font's thickness.
  init(_ style: LineDecoration, centre: Double, fontThickness: Double, grid: PixelGrid) {
    func wholePixels(_ length: Double) -> Double { max(1 / grid.scale, grid.round(max(DecorationLines.point, length))) }
    unit = wholePixels(fontThickness)
    if style.contains(.double) {
      let gap = grid.round(4 * max(DecorationLines.point, fontThickness))
      thickness = wholePixels(fontThickness * 2 / 3)
      top = centre - gap / 2 - thickness / 2
      distance = gap
    } else {
      thickness = style.contains(.thick) ? 2 * unit : unit
      top = centre - thickness / 2
      distance = nil
    }
  }

  /// The underlines of a style: centred at the font's underline position (negative below the baseline), but at least
  /// two thicknesses of a single line below the baseline (inferred: centres of 9.02, 4 and 2.1 pixels are drawn at
  /// 9.02, 4 and 4).
  init(under style: LineDecoration, position: Double, fontThickness: Double, grid: PixelGrid) {
    let single = DecorationLines([], centre: 0, fontThickness: fontThickness, grid: grid).unit
    self.init(style, centre: max(0 - position, 2 * single), fontThickness: fontThickness, grid: grid)
  }

  /// The strikethroughs of a style: centred on the font's own, whose upper edge and thickness are OpenType's OS/2
  /// yStrikeoutPosition and yStrikeoutSize. Additional thickness is added on both sides (ours).
  init(through style: LineDecoration, position: Double, fontThickness: Double, grid: PixelGrid) {
    self.init(style, centre: fontThickness / 2 - position, fontThickness: fontThickness, grid: grid)
  }

  /// Returns the upper edges of the lines for a baseline. The first is rounded to the nearest pixel, measured from the
  /// unrounded baseline (recorded for underlines of labels and strikethroughs in TextKit's views).
  func tops(baseline: Double, grid: PixelGrid) -> [Double] {
    let first = grid.round(baseline + top)
    return distance.map { [first, first + $0] } ?? [first]
  }
}
