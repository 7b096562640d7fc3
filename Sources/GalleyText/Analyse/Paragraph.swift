import GalleyUnicode

/// A paragraph after analysis, with its range, paragraph style and the levels, boundaries and
/// scripts of its characters.
struct AnalysedParagraph {
  /// The UTF-16 offsets of the paragraph's characters in the text.
  var range: Range<Int>
  /// The offsets of the separator that ends the paragraph; empty for the last paragraph.
  var separator: Range<Int>
  /// The paragraph style of the first character.
  var style: ParagraphStyle
  /// The bidirectional levels, boundaries and scripts, with offsets from the start of the
  /// paragraph.
  var analysis: ParagraphAnalysis
}

/// Analyses one paragraph: its bidirectional levels, boundaries and scripts.
///
/// Reads nothing outside of it, except the attributes of the character before an empty last paragraph.
func analyse(
  _ paragraph: ParagraphRange, of text: AttributedText, locale: String, with analyzer: UnicodeAnalyzer
) -> AnalysedParagraph {
  let style = text.paragraphStyle(at: paragraph.content.lowerBound) ?? ParagraphStyle()
  var analysis = unsafe text.utf16.withUnsafeBufferPointer { units in
    unsafe analyzer.analyze(
      UnsafeBufferPointer(rebasing: units[paragraph.content]), direction: style.baseWritingDirection, locale: locale)
  }
  if text.hasWritingDirections(in: paragraph.content) {
    let levels = formattedLevels(
      of: paragraph.content, in: text, direction: style.baseWritingDirection, locale: locale, with: analyzer)
    analysis = ParagraphAnalysis(
      baseLevel: levels.base, levels: levels.units, boundaries: analysis.boundaries, scripts: analysis.scripts,
      isOfOneDirection: false)
  }
  if style.lineBreakStrategy.contains(.hangulWordPriority) {
    analysis = unsafe text.utf16.withUnsafeBufferPointer { units in
      unsafe analysis.keepingHangulWords(of: UnsafeBufferPointer(rebasing: units[paragraph.content]))
    }
  }
  return AnalysedParagraph(range: paragraph.content, separator: paragraph.separator, style: style, analysis: analysis)
}

extension AttributedText {
  func hasWritingDirections(in range: Range<Int>) -> Bool {
    var index = runIndex(at: range.lowerBound)
    while index < runs.count, runs[index].range.lowerBound < range.upperBound {
      if !runs[index].attributes.writingDirection.isEmpty { return true }
      index += 1
    }
    return false
  }
}
