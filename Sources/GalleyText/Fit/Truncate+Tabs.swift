import GalleyBase
import GalleyUnicode

/// The positions of tabs after a truncation token.
///
/// Hidden text moves the text after it, so a tab may reach another stop than in the whole line, or none. Tabs are
/// therefore placed again from the end of the token. TextKit is not recorded here.
extension TruncationCuts {
  /// Returns the pieces of a range at the end of a truncated line, and the tabs in the range.
  /// `ahead` is the width of the text before the range.
  func piecesBehind(_ ahead: Length, _ range: Range<Int>) -> (pieces: [Piece], tabs: [TabStep]) {
    let hasTab = line.tabs.last.map { range.contains($0.offset) } ?? false
    let tabs = hasTab ? rest(behind: ahead, from: range.lowerBound).tabs : []
    return (source.pieces(of: range, tabs: tabs), tabs)
  }

  /// Returns the width of the line's text from `start` on. `ahead` is the width of the text before
  /// it, on which the widths of tabs depend.
  func widthBehind(_ ahead: Length, from start: Int) -> Length {
    let rest = rest(behind: ahead, from: start)
    return rest.textWidth + source.paragraph.width(of: rest.visibleEnd..<max(rest.visibleEnd, rest.range.upperBound))
  }

  private func rest(behind ahead: Length, from start: Int) -> BrokenLine {
    breaker.rest(from: start, margins: LineMargins(leading: margins.leading + ahead, trailing: margins.trailing))
  }

  /// Returns the first possible cut between `first` and `last` that satisfies `fits`. All later
  /// cuts must also satisfy it.
  ///
  /// It never tries text much longer than twice the fitting length, since the rest of a paragraph can be long.
  func earliest(from first: Int, to last: Int, fits: (Int) -> Bool) -> Int {
    var high = last
    var low = first - 1
    var step = 16
    while high > first, low < first {
      let start = max(first, high - step)
      if fits(cut(notBefore: start)) { high = start } else { low = start }
      step *= 2
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(cut(notBefore: middle)) { high = middle } else { low = middle }
    }
    return cut(notBefore: high)
  }

  /// Returns the first offset from `offset` on at which the line can be cut for truncation: between
  /// two grapheme clusters.
  func cut(notBefore offset: Int) -> Int {
    var offset = offset
    while offset < line.range.upperBound, !isCut(offset) { offset += 1 }
    return offset
  }
}
