import GalleyText
public import GalleyUnicode

/// Marked text: provisional text of an input method, such as pinyin before its characters are
/// chosen.
extension TextEditingState {
  /// Replaces the marked text, or the selection if no text is marked, with provisional text.
  ///
  /// Empty text removes the marked text and ends composition. UIKit counterpart: `setMarkedText(_:selectedRange:)`.
  /// - Parameter selection: the selected part of `marked`, counted from its start; it is clamped and widened to whole
  ///   clusters.
  public mutating func setMarkedText(
    _ marked: String, selectedRange selection: Range<Int>, using analyzer: UnicodeAnalyzer
  ) {
    let place = composition ?? selectedRange
    let written = AttributedText(marked, attributes: typingAttributes)
    replaceCharacters(in: place, with: written)
    let composed = place.lowerBound..<place.lowerBound + written.count
    let clamped = selection.clamped(to: 0..<written.count)
    var selected = clamped.lowerBound + composed.lowerBound..<clamped.upperBound + composed.lowerBound
    let isAtEnd = selected.isEmpty && selected.lowerBound == composed.upperBound
    if isAtEnd {
      let end = clusterBoundary(atOrAfter: selected.lowerBound, using: analyzer)
      selected = end..<end
    } else {
      selected = clusterRange(selected, using: analyzer)
    }
    composition = composed.isEmpty ? nil : composed
    markedRange = composition.map { clusterRange($0, using: analyzer) }
    moveSelection(to: selected, affinity: .downstream)
  }

  /// Ends composition: replaces the marked text, or the selection if no text is marked, with
  /// `text`. The insertion point moves after the new text.
  ///
  /// UIKit counterpart: `insertText(_:)` while there is marked text.
  public mutating func commitMarkedText(as text: String, using analyzer: UnicodeAnalyzer) {
    let place = composition ?? selectedRange
    let written = AttributedText(text, attributes: typingAttributes)
    replaceCharacters(in: place, with: written)
    unmarkText()
    let end = clusterBoundary(atOrAfter: place.lowerBound + written.count, using: analyzer)
    moveSelection(to: end..<end, affinity: .downstream)
  }

  /// Ends composition and keeps the marked text. UIKit counterpart: `unmarkText()`.
  public mutating func unmarkText() {
    composition = nil
    markedRange = nil
  }

  /// Deletes a part of the marked text. The rest stays marked, as it does when an input method
  /// handles the delete key.
  mutating func deleteMarked(_ range: Range<Int>, using analyzer: UnicodeAnalyzer) {
    guard let composition else { return }
    let range = range.clamped(to: composition)
    var left = Array(text.utf16[composition])
    left.removeSubrange(range.lowerBound - composition.lowerBound..<range.upperBound - composition.lowerBound)
    let caret = range.lowerBound - composition.lowerBound
    setMarkedText(String(decoding: left, as: UTF16.self), selectedRange: caret..<caret, using: analyzer)
  }
}
