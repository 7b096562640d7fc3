import GalleyUnicode

/// A paragraph after analysis: its range, its style and its boundaries.
struct AnalysedParagraph {
  /// UTF-16 offsets of its characters in the text.
  var range: Range<Int>
  /// Offsets of the separator that ends it; empty for the last paragraph.
  var separator: Range<Int>
  /// The style of its first character.
  var style: ParagraphStyle
  /// Levels, boundaries and scripts, with offsets from the paragraph's start.
  var analysis: ParagraphAnalysis
}

/// Finds levels, boundaries and scripts of one paragraph.
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
