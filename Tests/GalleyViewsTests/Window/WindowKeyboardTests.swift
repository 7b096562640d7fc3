import GalleyBase
import GalleyViews
import TestSupport
import Testing

/// The keyboard that follows the focus, and what makes room for it.
@Suite struct WindowKeyboardTests {
  let window: Window
  let upper: TextField
  let lower: TextField

  /// A screen of 320 × 568 with a field that ends at 330 and one that ends at 560; the keyboard begins at 315.
  init() throws {
    let context = try makeContext()
    window = Window(size: Size(width: 320, height: 568), in: context)
    upper = TextField(frame: Rect(x: 20, y: 300, width: 200, height: 30), in: context)
    lower = TextField(frame: Rect(x: 20, y: 530, width: 200, height: 30), in: context)
    (window.id, upper.id, lower.id) = ("screen", "upper", "lower")
    window.addSubview(upper)
    window.addSubview(lower)
    window.keyboard = Keyboard(height: 253)
    window.keyboardAvoidance = .window
  }

  private func keyboardLines(_ body: () -> Void) -> [String] {
    window.trace.removeAll()
    body()
    return window.trace.lines.filter { $0.contains("Keyboard") }
  }

  @Test func itComesBetweenTheQuestionAndTheReports() {
    window.trace.removeAll()
    upper.becomeFirstResponder()
    let (hidden, shown) = ("{{0, 568}, {320, 253}}", "{{0, 315}, {320, 253}}")
    #expect(
      window.trace.lines == [
        "upper: textFieldShouldBeginEditing -> true",
        "screen: UIKeyboardWillShowNotification \(hidden) -> \(shown), duration 0.25, curve 7",
        "screen: UIKeyboardDidShowNotification \(hidden) -> \(shown)",
        "upper: textFieldDidBeginEditing",
        "upper: UITextFieldTextDidBeginEditingNotification",
        "upper: editingDidBegin",
      ])
    window.trace.removeAll()
    upper.resignFirstResponder()
    #expect(
      window.trace.lines == [
        "upper: textFieldShouldEndEditing -> true",
        "screen: UIKeyboardWillHideNotification \(shown) -> \(hidden), duration 0.25, curve 7",
        "screen: UIKeyboardDidHideNotification \(shown) -> \(hidden)",
        "upper: textFieldDidEndEditing",
        "upper: UITextFieldTextDidEndEditingNotification",
        "upper: editingDidEnd",
      ])
  }

  @Test func theWindowMovesAndComesBack() {
    upper.becomeFirstResponder()
    #expect(window.keyboardFrame == Rect(x: 0, y: 315, width: 320, height: 253))
    #expect(window.keyboardShift == 20)
    #expect(window.frame == Rect(x: 0, y: -20, width: 320, height: 568))
    // Coordinates in the window do not know of it.
    #expect(upper.convert(.zero, to: window) == Point(x: 20, y: 300))
    upper.resignFirstResponder()
    #expect(window.keyboardFrame == nil && window.keyboardShift == 0)
    #expect(window.frame == Rect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test func anotherFieldTakesOver() {
    upper.becomeFirstResponder()
    let lines = keyboardLines { lower.becomeFirstResponder() }
    let shown = "{{0, 315}, {320, 253}}"
    #expect(
      lines == [
        "screen: UIKeyboardWillChangeFrameNotification \(shown) -> \(shown), duration 0.25, curve 7",
        "screen: UIKeyboardDidChangeFrameNotification \(shown) -> \(shown)",
      ])
    #expect(window.keyboardShift == 250)
    upper.becomeFirstResponder()
    #expect(window.keyboardShift == 20)
  }

  @Test func showingAgainMovesNothing() throws {
    upper.becomeFirstResponder()
    window.showKeyboard(try #require(window.shownKeyboard))
    window.showKeyboard(try #require(window.shownKeyboard))
    #expect(window.frame.minY == -20)
    window.showKeyboard(Keyboard(height: 300))
    #expect(window.frame.minY == -67)
    #expect(keyboardLines { window.hideKeyboard() }.count == 2)
    #expect(window.frame.minY == 0 && upper.isFirstResponder)
    #expect(keyboardLines { window.hideKeyboard() } == [])
  }

  @Test func withAKeyboardOfHardwareNothingComes() {
    window.keyboard = nil
    #expect(keyboardLines { upper.becomeFirstResponder() } == [])
    #expect(window.keyboardShift == 0)
  }

  @Test func inputViewsSendKeyboardNotifications() throws {
    upper.inputView = View(frame: Rect(x: 0, y: 0, width: 320, height: 200), in: window.context)
    upper.inputAccessoryView = View(frame: Rect(x: 0, y: 0, width: 320, height: 44), in: window.context)
    let shown = "{{0, 568}, {320, 244}} -> {{0, 324}, {320, 244}}"
    #expect(
      keyboardLines { upper.becomeFirstResponder() } == [
        "screen: UIKeyboardWillShowNotification \(shown), duration 0.25, curve 7",
        "screen: UIKeyboardDidShowNotification \(shown)",
      ])
    #expect(window.keyboardShift == 11)
    // The next field has the keyboard itself.
    lower.becomeFirstResponder()
    #expect(window.keyboardFrame == Rect(x: 0, y: 315, width: 320, height: 253))
    // An accessory view alone stands at the lower edge while the keyboard is one of hardware.
    window.keyboard = nil
    upper.inputView = nil
    upper.becomeFirstResponder()
    #expect(window.keyboardFrame == Rect(x: 0, y: 524, width: 320, height: 44))
  }

  @Test func notificationsHaveTheFrames() {
    var frames: [Rect] = []
    window.notifications.addObserver(forName: .init(rawValue: "UIKeyboardWillShowNotification")) {
      frames += [$0.keyboard?.change.beginFrame, $0.keyboard?.change.endFrame].compactMap { $0 }
    }
    upper.becomeFirstResponder()
    #expect(
      frames == [Rect(x: 0, y: 568, width: 320, height: 253), Rect(x: 0, y: 315, width: 320, height: 253)])
  }

  @Test func withoutAvoidanceNothingMoves() {
    window.keyboardAvoidance = .none
    lower.becomeFirstResponder()
    #expect(window.keyboardFrame != nil && window.frame.minY == 0)
  }

  @Test func movingByTheBeginFrameIsTooShort() {
    window.keyboardAvoidance = .windowByBeginFrame
    window.keyboard?.beginHeight = 200
    lower.becomeFirstResponder()
    #expect(window.keyboardShift == 197)
    // A field that is clear moves nothing, not even back.
    upper.frame.origin.y = 0
    upper.becomeFirstResponder()
    #expect(window.keyboardShift == 197 && window.frame.minY == -197)
    window.hideKeyboard()
    #expect(window.keyboardShift == 0, "the field has the focus")
    lower.becomeFirstResponder()
    lower.resignFirstResponder()
    #expect(window.keyboardShift == 0, "the field had the focus until the keyboard hid")
  }

  @Test func anObserverOfTheKeyboardEndsEditingOnceMore() {
    var focus: [Bool] = []
    window.notifications.addObserver(forName: .init(rawValue: "UIKeyboardWillHideNotification")) { [upper] _ in
      focus.append(upper.isFirstResponder)
      focus.append(upper.resignFirstResponder())
    }
    upper.becomeFirstResponder()
    #expect(keyboardLines { upper.resignFirstResponder() }.count == 2)
    #expect(focus == [true, true])
    #expect(!upper.isFirstResponder && window.keyboardFrame == nil)
  }

  @Test func anObserverOfTheKeyboardMovesTheFocus() {
    var ends = 0
    window.notifications.addObserver(forName: TextField.textDidEndEditingNotification) { _ in ends += 1 }
    window.notifications.addObserver(forName: .init(rawValue: "UIKeyboardWillHideNotification")) { [lower] _ in
      lower.becomeFirstResponder()
    }
    upper.becomeFirstResponder()
    upper.resignFirstResponder()
    #expect(lower.isFirstResponder && !upper.isFirstResponder)
    #expect(window.keyboardFrame != nil && ends == 1)
  }

  @Test func theArticlesWayKnowsOnlyOfTheKeyboardThatComes() {
    window.keyboardAvoidance = .windowByBeginFrame
    upper.becomeFirstResponder()
    #expect(window.keyboardShift == 20)
    lower.becomeFirstResponder()
    #expect(window.keyboardShift == 20, "the keyboard is up already")
    window.showKeyboard(Keyboard(height: 400))
    #expect(window.keyboardShift == 20)
    window.hideKeyboard()
    window.showKeyboard(Keyboard(height: 253))
    #expect(window.keyboardShift == 560 + 5 - 315)
  }

  @Test func ofATextViewTheCaretStaysClear() throws {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 320, height: 568), in: window.context)
    view.font = try TestFonts.mono(15)
    view.text = [String](repeating: "x", count: 30).joined(separator: "\n")
    window.addSubview(view)
    view.select(0..<0)
    view.becomeFirstResponder()
    #expect(window.keyboardShift == 0)
    view.resignFirstResponder()
    // The last of 30 lines of 15 points ends at 458, its caret half a point lower; 315 is the keyboard's edge.
    view.select(59..<59)
    view.becomeFirstResponder()
    let caret = view.caretRect(for: 59)
    #expect(window.keyboardShift == caret.maxY + 5 - 315 && window.keyboardShift > 100)
    view.resignFirstResponder()
    window.keyboardAvoidance = .contentInset
    view.becomeFirstResponder()
    #expect(view.contentInset.bottom == 253 && window.keyboardShift == 0)
    // The text view shows its own inset below the last line too: 466 points of content in 315.
    #expect(view.contentOffset.y == 151 && caret.maxY + 5 - 151 <= 315)
  }

  @Test func aScrollViewGetsAnInset() {
    window.keyboardAvoidance = .contentInset
    let scrollView = ScrollView(frame: Rect(x: 0, y: 68, width: 320, height: 400), in: window.context)
    scrollView.contentSize = Size(width: 320, height: 800)
    scrollView.contentInset.bottom = 10
    window.addSubview(scrollView)
    let field = TextField(frame: Rect(x: 20, y: 350, width: 200, height: 30), in: window.context)
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    // The keyboard covers 315…468 of the view.
    #expect(scrollView.contentInset.bottom == 163)
    // 247 − 10 points show; the field with its margin ends at 385.
    #expect(scrollView.contentOffset.y == 148)
    #expect(window.frame.minY == 0)
    upper.becomeFirstResponder()
    #expect(scrollView.contentInset.bottom == 10)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(scrollView.contentInset.bottom == 10)
  }
}
