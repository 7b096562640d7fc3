import GalleyUnicode
import Testing

@Suite struct ParagraphRangesTests {
  @Test(arguments: [
    ("", [0..<0], [0..<0]),
    ("abc", [0..<3], [3..<3]),
    ("a\n", [0..<1, 2..<2], [1..<2, 2..<2]),
    ("a\r\nb\n\rc", [0..<1, 3..<4, 5..<5, 6..<7], [1..<3, 4..<5, 5..<6, 7..<7]),
    ("\r\r\n", [0..<0, 1..<1, 3..<3], [0..<1, 1..<3, 3..<3]),
    ("a\u{2029}b\u{2028}c\u{85}d\u{0B}e\u{0C}f", [0..<1, 2..<11], [1..<2, 11..<11]),
    ("\r", [0..<0, 1..<1], [0..<1, 1..<1]),
  ])
  func ranges(text: String, contents: [Range<Int>], separators: [Range<Int>]) {
    let found = Array(text.utf16).withUnsafeBufferPointer { paragraphRanges(in: $0) }
    #expect(found.map(\.content) == contents)
    #expect(found.map(\.separator) == separators)
  }
}
