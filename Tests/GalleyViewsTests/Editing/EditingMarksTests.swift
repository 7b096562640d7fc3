import GalleyBase
import GalleyDrawing
import TestSupport
import Testing

@testable import GalleyViews

/// What is drawn of selection, marked text and caret, and when the caret shows.
@Suite struct EditingMarksTests {
  let window: Window
  let view: TextView

  init() throws {
    view = try monoTextView("abcd", frame: Rect(x: 0, y: 0, width: 200, height: 100), scale: 2)
    window = Window(size: Size(width: 300, height: 200), in: view.context)
    window.addSubview(view)
  }

  @Test func onlyTheFocusHasMarks() throws {
    #expect(EditingMarks(view) == nil && !view.isCaretVisible)
    view.becomeFirstResponder()
    let marks = try #require(EditingMarks(view))
    #expect(marks.caret == Rect(x: 40, y: 7, width: 2, height: 16.5))
    #expect(marks.selection.isEmpty && marks.marked.isEmpty)
    view.isEditable = false
    view.resignFirstResponder()
    view.becomeFirstResponder()
    #expect(EditingMarks(view)?.caret == nil, "what cannot be edited has no caret")
  }

  @Test func aSelectionTakesTheCaretsPlace() throws {
    view.becomeFirstResponder()
    view.selectedTextRange = 1..<3
    let marks = try #require(EditingMarks(view))
    #expect(marks.selection == [Rect(x: 14, y: 8, width: 18, height: 15)] && marks.caret == nil)
  }

  @Test func markedTextIsUnderlined() throws {
    view.becomeFirstResponder()
    view.setMarkedText("xyz", selectedRange: 1..<2)
    let marks = try #require(EditingMarks(view))
    #expect(marks.marked == [Rect(x: 41, y: 21, width: 27, height: 2)])
    #expect(marks.selectedMarked == [Rect(x: 50, y: 21, width: 9, height: 2)])
  }

  @Test func whatIsReplacedNextIsNotMarked() {
    view.becomeFirstResponder()
    view.clearsOnInsertion = true
    #expect(EditingMarks(view)?.caret == nil)
    view.insertText("x")
    #expect(EditingMarks(view)?.caret != nil)
  }

  @Test func theCaretBlinks() {
    window.advanceTime(by: 0.25)
    view.becomeFirstResponder()
    var seen: [Bool] = []
    for _ in 0..<6 {
      seen.append(view.isCaretVisible)
      window.advanceTime(by: 0.25)
    }
    #expect(seen == [true, true, false, false, true, true])
    window.advanceTime(by: 0.25)
    #expect(!view.isCaretVisible)
    view.insertText("x")
    #expect(view.isCaretVisible, "what is typed begins it anew")
    window.advanceTime(by: 0.5)
    #expect(!view.isCaretVisible)
    view.moveCaret(.left)
    #expect(view.isCaretVisible)
  }

  @Test func marksAreInTheTintColour() {
    let red = Color(red: 255, green: 0, blue: 0)
    window.tintColor = red
    view.backgroundColor = nil
    view.becomeFirstResponder()
    view.selectedTextRange = 1..<3
    let list = displayList(of: window)
    let fills = list.commands.compactMap { command -> Color? in
      if case .fill(_, let color) = command { color } else { nil }
    }
    #expect(fills == [red.multipliedAlpha(by: 0.2), red, red, red, red])
    // The selection lies below the glyphs, bars and knobs of its handles above.
    let kinds = list.commands.compactMap { command -> String? in
      switch command {
      case .fill: "fill"
      case .glyphs: "glyphs"
      default: nil
      }
    }
    #expect(kinds == ["fill", "glyphs", "fill", "fill", "fill", "fill"])
    view.tintColor = .black
    #expect(view.tintColor == .black)
    view.resetTintColor()
    #expect(view.tintColor == red)
    #expect(View(in: view.context).tintColor == SystemColor.systemBlue.color(in: .light))
  }
}
