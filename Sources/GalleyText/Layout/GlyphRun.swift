public import GalleyBase
public import GalleyFonts
public import GalleyUnicode

/// Glyphs of one font, direction and style that stand next to each other on a line.
public struct GlyphRun: Hashable, Sendable {
  /// The content of the run.
  public enum Kind: Hashable, Sendable {
    /// The characters of its range.
    case text
    /// A tab: no glyph, all width.
    case tab
    /// An attachment: no glyph, its box stands at the run's origin.
    case attachment
    /// The ellipsis for hidden text, or part of the token given instead; its range is empty, where hidden text begins.
    case token
    /// The hyphen shown at a soft hyphen; its range is empty, at the end of the line.
    case hyphen
    /// A list's marker, or a part of it, before an item's first line; its range is empty, at the paragraph's start.
    case marker
  }

  /// The content of the run.
  public var kind: Kind
  /// True if no face had the characters, so that `.notdef` stands for them.
  public var isMissing: Bool
  /// Bidi embedding level; odd runs read from right to left.
  public var level: BidiLevel
  /// UTF-16 offsets in the text.
  @Compact public var range: Range<Int>
  /// The offset from which a glyph's `cluster` is counted: the start of the paragraph.
  @Compact public var clusterBase: Int
  /// The character in whose attributes it is set and painted, in UTF-16 units from `clusterBase`: the first of its
  /// range; the one that an ellipsis replaces, before which a hyphen stands or whose paragraph a marker numbers
  /// (rule: truncation-token-style).
  @Compact public var styleOffset: Int
  /// Index of the run of the layout's `options.truncationToken` that it shows; nil for all but such tokens.
  @Compact public var tokenRun: Int?
  /// The pen at the run's left end: on the baseline, raised by the baseline offset. Container coordinates.
  public var origin: Point
  /// Sum of the advances.
  public var width: Double
  /// Face and size of the glyphs.
  public var font: Font
  /// Glyphs from left to right, as HarfBuzz gave them; advances are final.
  public var glyphs: ShapedGlyphs
}

/// A glyph at its place. Points, y down, container coordinates.
public struct PlacedGlyph: Hashable, Sendable {
  /// Index in the font.
  public var glyph: UInt32
  /// Its origin, HarfBuzz's offsets included.
  public var origin: Point
  /// The distance by which it moves the pen.
  public var advance: Double
  /// UTF-16 offset of its cluster in the text.
  public var cluster: Int
}

extension GlyphRun {
  /// Calls `body` with each visible glyph from left to right. Default ignorables have no glyph to show. Origins are sums
  /// of exact advances.
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
