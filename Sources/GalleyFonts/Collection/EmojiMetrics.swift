import GalleyBase

/// The size and position of coloured bitmaps (CBDT, sbix) in a line.
public enum EmojiMetrics: String, Hashable, Sendable, CaseIterable {
  /// The bitmap's own box, as browsers use it.
  case font
  /// The box of Apple's emoji, whatever font draws them, so that lines are as long as on iOS: an advance of 4/3 em and,
  /// in its middle, a picture of 1 em whose lower edge is 0.15 em below the baseline.
  ///
  /// Recorded on iOS: 16 pt of advance at 12 pt; a picture of 60 by 60 pixels at 20 pt and 3x that ends 9 pixels below
  /// the baseline. Ours: that both grow with the size, and that the picture stands in the middle of its advance.
  case apple

  /// The box; nil for the bitmap's own.
  var box: EmojiBox? { self == .apple ? EmojiBox(advance: 4.0 / 3, side: 1, depth: 0.15) : nil }
}

/// A box for a coloured bitmap, in em.
struct EmojiBox: Hashable, Sendable {
  let advance: Double
  /// Width and height of the square that the bitmap fills as far as its own shape allows.
  let side: Double
  /// The depth of the square below the baseline.
  let depth: Double

  /// Returns the square at a size in points, y down, from the glyph's origin.
  func rect(size: Double) -> Rect {
    Rect(
      x: ((advance - side) / 2 * size).onLengthGrid, y: ((depth - side) * size).onLengthGrid,
      width: (side * size).onLengthGrid, height: (side * size).onLengthGrid)
  }
}
