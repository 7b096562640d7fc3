import GalleyBase

/// The hyphenation of words without soft hyphens (rule: hyphenation-factor).
struct Hyphenation {
  /// The fraction of the available width below which a line is hyphenated. The line is measured
  /// without hyphenation.
  let factor: Double
  /// A closure that returns the offsets inside a range at which words may be divided, in ascending
  /// order. They include offsets in a word that begins before the range.
  let points: (_ range: Range<Int>) -> [Int]

  /// True if a line of `width` should be hyphenated when the available width is `room`: the ratio
  /// is less than the hyphenation factor.
  func wants(_ width: Length, in room: Length) -> Bool { room > .zero && width / room < factor }

  /// Returns the minimum available width with which a line of `width` is hyphenated.
  func leastRoom(for width: Length) -> Length {
    var room = max(.step, Length(steps: Int64((Double(width.steps) / factor).rounded(.down))))
    while !wants(width, in: room) { room += .step }
    return room
  }
}

extension ParagraphStyle {
  /// The factor for `usesDefaultHyphenation`. The value is Galley's choice, because Apple's value
  /// is not public.
  static let defaultHyphenationFactor = 0.9

  /// The factor that applies: the factor of the style, or the default factor if the style uses it.
  /// Values above 1 count as 1.
  var effectiveHyphenationFactor: Double {
    if hyphenationFactor > 0 { return min(hyphenationFactor, 1) }
    return usesDefaultHyphenation ? ParagraphStyle.defaultHyphenationFactor : 0
  }
}
