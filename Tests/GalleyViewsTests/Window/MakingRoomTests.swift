import GalleyBase
import GalleyViews
import TestSupport
import Testing

/// What a keyboard that is up does to a text view, and what becomes of the room when something changes meanwhile.
@Suite struct MakingRoomTests {
  let window: Window
  let view: TextView

  /// A screen of 320 × 568, whose keyboard begins at 315, with a text view from 200 to 400 and 60 lines of 15 points.
  init() throws {
    let context = try makeContext()
    window = Window(size: Size(width: 320, height: 568), in: context)
    view = TextView(frame: Rect(x: 0, y: 200, width: 320, height: 200), in: context)
    view.font = try TestFonts.mono(15)
    view.text = [String](repeating: "x", count: 60).joined(separator: "\n")
    window.addSubview(view)
    window.keyboard = Keyboard(height: 253)
    window.keyboardAvoidance = .window
  }

  /// Where the caret ends on the screen when the window is where it belongs.
  private var caretBottom: Double { 200 + view.caretRect(for: view.editing.count).maxY - view.contentOffset.y }

  @Test func aCaretFarDownStaysOnTheScreen() {
    view.select(119..<119)
    view.contentOffset = .zero
    view.becomeFirstResponder()
    // 916 points of content in 200: the last line ends 8 points above the view's edge, its caret half a point lower.
    #expect(view.contentOffset.y == 716)
    #expect(caretBottom == 392.5)
    // 5 points below the caret, whose keyboard begins at 315.
    #expect(window.keyboardShift == 82.5)
  }

  /// The first article's way looks once, when the keyboard comes: the caret has to show by then.
  @Test func theViewScrollsBeforeTheKeyboardComes() {
    window.keyboardAvoidance = .windowByBeginFrame
    view.select(119..<119)
    view.contentOffset = .zero
    view.becomeFirstResponder()
    #expect(window.keyboardShift == 82.5)
  }

  @Test func ofACaretThatCannotShowOnlyTheEdgeCounts() {
    view.frame.size.height = 4
    view.becomeFirstResponder()
    #expect(window.keyboardShift == 0, "the view ends above the keyboard")
    view.resignFirstResponder()
    view.frame.origin.y = 400
    view.becomeFirstResponder()
    #expect(window.keyboardShift == 404 + 5 - 315)
  }

  @Test func theWindowFollowsTheCaret() {
    view.text = ""
    view.becomeFirstResponder()
    #expect(window.keyboardShift == 0)
    for _ in 0..<8 { view.insertText("\n") }
    #expect(caretBottom == 343.5 && window.keyboardShift == 343.5 + 5 - 315)
    let frame = window.frame
    view.select(8..<8)
    #expect(window.frame == frame, "the caret is where it was")
    view.moveCaret(.start)
    #expect(window.keyboardShift == 0 && window.frame.minY == 0)
    // Nothing is up, so nothing need be kept clear.
    window.hideKeyboard()
    view.moveCaret(.end)
    #expect(window.keyboardShift == 0)
  }

  @Test func anotherWayOfMakingRoomCountsAtOnce() {
    view.becomeFirstResponder()
    #expect(window.keyboardShift == 82.5 && view.contentInset.bottom == 0)
    window.keyboardAvoidance = .contentInset
    #expect(window.keyboardShift == 0 && window.frame.minY == 0 && view.contentInset.bottom == 85)
    window.keyboardAvoidance = .none
    #expect(window.keyboardShift == 0 && view.contentInset.bottom == 0)
    window.keyboardAvoidance = .window
    #expect(window.keyboardShift > 0)
    window.keyboardAvoidance = .none
    view.resignFirstResponder()
    #expect(window.frame.minY == 0 && view.contentInset.bottom == 0)
  }
}
