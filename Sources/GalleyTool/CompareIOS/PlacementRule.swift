import GalleyFonts

/// A rule that says where a glyph is drawn whose origin lies between two pixels.
struct PlacementRule: Hashable, Sendable {
  /// The positions that glyphs may take; nil leaves them where they are.
  var grid: GlyphGrid?

  /// Every grid that is tried, the simplest first.
  static let grids: [GlyphGrid] = (1...4).flatMap { steps in
    GlyphGrid.Rounding.allCases.map { GlyphGrid(steps: steps, rounding: $0) }
  }

  /// Every rule that is tried, the simplest first.
  static let all = grids.map { PlacementRule(grid: $0) } + [PlacementRule(grid: nil)]

  /// Returns the place of a glyph at `x` pixels, in twelfths of a pixel: every rule's positions are whole numbers of these.
  func twelfths(of x: Double) -> Int {
    guard let grid else { return Int((x * 12).rounded()) }
    return grid.column(x: x) * (12 / grid.steps)
  }

  /// In words: `on half pixels, rounded down`.
  var words: String { grid.map { "on \($0.words)" } ?? "where their origins are, unrounded" }
}

extension GlyphGrid {
  /// In words: `half pixels, rounded down`.
  var words: String {
    ["whole pixels", "half pixels", "thirds of pixels", "quarter pixels"][steps - 1]
      + (rounding == .down ? ", rounded down" : ", rounded to the nearest")
  }
}
