import GalleyBase

/// The division of words that have no soft hyphens (rule: hyphenation-factor).
struct Hyphenation {
  /// The fraction of the room below which a line, broken without hyphenation, is hyphenated.
  let factor: Double
  /// Returns the ascending offsets inside a range at which its words may be divided, including words that begin before
  /// it.
  let points: (_ range: Range<Int>) -> [Int]

  /// True if a line of `width` in `room` asks for hyphenation: the ratio must be less than the factor, not equal.
  func wants(_ width: Length, in room: Length) -> Bool { room > .zero && width / room < factor }

  /// Returns the minimum room in which a line of `width` asks for hyphenation.
  func leastRoom(for width: Length) -> Length {
    var room = max(.step, Length(steps: Int64((Double(width.steps) / factor).rounded(.down))))
    while !wants(width, in: room) { room += .step }
    return room
  }
}

extension ParagraphStyle {
  /// The factor of `usesDefaultHyphenation`. Apple's own is private; this one is a choice.
  static let defaultHyphenationFactor = 0.9

  /// The factor in use: the style's own, or else the platform's if the style asks for it. Values above 1 count as 1.
  var effectiveHyphenationFactor: Double {
    if hyphenationFactor > 0 { return min(hyphenationFactor, 1) }
    return usesDefaultHyphenation ? ParagraphStyle.defaultHyphenationFactor : 0
  }
}
