import GalleyFonts

/// A rule for the drawn position of a glyph whose origin lies between two pixels.
struct PlacementRule: Hashable, Sendable {
  /// The grid that positions are rounded to; nil means no rounding.
  var grid: GlyphGrid?

  /// The grids to try, the simplest first.
  static let grids: [GlyphGrid] = (1...4).flatMap { steps in
    GlyphGrid.Rounding.allCases.map { GlyphGrid(steps: steps, rounding: $0) }
  }

  /// The rules to try, the simplest first.
  static let all = grids.map { PlacementRule(grid: $0) } + [PlacementRule(grid: nil)]

  /// Returns the position of a glyph at `x` pixels, in twelfths of a pixel. The positions of all
  /// rules are multiples of a twelfth.
  func twelfths(of x: Double) -> Int {
    guard let grid else { return Int((x * 12).rounded()) }
    return grid.column(x: x) * (12 / grid.steps)
  }

  /// The description of the rule, such as `on half pixels, rounded down`.
  var words: String { grid.map { "on \($0.words)" } ?? "where their origins are, unrounded" }
}

extension GlyphGrid {
  /// The description of the grid, such as `half pixels, rounded down`.
  var words: String {
    ["whole pixels", "half pixels", "thirds of pixels", "quarter pixels"][steps - 1]
      + (rounding == .down ? ", rounded down" : ", rounded to the nearest")
  }
}
