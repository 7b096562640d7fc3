public import GalleyFonts
public import GalleyUnicode

/// Text as glyphs, independent of the line width. Any number of layouts can use it.
public struct ShapedText: Hashable, Sendable {
  /// The text.
  public internal(set) var text: AttributedText
  /// Font of characters whose attributes have no font.
  public let defaultFont: Font
  /// Language and region for line breaking and shaping.
  public let locale: String
  /// Its paragraphs in order, at least one; after a trailing separator the last one is empty.
  public internal(set) var paragraphs: [ShapedParagraph]
}

/// One paragraph as glyphs.
///
/// Offsets count from its start, except in `range` and `separator`, so that they stay valid when text before the
/// paragraph changes.
public struct ShapedParagraph: Hashable, Sendable {
  /// UTF-16 offsets of its characters in the text.
  public internal(set) var range: Range<Int>
  /// Offsets of the separator that ends it; empty for the last paragraph.
  public internal(set) var separator: Range<Int>
  /// The style of its first character.
  public internal(set) var style: ParagraphStyle
  /// Levels, boundaries and scripts.
  public internal(set) var analysis: ParagraphAnalysis
  /// The fonts of its items, possibly with duplicates and unused fonts.
  public internal(set) var fonts: [RunFont]
  /// Stretches that are shaped at once, in text order.
  public internal(set) var items: [Item]
  /// All glyphs, item after item, and from left to right within each item.
  public var glyphs: ShapedGlyphs { placedGlyphs.slice(0..<placedGlyphs.count) }
  var placedGlyphs: Stretches<ShapedGlyphs>
  /// Width by code unit in 16.16 points: the first unit of a cluster has the cluster's whole width.
  var advances: [Int32]
  /// HarfBuzz's flags for each code unit.
  var clusters: [ClusterMark]

  /// Returns the font of an item.
  public func font(of item: Item) -> RunFont { fonts[item.fontIndex] }
}

extension ShapedParagraph {
  // Written by hand because fonts are compared item by item; every other stored property is compared as usual.

  /// True if both have the same glyphs, whatever the order of their fonts.
  public static func == (first: ShapedParagraph, second: ShapedParagraph) -> Bool {
    first.range == second.range && first.separator == second.separator && first.style == second.style
      && first.analysis == second.analysis && first.placedGlyphs == second.placedGlyphs
      && first.advances == second.advances && first.clusters == second.clusters
      && first.items.elementsEqual(second.items) {
        $0.range == $1.range && $0.glyphs == $1.glyphs && $0.looksLike($1)
          && first.font(of: $0) == second.font(of: $1)
      }
  }

  /// Hashes some of the values that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(separator)
    hasher.combine(style)
    hasher.combine(advances)
  }
}

/// HarfBuzz's flags for a code unit.
struct ClusterMark: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  /// A cluster begins here.
  static let start = ClusterMark(rawValue: 1)
  /// The text before and after would be shaped differently if cut here.
  static let unsafeToBreak = ClusterMark(rawValue: 2)
}
