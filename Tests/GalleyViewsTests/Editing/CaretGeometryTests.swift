import GalleyBase
import GalleyText
import GalleyUnicode
import GalleyViews
import TestSupport
import Testing

/// Where carets and selections are, and which position is nearest to a point, in a text view of 21 characters a line:
/// 9 points each, lines of 15, the first one at (5, 8).
@Suite struct CaretGeometryTests {
  let window: Window
  let view: TextView

  init() throws {
    view = try monoTextView(frame: Rect(x: 10, y: 20, width: 200, height: 100))
    window = Window(size: Size(width: 300, height: 200), in: view.context)
    window.addSubview(view)
  }

  @Test func caretsOfATextView() {
    #expect(view.caretRect(for: 0) == Rect(x: 4, y: 7, width: 2, height: 16.5))
    view.text = "ab\ncd\n"
    #expect(view.caretRect(for: 2) == Rect(x: 22, y: 7, width: 2, height: 16.5))
    #expect(view.caretRect(for: 3) == Rect(x: 4, y: 22, width: 2, height: 16.5))
    #expect(view.caretRect(for: 6) == Rect(x: 4, y: 37, width: 2, height: 16.5))
    #expect(view.caretRect(for: 99) == view.caretRect(for: 6))
    #expect(view.caretRect(for: -1) == view.caretRect(for: 0))
  }

  @Test func theCaretHasTwoPlacesWhereLinesMeet() {
    view.text = "0123456789 0123456789 x"
    #expect(view.caretRect(for: 11).minY == 7)
    #expect(view.caretRect(for: 22) == Rect(x: 4, y: 22, width: 2, height: 16.5))
    #expect(view.caretRect(for: 22, affinity: .upstream).minY == 7)
    view.select(22..<22, affinity: .upstream)
    #expect(view.caretRect(for: 22).minY == 7, "that of the selection")
    #expect(view.caretRect(for: 22, affinity: .downstream).minY == 22)
  }

  @Test func selections() {
    view.text = "abcd\nef"
    #expect(view.selectionRects(for: 1..<3).map(\.rect) == [Rect(x: 14, y: 8, width: 18, height: 15)])
    let both = view.selectionRects(for: 3..<6)
    #expect(
      both.map(\.rect) == [
        Rect(x: 32, y: 8, width: 163, height: 15), Rect(x: 5, y: 23, width: 9, height: 15),
      ])
    #expect(both.map(\.containsStart) == [true, false] && both.map(\.containsEnd) == [false, true])
    #expect(view.firstRect(for: 3..<6) == Rect(x: 32, y: 8, width: 163, height: 15))
    #expect(view.firstRect(for: 1..<1) == Rect(x: 14, y: 7, width: 0, height: 16.5))
    #expect(view.selectionRects(for: 2..<2).isEmpty && view.selectionRects(for: 9..<12).isEmpty)
  }

  @Test(arguments: [
    (Point(x: 0, y: 0), 0, 0), (Point(x: 9, y: 10), 0, 0), (Point(x: 10, y: 10), 1, 0), (Point(x: 199, y: 10), 4, 4),
    (Point(x: 5, y: 24), 5, 5), (Point(x: 199, y: 999), 7, 7), (Point(x: -50, y: 999), 5, 5),
  ])
  func nearestPositions(point: Point, position: Int, tapped: Int) {
    view.text = "abcd\nef"
    #expect(view.closestPosition(to: point) == position)
    #expect(view.closestPosition(to: point, within: 2..<6) == min(max(position, 2), 6))
    view.tap(at: point)
    #expect(view.selectedTextRange == tapped..<tapped)
  }

  @Test func charactersAndWordsUnderAPoint() {
    view.text = "one two"
    #expect(view.characterRange(at: Point(x: 9, y: 10)) == 0..<1)
    #expect(view.characterRange(at: Point(x: 13, y: 10)) == 0..<1)
    #expect(view.characterRange(at: Point(x: 199, y: 10)) == 6..<7)
    view.doubleTap(at: Point(x: 60, y: 10))
    #expect(view.selectedTextRange == 4..<7)
    view.doubleTap(at: Point(x: 33, y: 10))
    #expect(view.selectedTextRange == 3..<4)
    view.text = ""
    #expect(view.characterRange(at: .zero) == nil)
    view.doubleTap(at: .zero)
    #expect(view.selectedTextRange == 0..<0)
  }

  // MARK: Positions

  @Test func positionsAndRanges() {
    view.text = "abcd\nef"
    #expect(view.beginningOfDocument == 0 && view.endOfDocument == 7)
    #expect(view.position(from: 2, offset: 5) == 7 && view.position(from: 2, offset: -2) == 0)
    #expect(view.position(from: 2, offset: 6) == nil && view.position(from: 2, offset: -3) == nil)
    #expect(view.position(from: .max, offset: 1) == nil)
    #expect(view.textRange(from: 5, to: 2) == 2..<5 && view.textRange(from: 0, to: 8) == nil)
    #expect(view.textRange(from: -1, to: 2) == nil)
    #expect(view.offset(from: 5, to: 2) == -3)
    #expect(view.position(from: 1, in: .right, offset: 2) == 3)
    #expect(view.position(from: 1, in: .right, offset: -1) == 0)
    #expect(view.position(from: 1, in: .down, offset: 1) == 6)
    #expect(view.position(from: 6, in: .down, offset: -1) == 1)
    #expect(view.position(from: 1, in: .left, offset: 2) == nil)
    #expect(view.position(from: 1, in: .left, offset: 0) == 1)
  }

  @Test func directions() {
    view.text = "ab\nאב\n"
    #expect(view.baseWritingDirection(for: 1) == .leftToRight)
    #expect(view.baseWritingDirection(for: 4) == .rightToLeft)
  }
}
