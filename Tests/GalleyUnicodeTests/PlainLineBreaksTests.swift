import TestSupport
import Testing

@testable import GalleyUnicode

/// Lines of plain words are broken without ICU, and as ICU breaks them.
@Suite struct PlainLineBreaksTests {
  private func marks(
    of text: [UInt16], _ mark: (UnsafeBufferPointer<UInt16>, UnsafeMutablePointer<TextBoundaries>) -> Void
  ) -> [TextBoundaries] {
    var boundaries = [TextBoundaries](repeating: [], count: text.count + 1)
    text.withUnsafeBufferPointer { text in
      boundaries.withUnsafeMutableBufferPointer { boundaries in
        if let start = boundaries.baseAddress { mark(text, start) }
      }
    }
    return boundaries
  }

  /// The letters, signs and spaces between which rules act, the plain ones often.
  private static let alphabet =
    Array("aZ09 ,.:;\t".utf16) + Array("a b.c 1 éΩЖ پا، بَ٣ ".utf16) + Array("!\"#$%&'()*+-/<=>?@[\\]^_`{|}~".utf16)
    + Array("\r\n\u{B}\u{85}\u{A0}\u{AD}\u{200B}\u{200D}\u{2028}\u{301}éЖ「字ッ。ไท한א—…«»“”\u{2060}\u{FF0C}".utf16)

  /// Characters that Chinese text is made of, the ones that need rules among them.
  private static let ideographic = Array(
    "字漢一\u{3400}，。、！？「」（）《》〈〉『』【】“”‘’字字字a1. :；：—…·\t %¥$々ー〜ッか\u{3099}\u{301}\u{3000}\u{2060}\u{200B}\u{A0}\r\n-/)([]\"'ab 1,"
      .utf16)

  /// Every ideograph, bracket and stop behaves as its kind does.
  @Test(arguments: ["", "ja", "ja-u-lb-strict", "zh_Hans", "zh-u-lb-loose", "ko", "fi"])
  func allIdeographsAreAlike(locale: String) throws {
    let iterator = BreakIterator(.lines, icuLocale: icuLocale(locale))
    let ideographs = Array(UInt16(0x3400)...0x4DBF) + Array(UInt16(0x4E00)...0x9FFF)
    let others = Array(UInt16(0x2010)...0x2040) + Array(UInt16(0x3000)...0x3030) + Array(UInt16(0xFF00)...0xFF20)
    let contexts = [
      "^^", "字^字", "a^1^a", "^ ^ a", ".^.^", "，^，", "。^（^a）^", "“^”^ “^", "（^）^", "1^,1", "^\t^", "%^$^%", "か^ー^",
      " ^ ",
      "字 ^", "。 ^", "” ^字", "（ ^", "^\u{301}^", "[^]^-^",
    ]
    // The texts are joined by line ends, which keep them apart.
    for context in contexts + [contexts.joined(separator: "字")] {
      for units in context.utf16.count < 60 ? [others] : [ideographs, others] {
        let text = units.flatMap { unit in context.utf16.map { $0 == 0x5E ? unit : $0 } + [0x0A] }
        let expected = marks(of: text) { iterator.mark($0, with: .softBreak, strong: .hardBreak, in: $1) }
        let found = marks(of: text) { PlainLineBreaks(iterator).mark($0, in: $1) }
        let first = text.indices.first { found[$0] != expected[$0] }
        let around = first.map { text[max(0, $0 - 6)..<min(text.count, $0 + 6)].map { String($0, radix: 16) } }
        try #require(first == nil, "\(context) \(around ?? [])")
      }
    }
  }

  @Test(arguments: ["", "en_US", "ja", "ja-u-lb-loose", "zh_Hans", "zh-u-lb-strict", "zh_Hant-u-lb-loose", "ko", "fi"])
  func randomIdeographicTextsAreBrokenAsICUDoes(locale: String) throws {
    let iterator = BreakIterator(.lines, icuLocale: icuLocale(locale))
    var random = SeededNumbers(seed: 10)
    for round in 0..<SeededRuns.count(6000) {
      let count = PlainLineBreaksTests.ideographic.count / [1, 2, 4][round % 3]
      let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        PlainLineBreaksTests.ideographic[Int.random(in: 0..<count, using: &random)]
      }
      let expected = marks(of: text) { iterator.mark($0, with: .softBreak, strong: .hardBreak, in: $1) }
      let found = marks(of: text) { PlainLineBreaks(iterator).mark($0, in: $1) }
      try #require(found == expected, "\(String(decoding: text, as: UTF16.self).debugDescription)")
    }
  }

  private static let plainCount = Array("aZ09 ,.:;\ta b.c 1 éΩЖ پا، بَ٣ ".utf16).count

  /// Every letter behaves as `a` does: among letters, digits, stops, spaces, quotation marks and brackets.
  @Test(arguments: ["", "ja", "zh_Hans", "ko", "fi", "ar"]) func allLettersAreAlike(locale: String) throws {
    let iterator = BreakIterator(.lines, icuLocale: icuLocale(locale))
    for unit in UInt16(0x20)..<0x700 {
      for context in ["a^a", " ^ ", "1^1", ".^.", "\"^\"", "(^)", "\t^\t", "a ^^ a.", "1 ^,1 ^", "字^字", "- ^-^ $^%"] {
        let text = context.utf16.map { $0 == 0x5E ? unit : $0 }
        let expected = marks(of: text) { iterator.mark($0, with: .softBreak, strong: .hardBreak, in: $1) }
        let found = marks(of: text) { PlainLineBreaks(iterator).mark($0, in: $1) }
        try #require(found == expected, "U+\(String(unit, radix: 16)) in \(context)")
      }
    }
  }

  @Test(arguments: ["", "en_US", "ja", "ja-u-lb-loose", "zh_Hans", "fi", "de", "ko", "sv"])
  func randomTextsAreBrokenAsICUDoes(locale: String) throws {
    let iterator = BreakIterator(.lines, icuLocale: icuLocale(locale))
    var random = SeededNumbers(seed: 9)
    for round in 0..<SeededRuns.count(4000) {
      // Some texts of plain characters only, some with a few others, some with many.
      let plain = [1.0, 0.9, 0.5][round % 3]
      let text = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        let count =
          Double.random(in: 0..<1, using: &random) < plain
          ? PlainLineBreaksTests.plainCount : PlainLineBreaksTests.alphabet.count
        return PlainLineBreaksTests.alphabet[Int.random(in: 0..<count, using: &random)]
      }
      let expected = marks(of: text) { iterator.mark($0, with: .softBreak, strong: .hardBreak, in: $1) }
      let found = marks(of: text) { PlainLineBreaks(iterator).mark($0, in: $1) }
      try #require(found == expected, "\(String(decoding: text, as: UTF16.self).debugDescription)")
    }
  }
}
