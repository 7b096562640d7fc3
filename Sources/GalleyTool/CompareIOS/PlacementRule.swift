import GalleyFonts

/// A rule for the drawn position of a glyph whose origin lies between two pixels.
struct PlacementRule: Hashable, Sendable {
  /// The grid that positions are rounded to; nil for no rounding.
  var grid: GlyphGrid?

  /// Every grid that is tried, the simplest first.
  static let grids: [GlyphGrid] = (1...4).flatMap { steps in
    GlyphGrid.Rounding.allCases.map { GlyphGrid(steps: steps, rounding: $0) }
  }

  /// Every rule that is tried, the simplest first.
  static let all = grids.map { PlacementRule(grid: $0) } + [PlacementRule(grid: nil)]

  /// Returns the position of a glyph at `x` pixels, in twelfths of a pixel. The positions of every rule are multiples
  /// of these.
  func twelfths(of x: Double) -> Int {
    guard let grid else { return Int((x * 12).rounded()) }
    return grid.column(x: x) * (12 / grid.steps)
  }

  /// A description, such as `on half pixels, rounded down`.
  var words: String { grid.map { "on \($0.words)" } ?? "where their origins are, unrounded" }
}

extension GlyphGrid {
  /// A description, such as `half pixels, rounded down`.
  var words: String {
    ["whole pixels", "half pixels", "thirds of pixels", "quarter pixels"][steps - 1]
      + (rounding == .down ? ", rounded down" : ", rounded to the nearest")
  }
}
