import GalleyBase
import GalleyUnicode

/// The result of automatic hyphenation for one line.
struct HyphenationTrial {
  /// The offset at which the word that may be divided begins.
  var word: Int
  /// The width of the line without hyphenation; zero if the line then ends inside a word.
  var width: Length
}

extension LineBreaker {
  /// Returns the line, extended by the part of the next word that fits together with a hyphen. A
  /// line that is full enough, or whose next word cannot be divided so that a part fits, is
  /// returned with the same text.
  ///
  /// Looks up only the words that could fit.
  ///
  /// A word too wide for a line of its own is always divided if possible (rule: hyphenation-of-wide-words).
  func hyphenated(_ line: BrokenLine, margins: LineMargins, by hyphenation: Hyphenation, isLast: Bool) -> BrokenLine {
    let isInsideWord = line.ends == .character
    guard isInsideWord || line.ends == .word || line.ends == .hyphen else { return line }
    let room = margins.trailing - margins.leading
    // A line that ends inside a word has no break of its own, so its width counts as zero.
    let width = isInsideWord ? .zero : line.textWidth
    let first = isInsideWord ? line.range.lowerBound : line.range.upperBound
    var result = line
    if line.ends != .hyphen { result.hyphenation = HyphenationTrial(word: first, width: width) }
    guard hyphenation.wants(width, in: room) else { return result }
    // Negative kerning can make the spaces between take away width; an unsafe cut can do so with the line's first
    // letters.
    let before = isInsideWord ? shiftOfUnsafeStart(at: first) : paragraph.width(of: line.visibleEnd..<first)
    let points = hyphenation.points(
      first..<endOfWhatCouldComeIn(from: first, room: room - width - min(.zero, before)))
    guard !points.isEmpty else { return result }
    var divided = self.line(
      from: line.range.lowerBound, margins: margins, wrapping: .byWordWrapping, to: .max, points: points,
      isLast: isLast)
    guard divided.ends == .hyphen, divided.range.upperBound > first else { return result }
    divided.neededWidth = max(divided.neededWidth, hyphenation.leastRoom(for: width))
    // With less room the line without hyphenation would end elsewhere, and so would this one.
    if !isInsideWord { divided.neededWidth = max(divided.neededWidth, line.neededWidth) }
    divided.hyphenation = result.hyphenation
    return divided
  }

  /// Returns the offset of the first break opportunity after `start` or, if spaces precede it, of
  /// the first of these spaces.
  func endOfWord(from start: Int) -> Int {
    let boundaries = paragraph.analysis.boundaries
    var end = start
    while end < paragraph.range.count, end == start || !boundaries[end].contains(.softBreak) { end += 1 }
    while end > start, boundaries[end - 1].contains(.space) { end -= 1 }
    return end
  }

  /// Returns the offset of the first break opportunity after `start`, or an earlier offset at which
  /// the text from `start` on becomes wider than `room`.
  private func endOfWhatCouldComeIn(from start: Int, room: Length) -> Int {
    var width = Length.zero
    var offset = start
    while offset < paragraph.range.count, width <= room {
      width += Length(fixed16: paragraph.advances[offset])
      offset += 1
      if paragraph.analysis.boundaries[offset].contains(.softBreak) { break }
    }
    return offset
  }
}
