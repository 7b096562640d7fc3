import GalleyBase
import GalleyText
import GalleyUnicode
import TestSupport
import Testing

@testable import GalleyViews

/// What an edit does to text, selection and marked text, without a view.
@Suite struct TextEditingStateTests {
  let analyzer = UnicodeAnalyzer()

  func state(_ text: String, _ selection: Range<Int>? = nil) -> TextEditingState {
    var state = TextEditingState(AttributedText(text))
    if let selection { state.select(selection, using: analyzer) }
    return state
  }

  @Test func theInsertionPointIsAtTheEndOfNewText() {
    var state = state("abc")
    #expect(state.selectedRange == 3..<3 && state.isCaret && state.affinity == .downstream)
    state.select(1..<2, affinity: .upstream, using: analyzer)
    #expect(state.selectedRange == 1..<2 && state.affinity == .upstream)
    state.setText(AttributedText("longer"))
    #expect(state.selectedRange == 6..<6 && state.affinity == .downstream)
  }

  @Test(arguments: [
    ("abc", 1..<2, 1..<2), ("abc", -4..<9, 0..<3), ("abc", 7..<9, 3..<3), ("abc", -9 ..< -2, 0..<0),
    // A family is 8 units, a flag 4, CR LF one cluster.
    ("a👨‍👩‍👧b", 2..<3, 1..<9), ("a👨‍👩‍👧b", 5..<5, 1..<1), ("a👨‍👩‍👧b", 0..<4, 0..<9), ("a👨‍👩‍👧b", 9..<10, 9..<10),
    ("🇩🇪🇫🇷", 2..<6, 0..<8), ("a\r\nb", 2..<2, 1..<1), ("e\u{301}", 1..<2, 0..<2), ("", 0..<1, 0..<0),
  ])
  func selectionsKeepClustersWhole(text: String, selection: Range<Int>, selected: Range<Int>) {
    #expect(state(text, selection).selectedRange == selected)
  }

  @Test(arguments: [
    ("abc", 1..<2, "xyz", "axyzc", 4), ("abc", 3..<3, "d", "abcd", 4), ("abc", 0..<3, "", "", 0),
    ("a👨‍👩‍👧b", 3..<4, "x", "axb", 2), ("abc", -1..<99, "x", "x", 1),
    // What is typed may join its neighbours: the insertion point goes behind the whole cluster.
    ("e", 1..<1, "\u{301}", "e\u{301}", 2), ("\u{301}x", 0..<0, "e", "e\u{301}x", 2),
    ("\u{1F1EA}", 0..<0, "\u{1F1E9}", "\u{1F1E9}\u{1F1EA}", 4),
  ])
  func replacementsKeepClustersWhole(
    text: String, range: Range<Int>, replacement: String, result: String, caret: Int
  ) {
    var state = state(text)
    state.replace(range, with: replacement, using: analyzer)
    #expect(Array(state.string.utf16) == Array(result.utf16))
    #expect(state.selectedRange == caret..<caret)
  }

  @Test(arguments: [
    ("abc", 3..<3, 2..<3), ("abc", 0..<0, nil), ("abc", 1..<3, 1..<3), ("a👨‍👩‍👧", 9..<9, 1..<9), ("\r\n", 2..<2, 0..<2),
    ("🇩🇪🇫🇷", 8..<8, 4..<8), ("e\u{301}\u{302}", 3..<3, 0..<3),
  ])
  func deletingTakesACluster(text: String, selection: Range<Int>, deleted: Range<Int>?) {
    #expect(state(text, selection).deletionRangeBackward(using: analyzer) == deleted)
  }

  @Test func typingTakesTheTypingAttributes() {
    let big = TextAttributes { $0.kern = 5 }
    let red = TextAttributes { $0.foregroundColor = Color(red: 255, green: 0, blue: 0) }
    var text = AttributedText("ab", attributes: big)
    text.append("cd", attributes: red)
    var state = TextEditingState(text)
    #expect(state.typingAttributes == red)
    state.select(2..<2, using: analyzer)
    #expect(state.typingAttributes == big)
    state.select(2..<4, using: analyzer)
    #expect(state.typingAttributes == red)
    state.select(1..<1, using: analyzer)
    state.typingAttributes = red
    state.replace(state.selectedRange, with: "x", using: analyzer)
    #expect(state.text.attributes(at: 1) == red && state.typingAttributes == red)
    state.replace(0..<5, with: "", using: analyzer)
    #expect(state.typingAttributes == big, "an emptied text keeps its style")
  }

  @Test func attachmentsAreNotTypedAgain() {
    let attachment = TextAttributes { $0.attachment = TextAttachment(bounds: Rect(x: 0, y: 0, width: 5, height: 5)) }
    #expect(TextEditingState(AttributedText("\u{FFFC}", attributes: attachment)).typingAttributes == TextAttributes())
  }

  @Test func statesAreEqualWhateverTheLayoutsKnow() {
    var edited = state("")
    edited.replace(0..<0, with: "ab", using: analyzer)
    #expect(edited == state("ab") && edited.hashValue == state("ab").hashValue)
    #expect(edited != state("ab", 0..<0))
  }

  // MARK: Marked text

  /// The script of the manual: lengths 1, 2, 6, 2.
  @Test func composingPinyin() {
    var state = state("")
    var lengths: [Int] = []
    for text in ["n", "ni", "ni hao"] {
      state.setMarkedText(text, selectedRange: text.utf16.count..<text.utf16.count, using: analyzer)
      lengths.append(state.count)
      #expect(state.markedRange == 0..<text.utf16.count)
      #expect(state.selectedRange == text.utf16.count..<text.utf16.count)
    }
    state.replace(state.markedRange ?? 0..<0, with: "你好", using: analyzer)
    lengths.append(state.count)
    #expect(lengths == [1, 2, 6, 2])
    #expect(state.markedRange == nil && state.string == "你好" && state.selectedRange == 2..<2)
  }

  @Test func markedTextTakesTheSelection() {
    var state = state("abcd", 1..<3)
    state.setMarkedText("xyz", selectedRange: 1..<2, using: analyzer)
    #expect(state.string == "axyzd" && state.markedRange == 1..<4 && state.selectedRange == 2..<3)
    state.setMarkedText("q", selectedRange: 0..<9, using: analyzer)
    #expect(state.string == "aqd" && state.markedRange == 1..<2 && state.selectedRange == 1..<2)
    state.setMarkedText("", selectedRange: 0..<0, using: analyzer)
    #expect(state.string == "ad" && state.markedRange == nil && state.selectedRange == 1..<1)
  }

  @Test func theSelectionMovesInsideMarkedTextAndEndsItOutside() {
    var state = state("ab")
    state.setMarkedText("xyz", selectedRange: 3..<3, using: analyzer)
    state.select(2..<4, using: analyzer)
    #expect(state.markedRange == 2..<5)
    state.select(1..<3, using: analyzer)
    #expect(state.markedRange == nil && state.string == "abxyz")

    state.select(1..<3, using: analyzer)
    state.setMarkedText("uvw", selectedRange: 0..<0, using: analyzer)
    #expect(state.string == "auvwyz" && state.markedRange == 1..<4)
    state.select(2..<5, using: analyzer)
    #expect(state.markedRange == nil && state.string == "auvwyz")
  }

  /// Marked text that joins its neighbours marks them, but does not replace them the next time.
  @Test func markedTextThatJoinsItsNeighbour() {
    var state = state("ae")
    state.setMarkedText("\u{301}", selectedRange: 1..<1, using: analyzer)
    #expect(state.count == 3 && state.markedRange == 1..<3 && state.selectedRange == 3..<3)
    state.setMarkedText("x", selectedRange: 1..<1, using: analyzer)
    #expect(state.string == "aex" && state.markedRange == 2..<3)
  }

  @Test func anotherTextEndsComposition() {
    var state = state("")
    state.setMarkedText("ni", selectedRange: 2..<2, using: analyzer)
    state.setText(AttributedText("ni"))
    #expect(state.markedRange == nil)
    state.setMarkedText("x", selectedRange: 1..<1, using: analyzer)
    #expect(state.string == "nix")
    state.replace(0..<1, with: "", using: analyzer)
    #expect(state.markedRange == nil && state.string == "ix" && state.selectedRange == 0..<0)
  }

  @Test func aPartOfMarkedTextIsDeleted() {
    var state = state("a")
    state.setMarkedText("nih", selectedRange: 3..<3, using: analyzer)
    state.deleteMarked(3..<4, using: analyzer)
    #expect(state.string == "ani" && state.markedRange == 1..<3 && state.selectedRange == 3..<3)
    state.deleteMarked(1..<3, using: analyzer)
    #expect(state.string == "a" && state.markedRange == nil && state.selectedRange == 1..<1)
  }
}
