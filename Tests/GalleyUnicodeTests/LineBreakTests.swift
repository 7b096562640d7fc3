import GalleyUnicode
import Testing

@Suite struct LineBreakTests {
  @Test(arguments: [
    ("The quick (brown) fox", "", ["The ", "quick ", "(brown) ", "fox"]),
    ("can't e-mail 3.14% $5", "", ["can't ", "e-", "mail ", "3.14% ", "$5"]),
    ("and/or https://a.b/c", "", ["and/", "or ", "https://", "a.b/", "c"]),
    // Soft hyphen, zero width space, and what forbids breaks.
    ("co\u{AD}operate", "", ["co\u{AD}", "operate"]),
    ("a\u{200B}b", "", ["a\u{200B}", "b"]),
    ("a\u{A0}b c\u{202F}d e\u{2060}f", "", ["a\u{A0}b ", "c\u{202F}d ", "e\u{2060}f"]),
    ("a\tb", "", ["a\t", "b"]),
    // Dictionaries.
    ("ภาษาไทย", "", ["ภาษา", "ไทย"]),
    ("สวัสดีครับ", "th", ["สวัสดี", "ครับ"]),
    ("ພາສາລາວ", "lo", ["ພາສາ", "ລາວ"]),
    ("សួស្តីពិភពលោក", "km", ["សួស្តី", "ពិភពលោក"]),
    ("မြန်မာစာ", "my", ["မြန်မာ", "စာ"]),
    // Chinese and Japanese punctuation stays with its word.
    ("漢字、かな。", "ja", ["漢", "字、", "か", "な。"]),
    ("「東京」へ", "ja", ["「東", "京」", "へ"]),
    // A cluster is whole even where UAX 14 would break.
    ("a \u{308}b", "", ["a \u{308}b"]),
    ("👩‍👩‍👧‍👦👍🏽", "", ["👩‍👩‍👧‍👦", "👍🏽"]),
  ])
  func opportunities(text: String, locale: String, pieces: [String]) {
    #expect(text.pieces(at: analyze(text, locale: locale).places(.softBreak)) == pieces)
  }

  /// The strictness of UTS 35, `-u-lb-`: small kana and the long-vowel mark begin a line unless strict.
  @Test(arguments: [
    ("ja-u-lb-strict", ["キャッ", "チー"]),
    ("ja_JP@lb=strict", ["キャッ", "チー"]),
    ("ja-u-lb-normal", ["キ", "ャ", "ッ", "チ", "ー"]),
    ("ja-u-lb-loose", ["キ", "ャ", "ッ", "チ", "ー"]),
  ])
  func strictness(locale: String, pieces: [String]) {
    #expect("キャッチー".pieces(at: analyze("キャッチー", locale: locale).places(.softBreak)) == pieces)
  }

  @Test(arguments: [
    ("한국어 텍스트", "ko", ["한", "국", "어 ", "텍", "스", "트"]),
    ("한국어 텍스트", "ko-u-lw-keepall", ["한국어 ", "텍스트"]),
    ("漢字、かな12a b", "ja-u-lw-keepall", ["漢字、", "かな12a ", "b"]),
    ("ภาษาไทย", "th-u-lw-keepall", ["ภาษา", "ไทย"]),
    ("a\u{301}漢b", "und-u-lw-keepall", ["a\u{301}漢b"]),
    ("break (all) it.", "en-u-lw-breakall", ["b", "r", "e", "a", "k ", "(a", "l", "l) ", "i", "t."]),
    ("e\u{301}a𝐀𝐁", "en-u-lw-breakall", ["e\u{301}", "a", "𝐀", "𝐁"]),
    ("กี่ข", "th-u-lw-breakall", ["กี่", "ข"]),
    // U+102C is a mark, though it is a grapheme cluster by itself.
    ("က\u{102C}ခ", "my-u-lw-breakall", ["က\u{102C}", "ခ"]),
    ("今日は天気です", "ja", ["今", "日", "は", "天", "気", "で", "す"]),
    ("今日は天気です", "ja-u-lw-phrase", ["今日は", "天気です"]),
    ("今日は天気です", "zh-u-lw-phrase", ["今", "日", "は", "天", "気", "で", "す"]),
  ])
  func words(text: String, locale: String, pieces: [String]) {
    #expect(text.pieces(at: analyze(text, locale: locale).places(.softBreak)) == pieces)
  }

  /// ICU looks for phrases in time with the square of a stretch without punctuation; long ones do without.
  @Test(arguments: [(500, [500]), (501, Array(1...501)), (200_000, Array(1...200_000))])
  func longStretchesHaveNoPhrases(count: Int, breaks: [Int]) {
    let analysis = analyze([UInt16](repeating: 0x30AB, count: count), locale: "ja-u-lw-phrase")
    #expect(analysis.places(.softBreak) == breaks)
  }

  @Test(arguments: [
    ("a\u{2028}b", [2]), ("a\u{2028}", [2]), ("\u{2028}\u{2028}", [1, 2]), ("a\u{0B}b\u{0C}c\u{85}d", [2, 4, 6]),
    ("a\r\nb\nc\rd\u{2029}", [3, 5, 7, 9]), ("ab", []), ("", []),
  ])
  func breaksThatMustBeTaken(text: String, places: [Int]) {
    let analysis = analyze(text)
    #expect(analysis.places(.hardBreak) == places)
    #expect(analysis.places([.hardBreak, .softBreak]) == places)
  }

  @Test func theEndIsAnOpportunityAndTheStartIsNot() {
    #expect(analyze("ab").boundaries == [.grapheme, .grapheme, [.grapheme, .softBreak]])
    #expect(analyze("").boundaries == [.grapheme])
  }

  @Test func rawBreaksMayCutClusters() {
    let units = Array("a \u{308}b".utf16)
    let breaks = units.withUnsafeBufferPointer { UnicodeAnalyzer().lineBreaks(of: $0, locale: "") }
    #expect(breaks == [[], [], .softBreak, [], .softBreak])
  }

  /// Neither a locale that does not exist nor one that is no locale at all changes root's rules.
  @Test(arguments: ["xx", "xx-YY-u-lb-odd", "!!", "en_US_POSIX", "@", "a@b@c", String(repeating: "x-", count: 500)])
  func unknownLocalesBreakLikeRoot(locale: String) {
    let text = "The quick-brown キャッチ ภาษาไทย"
    #expect(analyze(text, locale: locale) == analyze(text))
  }
}
