import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Moving the caret by keys in a text view of 21 characters a line.
@Suite struct CaretMovementTests {
  let window: Window
  let view: TextView

  init() throws {
    view = try monoTextView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    window = Window(size: Size(width: 300, height: 200), in: view.context)
    window.addSubview(view)
  }

  /// Where the caret is after each of the same movements.
  func places(from start: Int, _ movement: TextMovement, count: Int) -> [Int] {
    view.selectedTextRange = start..<start
    return (0..<count).map { _ in
      view.moveCaret(movement)
      return view.editing.selectedRange.lowerBound
    }
  }

  @Test func byCluster() {
    view.text = "a👨‍👩‍👧\r\nb"
    #expect(places(from: 0, .right, count: 5) == [1, 9, 11, 12, 12])
    #expect(places(from: 12, .left, count: 5) == [11, 9, 1, 0, 0])
    view.moveCaret(byClusters: 2)
    #expect(view.selectedTextRange == 9..<9)
    view.moveCaret(byClusters: -9)
    #expect(view.selectedTextRange == 0..<0)
    view.moveCaret(byClusters: .max)
    #expect(view.selectedTextRange == 12..<12)
  }

  @Test func aSelectionGivesWay() {
    view.text = "abcdef"
    view.selectedTextRange = 2..<4
    view.moveCaret(.left)
    #expect(view.selectedTextRange == 2..<2)
    view.selectedTextRange = 2..<4
    view.moveCaret(.right)
    #expect(view.selectedTextRange == 4..<4)
    view.selectedTextRange = 2..<4
    view.moveCaret(byClusters: 1)
    #expect(view.selectedTextRange == 5..<5)
  }

  /// Also where the caret would not move.
  @Test(arguments: [
    (0..<7, TextMovement.start, 0), (0..<7, .end, 7), (0..<7, .lineStart, 0), (0..<7, .lineEnd, 7),
    (0..<7, .wordLeft, 0), (0..<7, .wordRight, 7), (0..<7, .up, 0), (0..<7, .down, 7), (0..<2, .start, 0),
    (4..<7, .wordRight, 7),
  ])
  func aSelectionAtTheEdgeGivesWay(selection: Range<Int>, movement: TextMovement, place: Int) {
    view.text = "one two"
    view.selectedTextRange = selection
    view.moveCaret(movement)
    #expect(view.selectedTextRange == place..<place)
  }

  @Test func rightToLeftTextIsEnteredFromTheRight() {
    view.text = "אבג"
    #expect(places(from: 0, .left, count: 4) == [1, 2, 3, 3])
    #expect(places(from: 3, .right, count: 4) == [2, 1, 0, 0])
    #expect(places(from: 0, .wordLeft, count: 1) == [3])
    #expect(places(from: 3, .wordRight, count: 1) == [0])
  }

  /// "ab" + three Hebrew letters + "cd": seen as a b ג ב א c d. Every step passes one letter.
  @Test func throughTextOfBothDirections() {
    view.text = "abאבגcd"
    #expect(places(from: 0, .right, count: 8) == [1, 2, 4, 3, 2, 6, 7, 7])
    #expect(places(from: 7, .left, count: 8) == [6, 5, 3, 4, 5, 1, 0, 0])
    var xs: [Double] = []
    view.selectedTextRange = 0..<0
    for _ in 0..<7 {
      view.moveCaret(.right)
      xs.append(view.caretRect(for: view.editing.selectedRange.lowerBound).minX)
    }
    #expect(xs == [13, 22, 31, 40, 49, 58, 67])
  }

  /// At the end of a line that ends in the other direction the caret goes on to the next line, or stays.
  @Test(arguments: [
    ("abc אבג", 0, TextMovement.right, [1, 2, 3, 4, 6, 5, 4, 4]),
    ("abc אבג\nxyz", 0, .right, [1, 2, 3, 4, 6, 5, 4, 8, 9, 10, 11, 11]),
    ("אבג abc", 0, .left, [1, 2, 3, 4, 6, 5, 4, 4]), ("אבג abc", 7, .left, [6, 5, 4, 4]),
    ("xyz\nאבג abc", 4, .left, [5, 6, 7, 8, 10, 9, 8, 8]),
    // Lines that begin in the other direction are entered at their edge.
    ("abc\n\u{200E}אבג xyz", 2, .right, [3, 4, 5, 7, 6, 5]), ("abc אבג\n", 5, .right, [4, 8, 8]),
    ("abc אבג\n\nxyz", 5, .right, [4, 8, 9]), ("abc אבג\nxyz", 9, .left, [8, 4, 5, 6, 7, 3]),
  ])
  func theEndOfALineIsPassed(text: String, start: Int, movement: TextMovement, expected: [Int]) {
    view.text = text
    #expect(places(from: start, movement, count: expected.count) == expected)
  }

  /// Lines of both directions, wrapped ones among them: the caret passes every place of every line, from the first edge
  /// to the last and back, and comes to none twice.
  @Test(arguments: 0..<60, [TextMovement.right, .left]) func noPlaceCatchesTheCaret(seed: Int, forwards: TextMovement) {
    var random = SeededNumbers(seed: seed)
    let first = forwards == .right ? "x" : "ש"
    let letters = Array("abאבג  12.-\n\u{301}")
    let paragraphs = (0..<40).map { _ in String(letters[Int.random(in: 0..<letters.count, using: &random)]) }.joined()
    view.text =
      first + paragraphs.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n\(first)")
    view.selectedTextRange = 0..<0
    let end = way(forwards)
    #expect(end.last == view.placement?.layout.lines.count)
    let back = way(forwards == .right ? .left : .right)
    #expect(back.last == 1)
    #expect(back.count == end.count, "\(view.text.debugDescription)")
  }

  /// The line, from 1, at each place that a movement leads to. The x goes one way on each line.
  private func way(_ movement: TextMovement) -> [Int] {
    var lines: [Int] = []
    var last = view.caretRect(at: view.editing.selectedRange.lowerBound, affinity: view.editing.affinity)
    for _ in 0..<200 {
      let before = (view.editing.selectedRange, view.editing.affinity)
      view.moveCaret(movement)
      if before == (view.editing.selectedRange, view.editing.affinity) { return lines }
      let rect = view.caretRect(at: view.editing.selectedRange.lowerBound, affinity: view.editing.affinity)
      if rect.minY == last.minY {
        #expect(movement == .right ? rect.minX >= last.minX : rect.minX <= last.minX, "\(view.text.debugDescription)")
      }
      last = rect
      lines.append(Int(rect.minY / 15) + 1)
    }
    Issue.record("the caret is caught in \(view.text.debugDescription)")
    return lines
  }

  @Test func byWord() {
    view.text = "Well, can't.\n\ngo "
    #expect(places(from: 0, .wordRight, count: 4) == [4, 11, 16, 17])
    #expect(places(from: 17, .wordLeft, count: 4) == [14, 6, 0, 0])
  }

  @Test func upAndDownKeepTheirX() {
    view.text = "abcdef\nab\nabcdef"
    #expect(places(from: 5, .down, count: 3) == [9, 15, 16])
    #expect(places(from: 15, .up, count: 3) == [9, 5, 0])
    // A move to the side begins anew.
    view.selectedTextRange = 5..<5
    view.moveCaret(.down)
    view.moveCaret(.left)
    view.moveCaret(.down)
    #expect(view.selectedTextRange == 11..<11)
  }

  @Test func theEndsOfLinesAndText() {
    view.text = "0123456789 0123456789abcde\nyz"
    #expect(places(from: 13, .lineStart, count: 2) == [11, 11])
    #expect(places(from: 13, .lineEnd, count: 2) == [26, 26])
    #expect(places(from: 3, .lineEnd, count: 1) == [11])
    #expect(view.editing.affinity == .upstream && view.caretRect(for: 11).minY == 7)
    view.moveCaret(.lineStart)
    #expect(view.selectedTextRange == 0..<0, "the caret is at the end of the first line, not at the start of the next")
    #expect(places(from: 13, .start, count: 1) == [0])
    #expect(places(from: 13, .end, count: 1) == [29])
  }

  @Test func extendingKeepsTheOtherEnd() {
    view.text = "abcdef"
    view.selectedTextRange = 3..<3
    view.moveCaret(.right, extendingSelection: true)
    view.moveCaret(.right, extendingSelection: true)
    #expect(view.selectedTextRange == 3..<5)
    for _ in 0..<3 { view.moveCaret(.left, extendingSelection: true) }
    #expect(view.selectedTextRange == 2..<3)
    view.moveCaret(.end, extendingSelection: true)
    #expect(view.selectedTextRange == 3..<6)
    view.moveCaret(.left)
    #expect(view.selectedTextRange == 3..<3)
  }

  @Test func movesNotifyTheDelegate() {
    view.text = "ab"
    view.becomeFirstResponder()
    window.trace.removeAll()
    view.moveCaret(.left)
    view.moveCaret(.start)
    view.moveCaret(.start)
    #expect(
      window.trace.lines == [
        "TextView: textViewDidChangeSelection 1..<1", "TextView: textViewDidChangeSelection 0..<0",
      ])
  }
}
