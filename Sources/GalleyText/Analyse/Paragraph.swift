import GalleyUnicode

/// A paragraph after analysis: where it is, what holds for it, and where it may be cut.
struct AnalysedParagraph {
  /// UTF-16 offsets of its characters in the text.
  var range: Range<Int>
  /// Offsets of the separator that ends it; empty for the last paragraph.
  var separator: Range<Int>
  /// The style on its first character.
  var style: ParagraphStyle
  /// Levels, boundaries and scripts, with offsets from the paragraph's start.
  var analysis: ParagraphAnalysis
}

/// Splits the text into paragraphs and finds levels, boundaries and scripts in each.
func analyse(_ text: AttributedText, locale: String, with analyzer: UnicodeAnalyzer) -> [AnalysedParagraph] {
  let hasFormats = text.runs.contains { !$0.attributes.writingDirection.isEmpty }
  return text.utf16.withUnsafeBufferPointer { units in
    paragraphRanges(in: units).map { paragraph in
      let style = text.attributes(at: paragraph.content.lowerBound).paragraphStyle ?? ParagraphStyle()
      let content = UnsafeBufferPointer(rebasing: units[paragraph.content])
      var analysis = analyzer.analyze(content, direction: style.baseWritingDirection, locale: locale)
      if hasFormats {
        let levels = formattedLevels(
          of: paragraph.content, in: text, direction: style.baseWritingDirection, locale: locale, with: analyzer)
        analysis = ParagraphAnalysis(
          baseLevel: levels.base, levels: levels.units, boundaries: analysis.boundaries, scripts: analysis.scripts)
      }
      return AnalysedParagraph(
        range: paragraph.content, separator: paragraph.separator, style: style, analysis: analysis)
    }
  }
}
