import GalleyUnicode
import Testing

@Suite struct ClusterTests {
  @Test(arguments: [
    ("a\r\nb\n\rc", ["a", "\r\n", "b", "\n", "\r", "c"]),
    ("e\u{301}\u{302}x", ["e\u{301}\u{302}", "x"]),
    ("👩‍👩‍👧‍👦👍🏽", ["👩‍👩‍👧‍👦", "👍🏽"]),
    ("🇩🇪🇫🇷🇬", ["🇩🇪", "🇫🇷", "🇬"]),
    ("🏴󠁧󠁢󠁳󠁣󠁴󠁿!", ["🏴󠁧󠁢󠁳󠁣󠁴󠁿", "!"]),
    ("1️⃣2", ["1️⃣", "2"]),
    // Hangul: jamo make syllables, precomposed syllables take final consonants.
    ("\u{1112}\u{1161}\u{11AB}글", ["\u{1112}\u{1161}\u{11AB}", "글"]),
    ("가\u{11A8}나", ["가\u{11A8}", "나"]),
    // ICU 72 has Unicode 15.0, where a conjunct is two clusters.
    ("नी", ["नी"]),
    ("กำ", ["กำ"]),
    ("\u{600}1a", ["\u{600}1", "a"]),
    ("©\u{200D}®", ["©\u{200D}®"]),
    ("\u{AD}\u{301}", ["\u{AD}", "\u{301}"]),
    (" \u{308}", [" \u{308}"]),
  ])
  func clusters(text: String, clusters: [String]) {
    let analysis = analyze(text)
    #expect(text.pieces(at: analysis.places(.grapheme)) == clusters)
    #expect(analysis.boundaries.count == text.utf16.count + 1)
    let ranges = Array(text.utf16).withUnsafeBufferPointer { UnicodeAnalyzer().graphemeClusters(of: $0) }
    #expect(ranges.flatMap { [$0.lowerBound, $0.upperBound] } == Self.ends(of: ranges.map(\.count)))
    #expect([0] + ranges.map(\.upperBound) == analysis.places(.grapheme))
  }

  /// Both ends of ranges that follow one another with these lengths.
  private static func ends(of lengths: [Int]) -> [Int] {
    var end = 0
    return lengths.flatMap { length in
      defer { end += length }
      return [end, end + length]
    }
  }

  @Test func loneSurrogatesAreClusters() {
    #expect(analyze([0x61, 0xD800, 0xDC00, 0xD800, 0x62, 0xDFFF, 0xD800]).places(.grapheme) == [0, 1, 3, 4, 5, 6, 7])
  }

  @Test func oneBaseMayHaveManyMarks() {
    let units = [0x61] + [UInt16](repeating: 0x301, count: 10_000) + [0x62]
    #expect(analyze(units).places(.grapheme) == [0, 10_001, 10_002])
  }

  @Test func emptyTextHasNoClusters() {
    #expect([].withUnsafeBufferPointer { UnicodeAnalyzer().graphemeClusters(of: $0) } == [])
  }

  @Test(arguments: [
    (
      "Hello, can't 3.14!", "en",
      [("Hello", true), (",", false), (" ", false), ("can't", true), (" ", false), ("3.14", true), ("!", false)]
    ),
    ("ภาษาไทย", "th", [("ภาษา", true), ("ไทย", true)]),
    ("東京へ行く。", "ja", [("東京", true), ("へ", true), ("行く", true), ("。", false)]),
    ("", "", []),
  ])
  func words(text: String, locale: String, words: [(String, Bool)]) {
    let units = Array(text.utf16)
    let found = units.withUnsafeBufferPointer { UnicodeAnalyzer().words(of: $0, locale: locale) }
    #expect(found.map { String(decoding: units[$0.range], as: UTF16.self) } == words.map(\.0))
    #expect(found.map(\.hasLetters) == words.map(\.1))
  }
}
