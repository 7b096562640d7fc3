import GalleyBase
import GalleyDrawing
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// The handles of a selection: their places, and the cases without any.
@Suite struct SelectionHandleTests {
  /// Lines of 15 points from y 8, glyphs of 9 points from x 5.
  private func textView(_ text: String, width: Double = 200, height: Double = 100) throws -> (Window, TextView) {
    let view = try monoTextView(text, frame: Rect(x: 0, y: 0, width: width, height: height), scale: 2)
    let window = Window(size: Size(width: 300, height: 200), in: view.context)
    window.addSubview(view)
    view.becomeFirstResponder()
    return (window, view)
  }

  @Test func aBarAndAKnobAtEachEnd() throws {
    let (window, view) = try textView("abcd")
    #expect(EditingMarks(view)?.handles == [])
    view.selectedTextRange = 1..<3
    let handles = try #require(EditingMarks(view)).handles
    #expect(handles.map(\.bar) == [Rect(x: 13, y: 8, width: 2, height: 15), Rect(x: 31, y: 8, width: 2, height: 15)])
    #expect(
      handles.map(\.knob) == [Rect(x: 9, y: 0, width: 10, height: 10), Rect(x: 27, y: 21, width: 10, height: 10)])
    window.showsSelectionHandles = false
    #expect(EditingMarks(view)?.handles == [])
    window.showsSelectionHandles = true
    view.resignFirstResponder()
    #expect(EditingMarks(view) == nil)
  }

  @Test func severalLinesHaveOneAtEachEnd() throws {
    let (window, view) = try textView("abcd\nefgh\nijkl")
    view.selectedTextRange = 2..<12
    let handles = try #require(EditingMarks(view)).handles
    #expect(handles.map(\.bar.midX) == [23, 23] && handles.map(\.bar.minY) == [8, 38])
    withExtendedLifetime(window) {}
  }

  @Test func rightToLeftBeginsOnTheRight() throws {
    let (window, view) = try textView("אבגד")
    view.selectedTextRange = 1..<3
    let rects = view.selectionRects(for: 1..<3)
    let handles = try #require(EditingMarks(view)).handles
    let rect = try #require(rects.first).rect
    #expect(rects.count == 1 && handles.map(\.bar.midX) == [rect.maxX, rect.minX].map { ($0 * 2).rounded() / 2 })
    #expect(handles[0].knob.minY < rect.minY && handles[1].knob.maxY > rect.maxY)
    withExtendedLifetime(window) {}
  }

  @Test func composingHasNone() throws {
    let (window, view) = try textView("ab")
    view.setMarkedText("xyz", selectedRange: 1..<2)
    #expect(EditingMarks(view)?.handles == [])
    withExtendedLifetime(window) {}
  }

  /// A field of 90 points that shows ten of fifteen glyphs.
  @Test func anEndOutOfSightHasNone() throws {
    let field = try editedField("abcdefghijklmno", width: 90)
    field.selectedTextRange = 12..<14
    #expect(EditingMarks(field)?.handles.count == 2)
    field.selectedTextRange = 15..<15
    field.moveCaret(.start, extendingSelection: true)
    #expect(field.selectedTextRange == 0..<15)
    #expect(EditingMarks(field)?.handles.map(\.bar.midX) == [0], "the end is beyond the edge")
  }

  @Test func aFieldDoesNotCutTheKnobs() throws {
    let field = try editedField("abc")
    let window = try #require(field.window)
    field.frame = Rect(x: 20, y: 20, width: 100, height: 15)
    field.selectedTextRange = 0..<2
    let picture = try rasterize(
      displayList(of: window), size: PixelSize(width: 400, height: 60), scale: 1, background: .white,
      typesetter: field.context.typesetter)
    // The knobs stand 8 points above and below the line, which is as high as the field.
    #expect(picture[20, 15].hex == "#007AFF" && picture[38, 38].hex == "#007AFF")
    field.clipsToBounds = true
    let cut = try rasterize(
      displayList(of: window), size: PixelSize(width: 400, height: 60), scale: 1, background: .white,
      typesetter: field.context.typesetter)
    #expect(cut[20, 15].hex == "#FFFFFF" && cut[38, 38].hex == "#FFFFFF")
  }
}
