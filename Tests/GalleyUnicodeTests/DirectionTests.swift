import GalleyUnicode
import Testing

@Suite struct DirectionTests {
  @Test(arguments: [
    ("", WritingDirection.natural),
    ("123 (…)", .natural),
    ("123 abc", .leftToRight),
    ("1. אבג abc", .rightToLeft),
    ("ب", .rightToLeft),
    ("𐤀", .rightToLeft),
    ("\u{200F}abc", .rightToLeft),
    // Isolates are skipped, also unfinished ones; embeddings are not (P2).
    ("\u{2067}אבג\u{2069}abc", .leftToRight),
    ("\u{2066}\u{2068}א\u{2069}ב\u{2069}ג", .rightToLeft),
    ("\u{2067}אבג", .natural),
    ("\u{2069}\u{2069}אבג", .rightToLeft),
    ("\u{202B}abc", .leftToRight),
    ("\u{2067}א\u{85}abc", .leftToRight),
  ])
  func firstStrong(text: String, direction: WritingDirection) {
    #expect(Array(text.utf16).withUnsafeBufferPointer { firstStrongDirection(of: $0) } == direction)
    #expect(analyze(text).baseLevel == (direction == .rightToLeft ? 1 : 0))
  }

  @Test(
    arguments: [
      ([], []),
      ([0, 0, 0], [0, 1, 2]),
      ([1, 1, 1], [2, 1, 0]),
      ([2, 2], [0, 1]),
      ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 2, 1], [3, 1, 2, 0]),
      ([0, 0, 1, 1, 2, 2, 1, 0], [0, 1, 6, 4, 5, 3, 2, 7]),
      ([3, 1, 4, 4], [2, 3, 1, 0]),
    ] as [([BidiLevel], [Int])])
  func visualOrder(levels: [BidiLevel], order: [Int]) {
    #expect(GalleyUnicode.visualOrder(ofLevels: levels) == order)
  }
}
