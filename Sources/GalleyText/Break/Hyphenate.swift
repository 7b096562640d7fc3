import GalleyUnicode

extension LineBreaker {
  /// The line with as much of the next word as fits with a hyphen, if it is short enough without. Only the words are
  /// looked up that could come in.
  ///
  /// A word too wide for a line of its own counts as nothing broken: it is always divided if it can be, which reference
  /// §B.4 leaves open.
  func hyphenated(
    _ line: BrokenLine, margins: LineMargins, by hyphenation: Hyphenation, isLast: Bool
  ) -> BrokenLine {
    let isInsideWord = line.ends == .character
    guard isInsideWord || line.ends == .word || line.ends == .hyphen else { return line }
    let room = margins.trailing - margins.leading
    let width = widthForHyphenation(of: line)
    guard hyphenation.wants(width, in: room) else { return line }
    let first = isInsideWord ? line.range.lowerBound : line.range.upperBound
    let end = endOfWhatCouldComeIn(from: first, room: room - width)
    let points = hyphenation.points(first..<end)
    guard !points.isEmpty else { return line }
    let divided = self.line(
      from: line.range.lowerBound, margins: margins, wrapping: .byWordWrapping, to: .max, points: points,
      isLast: isLast)
    guard divided.ends == .hyphen, divided.range.upperBound > first else { return line }
    var result = divided
    result.neededWidth = max(result.neededWidth, hyphenation.leastRoom(for: width))
    return result
  }

  /// What counts of a line that was broken without hyphenation: nothing if it ends inside a word.
  func widthForHyphenation(of line: BrokenLine) -> FixedLength { line.ends == .character ? 0 : line.textWidth }

  /// Where the first opportunity after `start` is, trailing spaces left out.
  func endOfWord(from start: Int) -> Int {
    let boundaries = paragraph.analysis.boundaries
    var end = start
    while end < paragraph.range.count, end == start || !boundaries[end].contains(.softBreak) { end += 1 }
    while end > start, boundaries[end - 1].contains(.space) { end -= 1 }
    return end
  }

  /// Where the first opportunity after `start` is, or where the text after `start` gets too wide.
  private func endOfWhatCouldComeIn(from start: Int, room: FixedLength) -> Int {
    var width: FixedLength = 0
    var offset = start
    while offset < paragraph.range.count, width <= room {
      width += FixedLength(paragraph.advances[offset])
      offset += 1
      if paragraph.analysis.boundaries[offset].contains(.softBreak) { break }
    }
    return offset
  }
}
