public import GalleyFonts
public import GalleyUnicode

/// Text as glyphs, before it is known how wide a line is. Any number of layouts are made from one.
public struct ShapedText: Hashable, Sendable {
  /// The text.
  public internal(set) var text: AttributedText
  /// Font of characters that name none.
  public let defaultFont: Font
  /// Language and region of line breaking and shaping.
  public let locale: String
  /// Its paragraphs in order. There is always one; after a trailing separator the last one is empty.
  public internal(set) var paragraphs: [ShapedParagraph]
}

/// One paragraph as glyphs. But for `range` and `separator`, offsets are counted from its start, so that it stays valid
/// when text before it changes.
public struct ShapedParagraph: Hashable, Sendable {
  /// UTF-16 offsets of its characters in the text.
  public internal(set) var range: Range<Int>
  /// Offsets of the separator that ends it; empty for the last paragraph.
  public internal(set) var separator: Range<Int>
  /// The style on its first character.
  public internal(set) var style: ParagraphStyle
  /// Levels, boundaries and scripts.
  public internal(set) var analysis: ParagraphAnalysis
  /// The fonts of its items, in which one may stand more than once, and others too.
  public internal(set) var fonts: [RunFont]
  /// Stretches that were shaped at once, in text order.
  public internal(set) var items: [Item]
  /// All glyphs, item after item, each item's from left to right.
  public var glyphs: ShapedGlyphs { placedGlyphs.slice(0..<placedGlyphs.count) }
  var placedGlyphs: Stretches<ShapedGlyphs>
  /// Width by code unit in 16.16 points: a cluster's whole width stands at its first unit.
  var advances: [Int32]
  /// HarfBuzz's marks of each code unit.
  var clusters: [ClusterMark]

  /// Returns the font that an item is set in.
  public func font(of item: Item) -> RunFont { fonts[item.fontIndex] }
}

extension ShapedParagraph {
  // Written out, as fonts are compared item by item: every other stored property is compared as it is.

  /// True if both are the same as glyphs, whatever the order in which they keep their fonts.
  public static func == (first: ShapedParagraph, second: ShapedParagraph) -> Bool {
    first.range == second.range && first.separator == second.separator && first.style == second.style
      && first.analysis == second.analysis && first.placedGlyphs == second.placedGlyphs
      && first.advances == second.advances && first.clusters == second.clusters
      && first.items.elementsEqual(second.items) {
        $0.range == $1.range && $0.glyphs == $1.glyphs && $0.looksLike($1)
          && first.font(of: $0) == second.font(of: $1)
      }
  }

  /// Hashes some of what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(separator)
    hasher.combine(style)
    hasher.combine(advances)
  }
}

/// HarfBuzz's marks of a code unit.
struct ClusterMark: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  /// A cluster begins here.
  static let start = ClusterMark(rawValue: 1)
  /// Text before and after would shape differently if cut here.
  static let unsafeToBreak = ClusterMark(rawValue: 2)
}
