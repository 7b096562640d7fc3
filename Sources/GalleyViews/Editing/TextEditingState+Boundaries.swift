import GalleyText
public import GalleyUnicode

/// Boundaries of clusters, words and paragraphs in the text.
///
/// Offsets outside it are clamped. Clusters are searched near the offset, words in its paragraph.
extension TextEditingState {
  /// Returns the range that the delete key removes: the selection, or the cluster before the caret;
  /// nil at the beginning of the text.
  public func deletionRangeBackward(using analyzer: UnicodeAnalyzer) -> Range<Int>? {
    guard isCaret else { return selectedRange }
    guard selectedRange.lowerBound > 0 else { return nil }
    return clusterBoundary(before: selectedRange.lowerBound, using: analyzer)..<selectedRange.lowerBound
  }

  /// Returns the range that the forward delete key removes: the selection, or the cluster after the
  /// caret; nil at the end of the text.
  public func deletionRangeForward(using analyzer: UnicodeAnalyzer) -> Range<Int>? {
    guard isCaret else { return selectedRange }
    guard selectedRange.upperBound < count else { return nil }
    return selectedRange.upperBound..<clusterBoundary(after: selectedRange.upperBound, using: analyzer)
  }

  /// Returns the nearest beginning of a cluster before `offset`; 0 if there is none.
  public func clusterBoundary(before offset: Int, using analyzer: UnicodeAnalyzer) -> Int {
    let offset = min(offset, count)
    return offset > 0 ? cluster(at: offset - 1, using: analyzer).lowerBound : 0
  }

  /// Returns the nearest end of a cluster after `offset`; the end of the text if there is none.
  public func clusterBoundary(after offset: Int, using analyzer: UnicodeAnalyzer) -> Int {
    let offset = max(0, offset)
    return offset < count ? cluster(at: offset, using: analyzer).upperBound : count
  }

  /// Returns `offset` if a cluster begins there or if the text ends there. Otherwise returns the
  /// end of the cluster around it.
  public func clusterBoundary(atOrAfter offset: Int, using analyzer: UnicodeAnalyzer) -> Int {
    offset > 0 ? clusterBoundary(after: offset - 1, using: analyzer) : 0
  }

  /// Returns `range`, clamped to the text and widened to whole clusters. An empty range inside a
  /// cluster moves to the cluster's beginning.
  public func clusterRange(_ range: Range<Int>, using analyzer: UnicodeAnalyzer) -> Range<Int> {
    let range = range.clamped(to: 0..<count)
    let lower = range.lowerBound < count ? cluster(at: range.lowerBound, using: analyzer).lowerBound : count
    let upper = range.isEmpty ? lower : cluster(at: range.upperBound - 1, using: analyzer).upperBound
    return lower..<upper
  }

  /// Returns the number of clusters in `range`, which is first widened to whole clusters.
  public func clusterCount(in range: Range<Int>, using analyzer: UnicodeAnalyzer) -> Int {
    let range = clusterRange(range, using: analyzer)
    return unsafe text.utf16.withUnsafeBufferPointer {
      unsafe analyzer.graphemeClusters(of: UnsafeBufferPointer(rebasing: $0[range])).count
    }
  }

  /// Returns the beginning of the word that contains or precedes `offset`; 0 if there is none.
  /// Spaces, punctuation and paragraph ends are skipped.
  ///
  /// The left arrow key with Option moves there.
  public func wordBoundary(before offset: Int, locale: String, using analyzer: UnicodeAnalyzer) -> Int {
    var offset = min(max(0, offset), count)
    while offset > 0 {
      let paragraph = paragraphRange(at: offset)
      let found = words(in: paragraph.content, locale: locale, using: analyzer)
        .last { $0.hasLetters && $0.range.lowerBound < offset }
      if let found { return found.range.lowerBound }
      guard paragraph.content.lowerBound > 0 else { return 0 }
      offset = clusterBoundary(before: paragraph.content.lowerBound, using: analyzer)
    }
    return 0
  }

  /// Returns the end of the word that contains or follows `offset`; the end of the text if there is
  /// none. Spaces, punctuation and paragraph ends are skipped.
  ///
  /// The right arrow key with Option moves there.
  public func wordBoundary(after offset: Int, locale: String, using analyzer: UnicodeAnalyzer) -> Int {
    var offset = min(max(0, offset), count)
    while offset < count {
      let paragraph = paragraphRange(at: offset)
      let found = words(in: paragraph.content, locale: locale, using: analyzer)
        .first { $0.hasLetters && $0.range.upperBound > offset }
      if let found { return found.range.upperBound }
      offset = paragraph.separator.upperBound
      if paragraph.separator.isEmpty { return count }
    }
    return count
  }

  /// Returns the range that a double tap at `offset` selects: a word, or the text between two
  /// words; nil at the end of a paragraph.
  public func wordRange(at offset: Int, locale: String, using analyzer: UnicodeAnalyzer) -> Range<Int>? {
    let offset = min(max(0, offset), count)
    return words(in: paragraphRange(at: offset).content, locale: locale, using: analyzer)
      .first { $0.range.contains(offset) }?.range
  }

  /// Returns the range of the paragraph that contains `offset`, and of its separator.
  public func paragraphRange(at offset: Int) -> ParagraphRange {
    let offset = min(max(0, offset), count)
    let units = text.utf16
    // An offset between CR and LF is inside the separator.
    let isInPair = offset > 0 && offset < count && units[offset - 1] == 0x0D && units[offset] == 0x0A
    var start = isInPair ? offset - 1 : offset
    var end = start
    while start > 0, !units[start - 1].isParagraphSeparator { start -= 1 }
    while end < count, !units[end].isParagraphSeparator { end += 1 }
    guard end < count else { return ParagraphRange(content: start..<end, separator: end..<end) }
    let isPair = units[end] == 0x0D && end + 1 < count && units[end + 1] == 0x0A
    return ParagraphRange(content: start..<end, separator: end..<end + (isPair ? 2 : 1))
  }

  private func cluster(at offset: Int, using analyzer: UnicodeAnalyzer) -> Range<Int> {
    unsafe text.utf16.withUnsafeBufferPointer { unsafe analyzer.graphemeCluster(at: offset, in: $0) }
  }

  private func words(in range: Range<Int>, locale: String, using analyzer: UnicodeAnalyzer) -> [TextWord] {
    let found = unsafe text.utf16.withUnsafeBufferPointer {
      unsafe analyzer.words(of: UnsafeBufferPointer(rebasing: $0[range]), locale: locale)
    }
    guard range.lowerBound > 0 else { return found }
    return found.map {
      TextWord(
        range: $0.range.lowerBound + range.lowerBound..<$0.range.upperBound + range.lowerBound,
        hasLetters: $0.hasLetters)
    }
  }
}
