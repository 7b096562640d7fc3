import GalleyText
import GalleyUnicode
import TestSupport
import Testing

@testable import GalleyViews

/// Where clusters, words and paragraphs begin and end for someone who edits.
@Suite struct TextBoundaryTests {
  let analyzer = UnicodeAnalyzer()

  @Test(arguments: [
    (0, 0, 1), (1, 0, 9), (5, 1, 9), (9, 1, 10), (10, 9, 10), (99, 9, 10), (-3, 0, 1),
  ])
  func clusters(offset: Int, before: Int, after: Int) {
    let state = TextEditingState(AttributedText("a👨‍👩‍👧b"))
    #expect(state.clusterBoundary(before: offset, using: analyzer) == before)
    #expect(state.clusterBoundary(after: offset, using: analyzer) == after)
    #expect(state.clusterCount(in: 0..<10, using: analyzer) == 3)
    #expect(state.clusterCount(in: 2..<3, using: analyzer) == 1)
    #expect(state.clusterCount(in: 9..<9, using: analyzer) == 0)
  }

  /// 0 Well, 6 can't 11. 12 LF LF 14 go 17
  @Test(arguments: [
    (0, 0, 4), (2, 0, 4), (4, 0, 11), (5, 0, 11), (6, 0, 11), (7, 6, 11), (11, 6, 16), (12, 6, 16), (13, 6, 16),
    (14, 6, 16), (15, 14, 16), (16, 14, 17), (17, 14, 17), (99, 14, 17), (-1, 0, 4),
  ])
  func words(offset: Int, before: Int, after: Int) {
    let state = TextEditingState(AttributedText("Well, can't.\n\ngo "))
    #expect(state.wordBoundary(before: offset, locale: "en", using: analyzer) == before)
    #expect(state.wordBoundary(after: offset, locale: "en", using: analyzer) == after)
  }

  @Test func dictionariesDivideWords() {
    let state = TextEditingState(AttributedText("x\n東京へ行く"))
    #expect(state.wordBoundary(after: 2, locale: "ja", using: analyzer) == 4)
    #expect(state.wordBoundary(before: 7, locale: "ja", using: analyzer) == 5)
    #expect(state.wordRange(at: 3, locale: "ja", using: analyzer) == 2..<4)
    #expect(state.wordRange(at: 1, locale: "ja", using: analyzer) == nil)
  }

  @Test(arguments: [
    ("ab\ncd", 1, 0..<2, 2..<3), ("ab\ncd", 2, 0..<2, 2..<3), ("ab\ncd", 3, 3..<5, 5..<5), ("", 0, 0..<0, 0..<0),
    ("a\r\nb", 1, 0..<1, 1..<3), ("a\r\nb", 2, 0..<1, 1..<3), ("a\r\nb", 3, 3..<4, 4..<4),
    ("a\n", 2, 2..<2, 2..<2), ("\u{2029}a", 0, 0..<0, 0..<1), ("a\u{2028}b", 3, 0..<3, 3..<3),
  ])
  func paragraphs(text: String, offset: Int, content: Range<Int>, separator: Range<Int>) {
    let paragraph = TextEditingState(AttributedText(text)).paragraphRange(at: offset)
    #expect(paragraph == ParagraphRange(content: content, separator: separator))
  }

  // MARK: What layouts have to catch up on

  @Test func replacementsArePutTogether() {
    var state = TextEditingState(AttributedText("0123456789"))
    #expect(state.takeReplacement() == nil)
    state.replace(4..<5, with: "abc", using: analyzer)
    #expect(state.takeReplacement() == TextReplacement(4..<5, count: 3))
    #expect(state.takeReplacement() == nil)
    state.replace(2..<3, with: "", using: analyzer)
    state.replace(8..<8, with: "xy", using: analyzer)
    // 2..<9 of the old text became 2..<10.
    #expect(state.takeReplacement() == TextReplacement(2..<9, count: 8))
    state.updateAttributes(in: 3..<5) { $0.kern = 1 }
    #expect(state.takeReplacement() == TextReplacement(3..<5, count: 2))
    state.setText(AttributedText("ab"))
    #expect(state.takeReplacement() == TextReplacement(0..<13, count: 2))
  }

  /// Any number of edits, put together, lead from the old text to the new one.
  @Test func randomReplacementsLeadToTheText() throws {
    var numbers = SeededNumbers(seed: 9)
    for _ in 0..<200 {
      var state = TextEditingState(AttributedText("the quick brown fox"))
      var copy = state.text
      for _ in 0..<3 {
        for _ in 0...Int.random(in: 0..<4, using: &numbers) {
          let start = Int.random(in: 0...state.count, using: &numbers)
          let range = start..<min(state.count, start + Int.random(in: 0..<4, using: &numbers))
          state.replace(range, with: ["", "a", "bcd"][Int.random(in: 0..<3, using: &numbers)], using: analyzer)
        }
        let taken = state.takeReplacement()
        let replacement = try #require(taken)
        copy.replace(replacement.old, with: state.text.slice(replacement.new))
        #expect(copy.utf16 == state.text.utf16)
      }
    }
  }
}
