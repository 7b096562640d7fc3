import GalleyText
import TestSupport
import Testing

/// How lines are chosen where several ways to break are possible. Glyphs are 9 wide.
struct BreakStrategyTests {
  private func lines(_ string: String, columns: Int, _ strategy: LineBreakStrategy) throws -> [String] {
    try Setting(string, width: Double(columns) * 9) { $0.lineBreakStrategy = strategy }.shown
  }

  /// A label's own strategy: of two lines the first gives a word away, of three the second does not.
  @Test(arguments: [
    ("one two three four", 13, ["one two ", "three four"]),
    ("one two three four five six seven", 13, ["one two three ", "four five six ", "seven"]),
  ])
  func theStandardStrategyIsForTwoLines(string: String, columns: Int, expected: [String]) throws {
    try expectEqual(lines(string, columns: columns, .standard), expected)
  }

  @Test func aWordKeepsTheLastOneCompany() throws {
    try expectEqual(lines("one two three four", columns: 13, []), ["one two three ", "four"])
    try expectEqual(lines("one two three four", columns: 13, .pushOut), ["one two ", "three four"])
    try expectEqual(lines("one two three four", columns: 13, .standard), ["one two ", "three four"])
  }

  @Test(arguments: [
    // The line would be left with a single word.
    ("one three four", 9, ["one three ", "four"]),
    // More than a word is left.
    ("one two three four five", 13, ["one two three ", "four five"]),
    // There is only one line.
    ("one two", 13, ["one two"]),
    // The words together would not fit.
    ("one two three fourteen", 13, ["one two three ", "fourteen"]),
  ])
  func otherwiseNothingMoves(string: String, columns: Int, expected: [String]) throws {
    try expectEqual(lines(string, columns: columns, .pushOut), expected)
  }

  @Test func aJustifiedLineGivesNoWordAway() throws {
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
