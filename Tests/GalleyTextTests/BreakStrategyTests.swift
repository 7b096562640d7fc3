import GalleyText
import TestSupport
import Testing

/// The choice between several possible line breaks. Glyphs are 9 wide.
struct BreakStrategyTests {
  private func lines(_ string: String, columns: Int, _ strategy: LineBreakStrategy) throws -> [String] {
    try Setting(string, width: Double(columns) * 9) { $0.lineBreakStrategy = strategy }.shown
  }

  /// A label's default strategy moves a word from the first line to the second of two, but not from the second to the
  /// third of three.
  @Test(arguments: [
    ("one two three four", 13, ["one two ", "three four"]),
    ("one two three four five six seven", 13, ["one two three ", "four five six ", "seven"]),
  ])
  func theStandardStrategyMovesAWordInTwoLinesButNotInThree(string: String, columns: Int, expected: [String]) throws {
    try expectEqual(lines(string, columns: columns, .standard), expected)
  }

  @Test func pushingOutMovesAWordToALoneLastWord() throws {
    try expectEqual(lines("one two three four", columns: 13, []), ["one two three ", "four"])
    try expectEqual(lines("one two three four", columns: 13, .pushOut), ["one two ", "three four"])
    try expectEqual(lines("one two three four", columns: 13, .standard), ["one two ", "three four"])
  }

  @Test(arguments: [
    // Without the move, the last line would consist of a single word.
    ("one three four", 9, ["one three ", "four"]),
    // The last line has more than one word.
    ("one two three four five", 13, ["one two three ", "four five"]),
    // There is only one line.
    ("one two", 13, ["one two"]),
    // The two words together would not fit into the last line.
    ("one two three fourteen", 13, ["one two three ", "fourteen"]),
  ])
  func pushingOutMovesNothingElse(string: String, columns: Int, expected: [String]) throws {
    try expectEqual(lines(string, columns: columns, .pushOut), expected)
  }

  @Test func aJustifiedLineKeepsItsWords() throws {
    let setting = try Setting("one two three four", width: 13 * 9) {
      $0.lineBreakStrategy = .pushOut
      $0.alignment = .justified
    }
    #expect(setting.shown == ["one two three ", "four"])
  }

  @Test func hangulWordsStayWhole() throws {
    let text = "가나 다라마바"
    try expectEqual(lines(text, columns: 5, []), ["가나 다라", "마바"])
    try expectEqual(lines(text, columns: 5, .hangulWordPriority), ["가나 ", "다라마바"])
    try expectEqual(lines("가나다라마바사", columns: 5, .hangulWordPriority), ["가나다라마", "바사"])
  }
}
