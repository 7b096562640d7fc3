/// Runs Unicode's algorithms on paragraphs: bidirectional levels, line breaks, grapheme clusters
/// and scripts.
///
/// It caches ICU's iterators, one for each locale used, and the properties of characters. Not Sendable: each task makes
/// its own.
public final class UnicodeAnalyzer {
  let table = CharacterTable()
  let clusters = BreakIterator(.clusters, icuLocale: "")
  private let bidi = BidiResolver()
  private lazy var lineBreakMarkers = LocaleCache { [table] in LineBreakMarker(locale: $0, classes: table) }
  private var wordIterators = LocaleCache { BreakIterator(.words, icuLocale: icuLocale($0)) }

  /// Creates an analyzer with empty caches.
  public init() {}

  /// Returns the bidirectional levels, boundaries and scripts of a paragraph.
  ///
  /// - text: the paragraph without its separator. Separators in it are analysed like other characters, unpaired
  ///   surrogates as themselves. At most 2^31 - 1 units.
  /// - locale: a BCP 47 tag or one with underscores; "" is the root locale. It tailors line breaking, with the
  ///   options `-u-lb-strict|normal|loose` and `-u-lw-keepall|breakall|phrase` (UTS 35; ICU 72 knows phrases in
  ///   Japanese only).
  /// - embeddingLevels: nil, or the embedding level of each unit with bit 7 set for an override, from attributes for
  ///   the writing direction. Levels below the base level or above 125 are moved to that limit. Bidi controls in the
  ///   text apply within a stretch of one such level.
  ///
  /// UIKit counterpart: TextKit's analysis of NSWritingDirection and the text before it lays out lines.
  public func analyze(
    _ text: UnsafeBufferPointer<UInt16>, direction: WritingDirection, locale: String, embeddingLevels: [UInt8]? = nil
  ) -> ParagraphAnalysis {
    precondition(text.count <= Int(Int32.max), "a paragraph has \(text.count) units, more than 2^31 - 1")
    precondition(embeddingLevels.map { $0.count == text.count } ?? true, "one embedding level for each unit")
    var seen = CharacterSummary()
    var scripts: [ScriptRun] = []
    let boundaries = [TextBoundaries](unsafeUninitializedCapacity: text.count + 1) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = text.count + 1
      seen = markCharacters(of: text, in: start)
      lineBreakMarkers[locale].mark(text, in: start)
      if seen.mayJoin { dropBreaksInsideClusters(start, count: text.count) }
      scripts = self.scripts(of: text, seen: seen, boundaries: start)
    }
    let baseLevel = self.baseLevel(of: text, direction: direction)
    var levels = bidi.levels(
      of: BidiParagraph(
        text: text, boundaries: boundaries, baseLevel: baseLevel, embeddingLevels: embeddingLevels,
        classes: seen.bidiClasses),
      table: table)
    if seen.mayJoin, !levels.isEmpty { keepClustersWhole(&levels, boundaries) }
    return ParagraphAnalysis(
      baseLevel: baseLevel, levels: levels, boundaries: boundaries, scripts: scripts,
      isOfOneDirection: embeddingLevels == nil && bidi.isOfOneDirection(seen.bidiClasses, baseLevel: baseLevel))
  }

  /// True if the analysis of a part of a paragraph has the same result there as the analysis of the
  /// whole paragraph. Only words at both ends of the part may differ.
  ///
  /// Phrases in Japanese are the exception: ICU looks for them only in sufficiently short paragraphs.
  package func analysesParts(locale: String) -> Bool { !lineBreakMarkers[locale].looksForPhrases }

  func lineBreakMarker(for locale: String) -> LineBreakMarker { lineBreakMarkers[locale] }

  func wordIterator(for locale: String) -> BreakIterator { wordIterators[locale] }

  /// Returns the embedding level of a paragraph (UAX 9, rules P2 and P3, or as requested).
  package func baseLevel(of text: UnsafeBufferPointer<UInt16>, direction: WritingDirection) -> BidiLevel {
    let resolved = direction == .natural ? firstStrongDirection(of: text) { table[$0].bidiClass } : direction
    return resolved == .rightToLeft ? 1 : 0
  }

  private func scripts(
    of text: UnsafeBufferPointer<UInt16>, seen: CharacterSummary, boundaries: UnsafeMutablePointer<TextBoundaries>
  ) -> [ScriptRun] {
    guard seen.isASCII else { return ScriptItemizer.runs(of: text, boundaries: boundaries, table: table) }
    guard !text.isEmpty else { return [] }
    let hasLetter = seen.bidiClasses.contains(.leftToRight)
    return [ScriptRun(range: 0..<text.count, script: hasLetter ? 0x4C61_746E : 0x5A79_7979)]
  }
}

/// Removes line breaks inside grapheme clusters. UAX 14 and UAX 29 disagree in a few cases. UAX 29
/// is followed, because a cluster is never divided.
private func dropBreaksInsideClusters(_ boundaries: UnsafeMutablePointer<TextBoundaries>, count: Int) {
  for index in 0..<count where !boundaries[index].contains(.grapheme) {
    boundaries[index].subtract([.softBreak, .hardBreak, .emergencyBreak])
  }
}

/// Sets the level of all units in a grapheme cluster to the level of its first character.
///
/// UAX 9 gives a cluster two levels if a neutral character joins a letter, such as a skin tone or a mark of another
/// direction, but readers see one character.
private func keepClustersWhole(_ levels: inout [BidiLevel], _ boundaries: [TextBoundaries]) {
  for index in levels.indices.dropFirst() where !boundaries[index].contains(.grapheme) {
    levels[index] = levels[index - 1]
  }
}
