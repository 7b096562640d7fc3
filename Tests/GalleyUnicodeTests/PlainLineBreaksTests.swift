import TestSupport
import Testing

@testable import GalleyUnicode

/// Where no rule has changed since Unicode 15.0, lines end where ICU's do, in every language.
@Suite struct PlainLineBreaksTests {
  /// Letters, digits, stops, spaces, brackets and marks of several scripts, those often that words are made of. Hebrew
  /// is not among them: what may follow its letters has changed.
  private static let alphabet =
    Array("aZ09 ,.:;\ta b.c 1 éΩЖ پا، بَ٣ ".utf16) + Array("!#%&()*+/<=>?@[\\]^_`{|}~".utf16)
    + Array("\r\n\u{B}\u{85}\u{A0}\u{200B}\u{2028}\u{301}éЖ「字ッ。ไท—…\u{2060}\u{FF0C}".utf16)

  /// Characters that Chinese and Japanese text is made of.
  private static let ideographic = Array(
    "字漢一\u{3400}，。、！？「」（）《》〈〉『』【】字字字a1. :；：…·\t %¥々ー〜ッか\u{3099}\u{301}\u{3000}\u{2060}\u{A0}\r\n)([]ab 1,".utf16)

  @Test(arguments: ["", "en_US", "ja", "ja-u-lb-strict", "zh_Hans", "fi", "de", "sv", "th", "und-u-lb-loose"])
  func randomTextsAreBrokenAsICUDoes(locale: String) throws {
    let iterator = BreakIterator(.lines, icuLocale: icuLocale(locale))
    let analyzer = UnicodeAnalyzer()
    var random = SeededNumbers(seed: 9)
    for round in 0..<SeededRuns.count(4000) {
      let alphabet = round % 2 == 0 ? PlainLineBreaksTests.alphabet : PlainLineBreaksTests.ideographic
      let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      var expected = [TextBoundaries](repeating: [], count: text.count + 1)
      text.withUnsafeBufferPointer { text in
        expected.withUnsafeMutableBufferPointer { boundaries in
          guard let start = boundaries.baseAddress else { return }
          iterator.mark(text, with: .softBreak, strong: .hardBreak, in: start)
        }
      }
      let found = text.withUnsafeBufferPointer { analyzer.lineBreaks(of: $0, locale: locale) }
        .map { $0.subtracting(.emergencyBreak) }
      try #require(found == expected, "\(String(decoding: text, as: UTF16.self).debugDescription)")
    }
  }
}
