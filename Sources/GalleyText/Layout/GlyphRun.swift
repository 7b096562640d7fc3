public import GalleyBase
public import GalleyFonts
public import GalleyUnicode

/// Adjacent glyphs on a line with the same font, direction and style.
public struct GlyphRun: Hashable, Sendable {
  /// The content of the run.
  public enum Kind: Hashable, Sendable {
    /// The characters of its range.
    case text
    /// A tab; it has a width but no glyph.
    case tab
    /// An attachment; it has no glyph, and its box is at the run's origin.
    case attachment
    /// The ellipsis for hidden text, or part of a custom token; its range is empty, where hidden text begins.
    case token
    /// The hyphen of a divided word; its range is empty, at the end of the line.
    case hyphen
    /// A list's marker, or a part of it, before an item's first line; its range is empty, at the paragraph's start.
    case marker
  }

  /// The content of the run.
  public var kind: Kind
  /// True if no face has the characters, so that `.notdef` replaces them.
  public var isMissing: Bool
  /// Bidi embedding level; odd runs read from right to left.
  public var level: BidiLevel
  /// UTF-16 offsets in the text.
  @Compact public var range: Range<Int>
  /// The offset that a glyph's `cluster` is relative to: the start of the paragraph.
  @Compact public var clusterBase: Int
  /// The character whose attributes the run uses, in UTF-16 units from `clusterBase`.
  ///
  /// It is the first of the run's range; for an ellipsis, the character that it replaces; for a hyphen, the character
  /// before it; for a list marker, the first of its paragraph (rule: truncation-token-style).
  @Compact public var styleOffset: Int
  /// Index of its run in the layout's `options.truncationToken`; nil unless it is part of such a token.
  @Compact public var tokenRun: Int?
  /// The pen at the run's left end: on the baseline, raised by the baseline offset. Container coordinates.
  public var origin: Point
  /// Sum of the advances.
  public var width: Double
  /// Face and size of the glyphs.
  public var font: Font
  /// Glyphs from left to right, as HarfBuzz returned them; advances are final.
  public var glyphs: ShapedGlyphs
}

/// A glyph at its position. Points, y down, container coordinates.
public struct PlacedGlyph: Hashable, Sendable {
  /// Index in the font.
  public var glyph: UInt32
  /// Its origin, including HarfBuzz's offsets.
  public var origin: Point
  /// The distance by which it moves the pen.
  public var advance: Double
  /// UTF-16 offset of its cluster in the text.
  public var cluster: Int
}

extension GlyphRun {
  /// Calls `body` with each visible glyph from left to right.
  ///
  /// Skips default ignorables, which show nothing. Origins are sums of exact advances.
  public func forEachGlyph(_ body: (PlacedGlyph) -> Void) {
    let advances = ExactAdvances(font)
    var pen = origin.x
    for glyph in glyphs {
      let advance = Double(fixed16: glyph.advance)
      if !glyph.flags.contains(.ignorable) {
        body(
          PlacedGlyph(
            glyph: glyph.glyph,
            origin: Point(x: pen + Double(fixed16: glyph.xOffset), y: origin.y - Double(fixed16: glyph.yOffset)),
            advance: advance, cluster: clusterBase + Int(glyph.cluster)))
      }
      pen += advances.points(fixed16: glyph.advance)
    }
  }
}
