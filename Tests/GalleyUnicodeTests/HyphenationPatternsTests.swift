import GalleyUnicode
import TestSupport
import Testing

@Suite struct HyphenationPatternsTests {
  /// A word with hyphens where a pattern file divides it.
  private func divided(_ word: String, by file: [UInt8]) throws -> String {
    let hyphenator = Hyphenator(languages: ["en"]) { _ in file.withUnsafeBytes { HyphenationPatterns($0) } }
    return word.pieces(at: hyphenator.points(in: word.utf16, language: "en")).joined(separator: "-")
  }

  private func divided(_ word: String, by file: String) throws -> String { try divided(word, by: Array(file.utf8)) }

  @Test(arguments: [
    // The greatest digit wins; odd ones divide.
    ("UTF-8\na1b\n", "aabb", "aa-bb"), ("UTF-8\na1b\naa2bb\n", "aabb", "aabb"),
    ("UTF-8\na1b\naa2b3b\n", "aabbb", "aab-bb"),
    // A full stop stands for the ends of the word.
    ("UTF-8\n.ab1\nb1c.\n", "abcabc", "ab-cabc"), ("UTF-8\n1ab.\n", "ababab", "abab-ab"),
    // Two letters stay at each end unless the file says otherwise.
    ("UTF-8\n1a\n", "aaaaa", "aa-a-aa"), ("UTF-8\nLEFTHYPHENMIN 3\nRIGHTHYPHENMIN 1\n1a\n", "aaaaa", "aaa-a-a"),
    // The last of two patterns with the same letters counts; comments, long lines and tails do not.
    ("UTF-8\na1b\na2b\n", "aabb", "aabb"),
    ("UTF-8\n%a1b\n#a1b\na\(String(repeating: "c", count: 99))\n", "aabb", "aabb"),
    ("UTF-8\na1b rest\n", "aabb", "aa-bb"), ("UTF-8\r\nп1р\r\n", "аппрр", "апп-рр"),
    ("ISO8859-2", "aabb", "aabb"),
  ])
  func patternsDivide(file: String, word: String, expected: String) throws {
    try expectEqual(divided(word, by: file), expected)
  }

  @Test func bytesMeanWhatTheEncodingSays() throws {
    // ą1ć
    let file = Array("ISO8859-2\n".utf8) + [0xB1, 0x31, 0xE6, 0x0A]
    try expectEqual(divided("ąąćć", by: file), "ąą-ćć")
    try expectEqual(divided("ąąććд", by: file), "ąąććд")
  }

  @Test func partsOfCompoundsAreDividedApart() throws {
    let file = "UTF-8\nCOMPOUNDLEFTHYPHENMIN 2\nCOMPOUNDRIGHTHYPHENMIN 2\nNOHYPHEN =\ns1k\n=1\nNEXTLEVEL\n1a\n.k1\n"
    try expectEqual(divided("baaskaaab", by: file), "ba-as-ka-a-ab")
  }

  /// A file that has a pattern for the apostrophe takes it for a letter, and its patterns reach past it. Others divide
  /// what stands between apostrophes apart, each part at least three letters from its start.
  @Test(arguments: [
    ("1a\n'2\n", "bb'aabaab", "bb'a-ab-a-ab"), ("1a\n'2\n", "bb’aabaab", "bb’a-ab-a-ab"),
    ("1b\n'2\n", "cabb'aa", "ca-b-b'aa"),
    ("1b\n'2\nb'a3a\n", "cabb'aa", "ca-b-b'aa"), ("1a\n", "bb'aabaab", "bb'aab-a-ab"), ("1b\n", "cabb'aa", "cabb'aa"),
  ])
  func apostrophesAreLettersToFilesThatHaveThem(patterns: String, word: String, expected: String) throws {
    try expectEqual(divided(word, by: "UTF-8\n\(patterns)"), expected)
  }

  @Test func wordsAreNotDividedBesideHyphens() throws {
    try expectEqual(divided("aaaa-aaaa", by: "UTF-8\n1a\n1-1\n"), "aaaa-aaaa")
  }

  /// Such a division is left out, but the others of the word are there.
  @Test func divisionsThatChangeTheSpellingAreLeftOut() throws {
    try expectEqual(divided("asszonyok", by: "UTF-8\nas5szon2y/sz=,2,1\ny1o\n"), "asszony-ok")
  }

  @Test func aFileWithoutEncodingIsRefused() {
    for file in ["", "\n", "no encoding at all\n", "KLINGON-8\na1b\n"] {
      #expect(Array(file.utf8).withUnsafeBytes { HyphenationPatterns($0) } == nil)
    }
  }
}
