public import GalleyFonts
public import GalleyUnicode

/// Text as glyphs. It does not depend on the line width, and several layouts can share it.
public struct ShapedText: Hashable, Sendable {
  /// The text with its attributes.
  public internal(set) var text: AttributedText
  /// The font of characters whose attributes contain no font.
  public let defaultFont: Font
  /// The language and region that determine line breaking and shaping.
  public let locale: String
  /// The paragraphs in order, at least one. After a trailing separator, the last paragraph is
  /// empty.
  public internal(set) var paragraphs: [ShapedParagraph]
}

/// A paragraph as glyphs, with the analysis of its characters.
///
/// Offsets count from its start, except in `range` and `separator`, so that they stay valid when text before the
/// paragraph changes.
public struct ShapedParagraph: Hashable, Sendable {
  /// The UTF-16 offsets of the paragraph's characters in the text.
  public internal(set) var range: Range<Int>
  /// The offsets of the separator that ends the paragraph; empty for the last paragraph.
  public internal(set) var separator: Range<Int>
  /// The paragraph style of the first character.
  public internal(set) var style: ParagraphStyle
  /// The bidirectional levels, boundaries and scripts of the paragraph's characters.
  public internal(set) var analysis: ParagraphAnalysis
  /// The fonts of the items. The list may contain duplicates and unused fonts.
  public internal(set) var fonts: [RunFont]
  /// The ranges that are shaped in one call, in text order.
  public internal(set) var items: [Item]
  /// All glyphs, item after item. Within each item they are ordered from left to right.
  public var glyphs: ShapedGlyphs { placedGlyphs.slice(0..<placedGlyphs.count) }
  var placedGlyphs: Stretches<ShapedGlyphs>
  /// The width of each code unit in 16.16 points. The first unit of a cluster has the width of the
  /// whole cluster.
  var advances: [Int32]
  /// The flags from HarfBuzz for each code unit.
  var clusters: [ClusterMark]

  /// Returns the font of an item.
  public func font(of item: Item) -> RunFont { fonts[item.fontIndex] }
}

extension ShapedParagraph {
  // Written by hand because fonts are compared item by item; every other stored property is compared as usual.

  /// Returns true if both paragraphs have the same glyphs, whatever the order of their fonts.
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

/// The flags from HarfBuzz for a code unit.
struct ClusterMark: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  /// A cluster begins at this unit.
  static let start = ClusterMark(rawValue: 1)
  /// A cut before this unit would change the glyphs before or after it.
  static let unsafeToBreak = ClusterMark(rawValue: 2)
}
