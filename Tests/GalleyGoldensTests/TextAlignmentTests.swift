import Testing

@testable import GalleyGoldens

/// The parts of two texts that are in both.
@Suite struct TextAlignmentTests {
  @Test(arguments: [
    ("", "", ""), ("a b", "a b", "=a b"), ("a b c", "a c", "=a  =c"), ("a c", "a b c", "=a  =c"),
    ("on Friday at nine", "on Monday at nine", "=on  Fri>Mon =day at nine"), ("今日は晴れ", "今日は雨", "=今日は 晴れ>雨"),
    ("one two", "three", "one two>three"), ("a", "", ""),
  ])
  func replacedPiecesAreAligned(before: String, after: String, shown: String) {
    func part(_ text: String, _ range: Range<Int>) -> String {
      String(decoding: Array(text.utf16)[range], as: UTF16.self)
    }
    let pieces = TextAlignment(before, after).pieces.map { piece in
      piece.isSame
        ? "=" + part(before, piece.before) : part(before, piece.before) + ">" + part(after, piece.after)
    }
    #expect(pieces.joined(separator: " ") == shown)
  }

  /// Two long texts without a word in common are not compared word by word.
  @Test func longTextsTakeNoLonger() {
    let before = (0..<20_000).map { "a\($0)" }.joined(separator: " ")
    let after = (0..<20_000).map { "b\($0)" }.joined(separator: " ") + "!"
    #expect(TextAlignment(before, after).pieces.count == 1)
  }
}
