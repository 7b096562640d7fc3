import GalleyBase

/// The size and position of coloured bitmap glyphs (CBDT, sbix) in a line.
public enum EmojiMetrics: String, Hashable, Sendable, CaseIterable {
  /// The bitmap has the box that its font specifies, as in browsers.
  case font
  /// The bitmap has the box of Apple's emoji, whatever font draws it, so that lines are as long as
  /// on iOS. The advance is 4/3 em. The picture is 1 em wide, in the middle of the advance, and its
  /// lower edge is 0.15 em below the baseline.
  ///
  /// Recorded on iOS: 16 pt of advance at 12 pt; a picture of 60 by 60 pixels at 20 pt and 3x that ends 9 pixels below
  /// the baseline. Ours: that both grow with the size, and that the picture stands in the middle of its advance.
  case apple

  /// The box of a coloured bitmap; nil for the box in its font.
  var box: EmojiBox? { self == .apple ? EmojiBox(advance: 4.0 / 3, side: 1, depth: 0.15) : nil }
}

/// A box for a coloured bitmap. Lengths are in em.
struct EmojiBox: Hashable, Sendable {
  let advance: Double
  /// The width and height of the square into which the bitmap is fitted without changing its shape.
  let side: Double
  /// The distance from the baseline down to the lower edge of the square.
  let depth: Double

  /// Returns the square at a font size in points, y down, relative to the glyph's origin.
  func rect(size: Double) -> Rect {
    Rect(
      x: ((advance - side) / 2 * size).onLengthGrid, y: ((depth - side) * size).onLengthGrid,
      width: (side * size).onLengthGrid, height: (side * size).onLengthGrid)
  }
}
