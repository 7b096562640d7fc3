import GalleyUnicode

extension LineBreakStrategy {
  /// True if a line that begins at an offset of its paragraph may give away its last word. With `standard`, a label's
  /// own, only the first of two lines does: reports since iOS 11 all show two, and a recorded label of four lines (iOS
  /// 26) keeps its lone last word.
  func pushesOut(lineAt start: Int) -> Bool {
    contains(.pushOut) && (start == 0 || !isSuperset(of: .standard))
  }
}

extension LineBreaker {
  /// The line, or one that is a word shorter, if otherwise a lone word would be left for the last line of the
  /// paragraph, which has the margins `following`.
  ///
  /// UIKit counterpart: NSParagraphStyle.LineBreakStrategy.pushOut, of which it is known only that it avoids a lone
  /// last word by moving one down (rule: push-out): how short the word must be is our choice, any length, and that a
  /// line with tabs gives no word away, since columns would move.
  func pushingOut(_ line: BrokenLine, margins: LineMargins, following: LineMargins) -> BrokenLine {
    guard line.ends == .word, isOneWord(from: line.next) else { return line }
    if hasTabs(line.range.lowerBound..<line.next) { return line }
    var shorter = self.line(from: line.range.lowerBound, margins: margins, wrapping: .byWordWrapping, to: line.next - 1)
    guard shorter.ends == .word, shorter.next > line.range.lowerBound, shorter.next < line.next,
      !isOneWord(from: line.range.lowerBound, to: shorter.next),
      self.line(from: shorter.next, margins: following, wrapping: .byWordWrapping).next == paragraph.range.count
    else { return line }
    shorter.hyphenation = line.hyphenation
    // In less room than the longer line needs, a part of the word that is given away could come in.
    let words = units[units.startIndex + shorter.next..<units.startIndex + line.next]
    if hyphenation != nil || words.contains(0xAD) { shorter.neededWidth = max(shorter.neededWidth, line.neededWidth) }
    return shorter
  }

  private func hasTabs(_ range: Range<Int>) -> Bool {
    units[units.startIndex + range.lowerBound..<units.startIndex + range.upperBound].contains(0x09)
  }

  /// True if a line can end nowhere between the two offsets.
  private func isOneWord(from start: Int, to end: Int? = nil) -> Bool {
    let end = end ?? paragraph.range.count
    let boundaries = paragraph.analysis.boundaries
    return start < end
      && !(start + 1..<max(end, start + 1)).contains { !boundaries[$0].isDisjoint(with: [.softBreak, .hardBreak]) }
  }
}
