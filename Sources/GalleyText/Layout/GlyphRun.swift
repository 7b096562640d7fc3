public import GalleyBase
public import GalleyFonts
public import GalleyUnicode

/// Adjacent glyphs on a line with the same font, direction and style.
public struct GlyphRun: Hashable, Sendable {
  /// The kinds of runs.
  public enum Kind: Hashable, Sendable {
    /// Characters of the text.
    case text
    /// A tab. It has a width but no glyph.
    case tab
    /// An attachment. It has no glyph; its box is at the origin of the run.
    case attachment
    /// The ellipsis for hidden text, or a part of a custom token. Its range is empty, at the start
    /// of the hidden text.
    case token
    /// The hyphen of a divided word. Its range is empty, at the end of the line.
    case hyphen
    /// A list marker before the first line of an item, or a part of it. Its range is empty, at the
    /// start of the paragraph.
    case marker
  }

  /// The kind of the run, such as text, a tab or a hyphen.
  public var kind: Kind
  /// True if no face has the characters. They are drawn with `.notdef` glyphs.
  public var isMissing: Bool
  /// The bidirectional embedding level. Odd runs read from right to left.
  public var level: BidiLevel
  /// The UTF-16 offsets of the run's characters in the text.
  @Compact public var range: Range<Int>
  /// The offset from which the `cluster` of each glyph counts: the start of the paragraph.
  @Compact public var clusterBase: Int
  /// The character whose attributes the run has, in UTF-16 units from `clusterBase`.
  ///
  /// It is the first of the run's range; for an ellipsis, the character that it replaces; for a hyphen, the character
  /// before it; for a list marker, the first of its paragraph (rule: truncation-token-style).
  @Compact public var styleOffset: Int
  /// The index of the run in the layout's `options.truncationToken`; nil if the run is not a part
  /// of this token.
  @Compact public var tokenRun: Int?
  /// The pen position at the left end of the run, in the coordinates of the container: on the
  /// baseline, raised by the baseline offset.
  public var origin: Point
  /// The width of the run: the sum of the advances of its glyphs.
  public var width: Double
  /// The face and size of the glyphs.
  public var font: Font
  /// The glyphs from left to right, as HarfBuzz returned them but with final advances.
  public var glyphs: ShapedGlyphs
}

/// A glyph at its position, in points, y down, in the coordinates of the container.
public struct PlacedGlyph: Hashable, Sendable {
  /// The index of the glyph in the font.
  public var glyph: UInt32
  /// The origin of the glyph, including the offsets from HarfBuzz.
  public var origin: Point
  /// The distance from this glyph to the pen position of the next one.
  public var advance: Double
  /// The UTF-16 offset of the glyph's cluster in the text.
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
