public import GalleyBase
import GalleyFonts
public import GalleyUnicode

/// A range of a paragraph that HarfBuzz can shape in one call, with one face, script and
/// bidirectional level.
///
/// Its attribute runs have equal shaping attributes.
public struct Item: Sendable {
  /// The kinds of items.
  public enum Kind: Hashable, Sendable {
    /// Characters that are shaped.
    case text
    /// One tab. Its width is known after the line is broken.
    case tab
    /// One U+FFFC at the position of an attachment. It has the width of the attachment.
    case attachment
    /// U+2028 or another forced line break, without width.
    case lineSeparator
  }

  /// The kind of the item.
  public var kind: Kind
  /// The bidirectional embedding level.
  public var level: BidiLevel
  /// The ISO 15924 tag of the script.
  public var script: UInt32
  /// The index of the item's font in the paragraph's list of fonts. It is an index so that items
  /// are copied without reference counting.
  @Compact public var fontIndex: Int
  /// The item's characters, as UTF-16 offsets from the start of the paragraph.
  @Compact public var range: Range<Int>
  /// The item's glyphs in `ShapedParagraph.glyphs`, from left to right.
  @Compact public var glyphs: Range<Int> = 0..<0
}

extension Item {
  /// True if two items have the same kind, level and script, so that they can be joined if their
  /// fonts are also equal.
  func looksLike(_ other: Item) -> Bool { kind == other.kind && level == other.level && script == other.script }
}

/// The number of items from which the array's unused capacity is not freed. So much unused memory
/// is never touched and costs nothing.
///
/// Fewer items are copied to an array of their exact size: an array that grew may have twice that capacity, and text in
/// several fonts has many such arrays.
private let fewItems = 4096

/// Divides a paragraph into items. A fallback font is chosen for each grapheme cluster.
/// - Parameter fonts: the fonts of the items; new ones are appended.
func itemize(
  _ paragraph: AnalysedParagraph, of text: AttributedText, defaultFont: Font, locale: String,
  fonts: inout [RunFont], with typesetter: Typesetter
) -> [Item] {
  var items: [Item] = []
  let analysis = paragraph.analysis
  unsafe text.utf16.withUnsafeBufferPointer { all in
    let units = unsafe UnsafeBufferPointer(rebasing: all[paragraph.range])
    // A tab separates the text before it from the text after it; other seams are rare.
    let tabCount = unsafe units.count { $0 == 0x09 }
    // A space is a seam if the words beside it use another face. A long text reserves room for all spaces: a growing
    // array leaves freed blocks that are too small to reuse. Unused room is never touched. Words are usually longer
    // than three letters, so the limit of a quarter only keeps text of nothing but spaces from reserving more.
    let spaceCount = units.count < fewItems ? 0 : min(unsafe units.count { $0 == 0x20 }, units.count / 4)
    items.reserveCapacity(max(1, analysis.scripts.count) + 2 * (tabCount + spaceCount))
    var seams = Seams(paragraph: paragraph, text: text, defaultFont: defaultFont)
    var parts = ClusterParts(analysis)
    var start = 0
    while start < units.count {
      let level = analysis.level(at: start)
      let script = seams.script
      let font = seams.attributes.font
      if let kind = unsafe Item.Kind(special: units[start], hasAttachment: seams.attributes.hasAttachment) {
        items.append(
          Item(
            kind: kind, level: level, script: script, fontIndex: fonts.index(of: font, isMissing: false),
            range: start..<start + 1))
        start += 1
      } else if seams.attributes.hasGlyph {
        // Glyph numbers are valid only in their own font.
        let end = unsafe seams.endOfUniformText(from: start, in: units, limit: units.count)
        items.append(
          Item(
            kind: .text, level: level, script: script, fontIndex: fonts.index(of: font, isMissing: false),
            range: start..<end))
        start = end
      } else {
        let limit = unsafe parts.nextStart(after: start, in: units)
        let end = unsafe seams.endOfUniformText(from: start, in: units, limit: limit)
        let context = analysis.fallbackContext(script: script, language: seams.attributes.language ?? locale)
        unsafe typesetter.forEachFaceRun(
          units, range: start..<end, font: font, context: context,
          isClusterStart: { analysis.boundaries[$0].contains(.grapheme) }
        ) { run in
          let fontIndex = fonts.index(of: run.font, isMissing: run.isMissing)
          items.append(Item(kind: .text, level: level, script: script, fontIndex: fontIndex, range: run.range))
        }
        start = end
      }
      seams.advance(to: start)
    }
  }
  return items.count < fewItems && items.capacity > items.count + items.count / 4 ? items[...].map { $0 } : items
}

extension Item.Kind {
  /// Creates the kind for a character that is laid out but not shaped: a tab, a forced break of UAX
  /// 14 (BK, NL, CR, LF) or an attachment character.
  fileprivate init?(special unit: UInt16, hasAttachment: Bool) {
    switch unit {
    case TextAttachment.character where hasAttachment: self = .attachment
    case 0x09: self = .tab
    case _ where unit.isLineEnd: self = .lineSeparator
    default: return nil
    }
  }
}

/// The attributes of a run that its items depend on. They are read once for the run, not again for
/// each item.
private struct ItemAttributes {
  var font: Font
  var language: String?
  var hasAttachment: Bool
  var hasGlyph: Bool

  init(_ runs: [AttributedText.Run], _ run: Int, defaultFont: Font) {
    font = runs[run].attributes.setFont(defaultFont)
    language = runs[run].attributes.languageIdentifier
    hasAttachment = runs[run].attributes.attachment != nil
    hasGlyph = runs[run].attributes.glyph != nil
  }
}

/// Iterates over the boundaries of script runs and attribute runs at the same time.
private struct Seams {
  /// The bidirectional level of each unit; empty if all levels are equal.
  private let levels: [BidiLevel]
  private let scripts: [ScriptRun]
  private let runs: [AttributedText.Run]
  private let defaultFont: Font
  private let base: Int
  private var attributesIndex: Int
  private(set) var attributes: ItemAttributes
  private var scriptIndex = 0

  init(paragraph: AnalysedParagraph, text: AttributedText, defaultFont: Font) {
    levels = paragraph.analysis.levels
    scripts = paragraph.analysis.scripts
    runs = text.runs
    self.defaultFont = defaultFont
    base = paragraph.range.lowerBound
    attributesIndex = text.runIndex(at: base)
    attributes = ItemAttributes(runs, attributesIndex, defaultFont: defaultFont)
  }

  var script: UInt32 { scripts.isEmpty ? 0 : scripts[scriptIndex].script }

  mutating func advance(to offset: Int) {
    let index = attributesIndex
    while attributesIndex + 1 < runs.count, runs[attributesIndex].range.upperBound <= base + offset {
      attributesIndex += 1
    }
    if attributesIndex != index {
      attributes = ItemAttributes(runs, attributesIndex, defaultFont: defaultFont)
    }
    while scriptIndex + 1 < scripts.count, scripts[scriptIndex].range.upperBound <= offset {
      scriptIndex += 1
    }
  }

  /// Returns the offset at which the level, the script or the shaping attributes change, or at
  /// which an unshaped character (a tab, a line end or an attachment) begins.
  ///
  /// It lies inside a cluster only if an attribute run ends there.
  /// - Parameter limit: The offset at which the search ends.
  func endOfUniformText(from start: Int, in units: UnsafeBufferPointer<UInt16>, limit: Int) -> Int {
    let end = min(limit, scripts.isEmpty ? units.count : scripts[scriptIndex].range.upperBound)
    let hasAttachment = attributes.hasAttachment
    var run = attributesIndex
    var offset = start + 1
    while true {
      let runEnd = min(end, runs[run].range.upperBound - base)
      while offset < runEnd, unsafe Item.Kind(special: units[offset], hasAttachment: hasAttachment) == nil,
        levels.isEmpty || levels[offset] == levels[start]
      {
        offset += 1
      }
      guard offset == runEnd, runEnd < end, run + 1 < runs.count,
        runs[run + 1].attributes.shapesLike(runs[attributesIndex].attributes)
      else { return offset }
      run += 1
    }
  }
}
