import GalleyUnicode

extension LineBreakStrategy {
  /// True if the line that begins at `start` may move its last word to the next line.
  ///
  /// With `standard`, a label's own strategy, only the first line of two does. All reports since iOS 11 show two lines,
  /// and a recorded label of four lines (iOS 26) keeps its single last word.
  func pushesOut(lineAt start: Int) -> Bool {
    contains(.pushOut) && (start == 0 || !isSuperset(of: .standard))
  }
}

extension LineBreaker {
  /// Returns the line without its last word if otherwise the next line, the last of the paragraph,
  /// would hold a single word. `following` are the margins of that last line. Other lines are
  /// returned unchanged.
  ///
  /// UIKit counterpart: NSParagraphStyle.LineBreakStrategy.pushOut. It is known only that it avoids a single last word
  /// by moving one down (rule: push-out). Two details are our choice: the last word may have any length, and a line
  /// with tabs gives no word away, since columns would move.
  func pushingOut(_ line: BrokenLine, margins: LineMargins, following: LineMargins) -> BrokenLine {
    guard line.ends == .word, isOneWord(from: line.next) else { return line }
    if hasTabs(line.range.lowerBound..<line.next) { return line }
    var shorter = self.line(from: line.range.lowerBound, margins: margins, wrapping: .byWordWrapping, to: line.next - 1)
    guard shorter.ends == .word, shorter.next > line.range.lowerBound, shorter.next < line.next,
      !isOneWord(from: line.range.lowerBound, to: shorter.next),
      self.line(from: shorter.next, margins: following, wrapping: .byWordWrapping).next == paragraph.range.count
    else { return line }
    shorter.hyphenation = line.hyphenation
    // With less room than the longer line needs, a part of the word that is given away could fit.
    let words = units[units.startIndex + shorter.next..<units.startIndex + line.next]
    if hyphenation != nil || words.contains(0xAD) { shorter.neededWidth = max(shorter.neededWidth, line.neededWidth) }
    return shorter
  }

  private func hasTabs(_ range: Range<Int>) -> Bool {
    units[units.startIndex + range.lowerBound..<units.startIndex + range.upperBound].contains(0x09)
  }

  /// True if no line can end between the two offsets.
  private func isOneWord(from start: Int, to end: Int? = nil) -> Bool {
    let end = end ?? paragraph.range.count
    let boundaries = paragraph.analysis.boundaries
    return start < end
      && !(start + 1..<max(end, start + 1)).contains { !boundaries[$0].isDisjoint(with: [.softBreak, .hardBreak]) }
  }
}
