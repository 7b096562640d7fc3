import GalleyBase
import GalleyText

/// The positions of a decoration's lines, in points below the layout's unrounded baseline.
///
/// The rules fit UILabel's recorded lines: the system font of 20 points at 3x (WrapKit, iOS 18.5 and 26), EB Garamond
/// of 16 points at 2x (Artsy-UIButtons, iOS 9) and Open Sans Bold of 14 points at 2x.
struct DecorationLines: Equatable {
  /// The minimum length of a piece of line between two glyphs, in points (recorded: pieces of 3.1
  /// pixels at 3x are drawn, pieces of 2.1 pixels are not).
  static let shortestPiece = 1.0

  /// The thickness of a single line, a whole number of pixels. Dots and dashes are multiples of
  /// this unit (recorded; for thick lines inferred).
  let unit: Double
  /// The thickness of each line, a whole number of pixels.
  let thickness: Double
  /// The upper edge of the first line below the baseline, before rounding to pixels.
  let top: Double
  /// The distance from the first line down to the second, a whole number of pixels; nil if there is
  /// only one line.
  let distance: Double?

  /// Creates the lines of a style around a given centre.
  ///
  /// A single line has the font's thickness in whole pixels, at least two (recorded: 4 of 4.39 and 2 of 1.85 and 1.98
  /// pixels at 3x, 2 of 1.2, 1.39 and 1.6 at 2x); at 1x at least one (our choice). A thick line is twice as thick on
  /// the same centre (recorded). A double line consists of two lines, each of two thirds of the thickness but not below
  /// the minimum. They are four thicknesses apart in whole pixels, around the same centre (inferred from one record: 3
  /// pixels each, 18 apart, where a single line has 4 of 4.39).
  /// - Parameters:
  ///   - centre: the centre of a single line below the baseline, negative above it.
  ///   - fontThickness: the font's thickness.
  init(_ style: LineDecoration, centre: Double, fontThickness: Double, grid: PixelGrid) {
    let least = DecorationLines.leastThickness(on: grid)
    unit = grid.round(max(least, fontThickness))
    if style.contains(.double) {
      let gap = grid.round(4 * max(least, fontThickness))
      thickness = grid.round(max(least, fontThickness * 2 / 3))
      top = centre - gap / 2 - thickness / 2
      distance = gap
    } else {
      thickness = style.contains(.thick) ? 2 * unit : unit
      top = centre - thickness / 2
      distance = nil
    }
  }

  /// Returns the minimum thickness: two pixels, or one pixel at 1x (our choice).
  private static func leastThickness(on grid: PixelGrid) -> Double {
    min(2, max(1, grid.scale.rounded())) / grid.scale
  }

  /// Creates the underlines of a style.
  ///
  /// They are centred at the font's underline position (negative below the baseline) in whole pixels (recorded: 11 for
  /// 11.48 pixels, 9 for 9.02, 4 for 3.57 and 3.83), but at least twice the minimum thickness below the baseline
  /// (recorded: 4 for 2.1).
  init(under style: LineDecoration, position: Double, fontThickness: Double, grid: PixelGrid) {
    let centre = max(grid.round(0 - position), 2 * DecorationLines.leastThickness(on: grid))
    self.init(style, centre: centre, fontThickness: fontThickness, grid: grid)
  }

  /// Creates the strikethroughs of a style.
  ///
  /// They are centred on the font's own, whose upper edge and thickness are OpenType's OS/2 yStrikeoutPosition and
  /// yStrikeoutSize. Additional thickness is added on both sides (our choice).
  init(through style: LineDecoration, position: Double, fontThickness: Double, grid: PixelGrid) {
    self.init(style, centre: fontThickness / 2 - position, fontThickness: fontThickness, grid: grid)
  }

  /// Returns the upper edges of the lines for an unrounded baseline.
  ///
  /// In a label they are a whole number of pixels below the baseline, and so between pixels in all lines but the last
  /// (recorded: edges at 48.24 and 50.24 pixels for a baseline at 45.24). Elsewhere the first edge is rounded to the
  /// nearest pixel (recorded for strikethroughs in TextKit's views).
  func tops(baseline: Double, _ rounding: TextPlacement.BaselineRounding, grid: PixelGrid) -> [Double] {
    let first = rounding == .lastNearest ? baseline + grid.round(top) : grid.round(baseline + top)
    return distance.map { [first, first + $0] } ?? [first]
  }
}
