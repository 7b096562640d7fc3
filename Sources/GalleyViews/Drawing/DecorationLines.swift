import GalleyBase
import GalleyText

/// The lines that a decoration consists of, measured from the baseline as the layout has it: unrounded. Points, y down.
///
/// The rules fit UILabel's recorded lines: the system font of 20 points at 3x (WrapKit, iOS 18.5 and 26), EB Garamond of
/// 16 points at 2x (Artsy-UIButtons, iOS 9) and Open Sans Bold of 14 points at 2x.
struct DecorationLines: Equatable {
  /// The least thickness of a line, and the shortest piece of one that is left between two letters (recorded: pieces of
  /// 3.1 pixels at 3x are drawn, pieces of 2.1 pixels are not).
  static let point = 1.0

  /// Thickness of a single line, a whole number of pixels. Dots and dashes are counted in it (recorded, also for thick
  /// lines: inferred).
  let unit: Double
  /// Thickness of each line, a whole number of pixels.
  let thickness: Double
  /// The upper edge of the first line below the baseline, before it goes to a whole pixel.
  let top: Double
  /// Distance of the second line below the first, if there are two; a whole number of pixels.
  let distance: Double?

  /// The lines of a style.
  ///
  /// A single line is as thick as the font says, in whole pixels, and at least one point (recorded: 4 of 4.39 pixels, and
  /// 2 of 1.2, 1.39 and 1.6 at 2x; inferred at 1x). A thick one is twice as thick on the same centre (recorded). A double
  /// one is two lines of two thirds, again at least a point, four thicknesses apart in whole pixels, their middle on that
  /// centre (inferred from one record: 3 pixels each, 18 apart, where a single one has 4 of 4.39).
  /// - Parameters:
  ///   - centre: the middle of a single line below the baseline, negative above it.
  ///   - fontThickness: the thickness that the font asks for.
  init(_ style: LineDecoration, centre: Double, fontThickness: Double, grid: PixelGrid) {
    func wholePixels(_ length: Double) -> Double {
      max(1 / grid.scale, grid.round(max(DecorationLines.point, length)))
    }
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

  /// The lines under text: centred at the font's underline position (negative below the baseline), but no nearer to the
  /// baseline than two thicknesses of the single line (inferred: centres of 9.02, 4 and 2.1 pixels are drawn at 9.02, 4
  /// and 4).
  init(under style: LineDecoration, position: Double, fontThickness: Double, grid: PixelGrid) {
    let single = DecorationLines([], centre: 0, fontThickness: fontThickness, grid: grid).unit
    self.init(style, centre: max(0 - position, 2 * single), fontThickness: fontThickness, grid: grid)
  }

  /// The lines through text: centred where the font's own strikethrough would be, whose upper edge OpenType gives
  /// (documented: OS/2 yStrikeoutPosition, yStrikeoutSize; a line that had to be made thicker grows both ways: ours).
  init(through style: LineDecoration, position: Double, fontThickness: Double, grid: PixelGrid) {
    self.init(style, centre: fontThickness / 2 - position, fontThickness: fontThickness, grid: grid)
  }

  /// The upper edges of the lines for a baseline: the first goes to the nearest pixel from the unrounded baseline, not
  /// from the drawn one (recorded under labels; recorded for strikethroughs in TextKit's views).
  func tops(baseline: Double, grid: PixelGrid) -> [Double] {
    let first = grid.round(baseline + top)
    return distance.map { [first, first + $0] } ?? [first]
  }
}
