import GalleyBase
import GalleyFonts
import GalleyUnicode

extension LineExplainer {
  /// What became of hyphenation at the end of a fragment; nil if the paragraph does not ask for it, or if another word
  /// fits. Paragraphs broken as a whole divide words wherever that is best, so that there is nothing to tell.
  func hyphenation(of part: Part) -> HyphenationExplanation? {
    guard let hyphenation = source.hyphenation, paragraph.plan == nil, !part.request.takesRest,
      part.request.mode != .byCharWrapping
    else { return nil }
    let breaker = paragraph.breaker
    let plain = breaker.line(
      from: part.line.range.lowerBound, margins: part.margins, wrapping: .byWordWrapping, to: .max,
      isLast: part.request.isLast)
    guard plain.ends == .word || plain.ends == .character else { return nil }
    let room = part.margins.trailing - part.margins.leading
    let width = breaker.widthForHyphenation(of: plain)
    let offset = plain.ends == .character ? plain.range.lowerBound : plain.range.upperBound
    let language = source.hyphenationLanguage(at: offset)
    let patterns = typesetter.hyphenator.language(for: language)
    let outcome: HyphenationExplanation.Outcome
    if part.line.ends == .hyphen {
      outcome = .divided
    } else if !hyphenation.wants(width, in: room) {
      outcome = .isFullEnough
    } else {
      outcome = patterns == nil ? .hasNoPatterns : .hasNoPlace
    }
    let end = breaker.endOfWord(from: offset)
    return HyphenationExplanation(
      outcome: outcome, word: text(base + offset..<base + end), language: language, patterns: patterns,
      fill: room > .zero ? width / room : 0, factor: hyphenation.factor)
  }
}
