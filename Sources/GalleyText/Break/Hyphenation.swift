import GalleyBase
import GalleyUnicode

/// What a breaker needs to know to divide words that have no soft hyphens (reference §B.4).
struct Hyphenation {
  /// A line is hyphenated whose text, broken without, takes less than this part of the room.
  let factor: Double
  /// Where words that begin or go on in a range may be divided: offsets inside the range, rising.
  let points: (_ range: Range<Int>) -> [Int]

  /// Whether a line of `width` in `room` asks for hyphenation: the ratio must be less than the factor, not equal.
  func wants(_ width: Length, in room: Length) -> Bool {
    room > .zero && width / room < factor
  }

  /// The least room in which a line of `width` asks for hyphenation.
  func leastRoom(for width: Length) -> Length {
    var room = max(.step, Length(steps: Int64((Double(width.steps) / factor).rounded(.down))))
    while !wants(width, in: room) { room += .step }
    return room
  }
}

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
  func widthForHyphenation(of line: BrokenLine) -> Length { line.ends == .character ? .zero : line.textWidth }

  /// Where the first opportunity after `start` is, trailing spaces left out.
  func endOfWord(from start: Int) -> Int {
    let boundaries = paragraph.analysis.boundaries
    var end = start
    while end < paragraph.range.count, end == start || !boundaries[end].contains(.softBreak) { end += 1 }
    while end > start, boundaries[end - 1].contains(.space) { end -= 1 }
    return end
  }

  /// Where the first opportunity after `start` is, or where the text after `start` gets too wide.
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

extension ParagraphStyle {
  /// The factor of `usesDefaultHyphenation`. Apple's own is private; this one is a choice.
  static let defaultHyphenationFactor = 0.9

  /// The factor in force: its own, else the platform's if the style asks for that. More than 1 is no more than 1.
  var effectiveHyphenationFactor: Double {
    if hyphenationFactor > 0 { return min(hyphenationFactor, 1) }
    return usesDefaultHyphenation ? ParagraphStyle.defaultHyphenationFactor : 0
  }
}
