import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Carets, and what scrolls into view (rule: text-view-caret).
@Suite struct TextViewScrollTests {
  /// The measured heights, 13.43 and 14.63, are those of lines of 1.193359375 em.
  @Test(arguments: [(10.0, 13.43359375), (11, 14.626953125)])
  func theFirstCaretIsAtFourAndSeven(_ row: (size: Double, height: Double)) throws {
    let view = try monoTextView(size: row.size)
    view.typingAttributes = TextAttributes {
      $0.paragraphStyle = ParagraphStyle { $0.lineHeightMultiple = 1.193359375 }
    }
    let rect = view.caretRect(at: 0)
    #expect(rect.origin == Point(x: 4, y: 7) && rect.width == 2)
    #expect(abs(rect.height - row.height) < 0.00002)
  }

  @Test func aTrailingNewlineHasItsCaretOnTheExtraLine() throws {
    let view = try monoTextView("ab\n")
    #expect(view.caretRect(at: 2) == Rect(x: 22, y: 7, width: 2, height: 16.5))
    #expect(view.caretRect(at: 3) == Rect(x: 4, y: 22, width: 2, height: 16.5))
  }

  @Test func affinityDecidesWhereLinesMeet() throws {
    let view = try monoTextView("aaaa bbbb", size: 10, frame: Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(view.caretRect(at: 5) == Rect(x: 4, y: 17, width: 2, height: 11.5))
    #expect(view.caretRect(at: 5, affinity: .upstream) == Rect(x: 34, y: 7, width: 2, height: 11.5))
  }

  @Test func hangingSpacesDoNotTakeTheCaretAlong() throws {
    let view = try monoTextView("aaaa      ", size: 10, frame: Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(view.caretRect(at: 10).minX == 44)
  }

  @Test func aRangeScrollsIntoViewWithTheInsets() throws {
    let view = try monoTextView("a\nb\nc\nd\ne\nf\ng\nh")
    #expect(view.contentSize.height == 136)
    view.scrollRangeToVisible(10..<10)
    #expect(view.contentOffset.y == 6.5)
    view.scrollRangeToVisible(14..<15)
    #expect(view.contentOffset.y == 36)
    view.scrollRangeToVisible(10..<11)
    #expect(view.contentOffset.y == 36)
    view.scrollRangeToVisible(2..<3)
    #expect(view.contentOffset.y == 14)
    view.scrollRangeToVisible(0..<0)
    #expect(view.contentOffset.y == 0)
  }

  @Test func contentInsetsCanBeScrolledTo() throws {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 50), in: try makeContext())
    view.contentSize = Size(width: 200, height: 80)
    view.contentInset = EdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    #expect(view.contentOffset == Point(x: 0, y: -10))
    #expect(view.minimumContentOffset == Point(x: -1, y: -10))
    #expect(view.maximumContentOffset == Point(x: 102, y: 50))
    view.contentOffset = Point(x: 500, y: 500)
    view.layoutIfNeeded()
    #expect(view.contentOffset == Point(x: 102, y: 50))
    view.contentSize = Size(width: 50, height: 20)
    view.layoutIfNeeded()
    #expect(view.contentOffset == Point(x: -1, y: -10))
  }

  @Test func scrollingShowsAsMuchAsItCan() throws {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 50), in: try makeContext())
    view.contentSize = Size(width: 100, height: 500)
    view.scrollRectToVisible(Rect(x: 0, y: 60, width: 10, height: 10))
    #expect(view.contentOffset.y == 20)
    view.scrollRectToVisible(Rect(x: 0, y: 100, width: 10, height: 80))
    #expect(view.contentOffset.y == 100)
    view.scrollRectToVisible(Rect(x: 0, y: 490, width: 10, height: 80))
    #expect(view.contentOffset.y == 450)
  }

  /// What lies outside of the bounds is neither recorded nor missed.
  @Test func onlyWhatShowsIsRecorded() throws {
    let text = (0..<500).map { "line \($0)" }.joined(separator: "\n")
    let view = try monoTextView(text, size: 10, frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentOffset.y = 2000
    let list = displayList(of: view)
    #expect(list.dump.split(separator: "\n").count < 40)
    let cut = View(frame: view.frame, in: view.context)
    cut.clipsToBounds = true
    view.clipsToBounds = false
    cut.addSubview(view)
    let whole = displayList(of: cut)
    #expect(whole.dump.split(separator: "\n").count > 400)
    let bitmaps = try [list, whole].map {
      try rasterize(
        $0, size: PixelSize(width: 100, height: 100), scale: 1, background: .white,
        typesetter: view.context.typesetter)
    }
    #expect(bitmaps[0] == bitmaps[1])
  }

  /// Lines of 15 points from 8 on, of which about three show at once.
  @Test func aSelectionScrollsIntoViewItsBeginningFirst() throws {
    let view = try monoTextView("a\nb\nc\nd\ne\nf\ng\nh", frame: Rect(x: 0, y: 0, width: 300, height: 60))
    let window = Window(size: Size(width: 300, height: 60), in: view.context)
    window.addSubview(view)
    view.becomeFirstResponder()
    view.select(15..<15)
    #expect(view.contentOffset.y == 76)
    view.selectAll()
    #expect(view.contentOffset.y == 7)
    view.select(2..<2)
    for _ in 0..<5 { view.moveCaret(.down, extendingSelection: true) }
    #expect(view.selectedTextRange == 2..<12)
    #expect(view.caretRect(at: 12).maxY <= view.bounds.maxY && view.caretRect(at: 2).minY < view.bounds.minY)
    view.select(14..<14)
    for _ in 0..<6 { view.moveCaret(.up, extendingSelection: true) }
    #expect(view.selectedTextRange == 2..<14)
    #expect(view.caretRect(at: 2).minY >= view.bounds.minY && view.caretRect(at: 14).maxY > view.bounds.maxY)
  }

  @Test func insetsThatTakeAwayMoreThanThereIsLeaveNothing() throws {
    let view = try monoTextView("abc")
    view.textContainerInset = EdgeInsets(top: -300, left: -400, bottom: 0, right: 0)
    #expect(view.contentSize.height == 0)
    #expect(view.sizeThatFits(Size(width: 100, height: 0)) == .zero)
  }
}
