import GalleyBase
import GalleyViews
import Testing

/// How editing begins and ends, to the line (rule: editing-order).
@Suite struct FocusTraceTests {
  let scene: EditingScene
  let delegate = FieldDelegate()

  init() throws {
    scene = try EditingScene()
    scene.a.delegate = delegate
  }

  @Test func aFieldBegins() {
    let lines = scene.lines { #expect(scene.a.becomeFirstResponder()) }
    #expect(
      lines == [
        "a: textFieldShouldBeginEditing -> true",
        "a: textFieldDidBeginEditing",
        "a: UITextFieldTextDidBeginEditingNotification",
        "a: editingDidBegin",
      ])
    #expect(scene.a.isFirstResponder && scene.a.isEditing && scene.window.firstResponder === scene.a)
    #expect(scene.lines { scene.a.becomeFirstResponder() } == [], "it has the focus already")
  }

  @Test func aFieldEnds() {
    scene.a.becomeFirstResponder()
    let lines = scene.lines { #expect(scene.a.resignFirstResponder()) }
    #expect(
      lines == [
        "a: textFieldShouldEndEditing -> true",
        "a: textFieldDidEndEditing",
        "a: UITextFieldTextDidEndEditingNotification",
        "a: editingDidEnd",
      ])
    #expect(!scene.a.isFirstResponder && !scene.a.isEditing && scene.window.firstResponder == nil)
    #expect(scene.lines { scene.a.resignFirstResponder() } == [])
  }

  @Test func whoMayNotBeginGetsNothing() {
    delegate.vetoes = ["begin"]
    let lines = scene.lines { #expect(!scene.a.becomeFirstResponder()) }
    #expect(lines == ["a: textFieldShouldBeginEditing -> false"])
    #expect(scene.window.firstResponder == nil)
  }

  @Test func aFieldOutsideOfAWindowOrDisabledGetsNothing() throws {
    #expect(!TextField(in: try makeContext()).becomeFirstResponder())
    scene.a.isEnabled = false
    #expect(scene.lines { scene.a.becomeFirstResponder() } == [])
    #expect(!scene.a.canBecomeFirstResponder && scene.b.canBecomeFirstResponder)
  }

  @Test func theAnswerToEndingIsAdvice() {
    scene.a.becomeFirstResponder()
    delegate.vetoes = ["end"]
    let refused = scene.lines {
      #expect(!scene.a.resignFirstResponder())
      #expect(!scene.window.endEditing(false))
    }
    #expect(refused == ["a: textFieldShouldEndEditing -> false", "a: textFieldShouldEndEditing -> false"])
    #expect(scene.a.isEditing)
    let forced = scene.lines { #expect(scene.window.endEditing(true)) }
    #expect(
      forced == [
        "a: textFieldShouldEndEditing -> false",
        "a: textFieldDidEndEditing",
        "a: UITextFieldTextDidEndEditingNotification",
        "a: editingDidEnd",
      ])
    #expect(!scene.window.endEditing(true), "nobody has the focus")
  }

  @Test func removedViewsLoseTheFocus() throws {
    let box = View(in: scene.window.context)
    scene.window.addSubview(box)
    box.addSubview(scene.a)
    scene.a.becomeFirstResponder()
    delegate.vetoes = ["end"]
    #expect(!scene.b.endEditing(true), "the focus is elsewhere")
    let lines = scene.lines { box.removeFromSuperview() }
    #expect(
      lines == [
        "a: textFieldShouldEndEditing -> false",
        "a: textFieldDidEndEditing",
        "a: UITextFieldTextDidEndEditingNotification",
        "a: editingDidEnd",
      ])
    #expect(scene.window.firstResponder == nil)
  }

  @Test func aViewThatMovesInItsWindowKeepsTheFocus() {
    let box = View(in: scene.window.context)
    scene.window.addSubview(box)
    scene.a.becomeFirstResponder()
    #expect(scene.lines { box.addSubview(scene.a) } == [])
    #expect(scene.a.isFirstResponder)
  }

  // MARK: From one to the other

  @Test func theNewOneIsAskedFirst() {
    scene.a.becomeFirstResponder()
    let lines = scene.lines { #expect(scene.b.becomeFirstResponder()) }
    #expect(
      lines == [
        "b: textFieldShouldBeginEditing -> true",
        "a: textFieldShouldEndEditing -> true",
        "a: textFieldDidEndEditing",
        "a: UITextFieldTextDidEndEditingNotification",
        "a: editingDidEnd",
        "b: textFieldDidBeginEditing",
        "b: UITextFieldTextDidBeginEditingNotification",
        "b: editingDidBegin",
      ])
  }

  @Test func theOldOneCanBeAskedFirst() {
    scene.window.focusOrder = .endsOldFirst
    scene.a.becomeFirstResponder()
    let lines = scene.lines { #expect(scene.b.becomeFirstResponder()) }
    #expect(lines.first == "a: textFieldShouldEndEditing -> true")
    #expect(lines.firstIndex(of: "b: textFieldShouldBeginEditing -> true") == 4)
    #expect(lines.count == 8)
    scene.b.resignFirstResponder()
    scene.b.becomeFirstResponder()
    delegate.vetoes = ["begin"]
    #expect(!scene.a.becomeFirstResponder())
    #expect(scene.window.firstResponder == nil, "the old one has ended already")
  }

  @Test func whoMayNotEndKeepsTheFocus() {
    scene.a.becomeFirstResponder()
    delegate.vetoes = ["end"]
    let lines = scene.lines { #expect(!scene.b.becomeFirstResponder()) }
    #expect(lines == ["b: textFieldShouldBeginEditing -> true", "a: textFieldShouldEndEditing -> false"])
    #expect(scene.window.firstResponder === scene.a)
  }

  @Test func whoMayNotBeginDisturbsNobody() {
    scene.b.becomeFirstResponder()
    delegate.vetoes = ["begin"]
    #expect(scene.lines { scene.a.becomeFirstResponder() } == ["a: textFieldShouldBeginEditing -> false"])
    #expect(scene.b.isEditing)
  }

  @Test func delegatesMayMoveTheFocus() {
    scene.a.becomeFirstResponder()
    delegate.onDidEnd = { _ in scene.t.becomeFirstResponder() }
    #expect(!scene.b.becomeFirstResponder())
    #expect(scene.window.firstResponder === scene.t && scene.t.isEditing && !scene.b.isEditing)
  }

  // MARK: With a keyboard

  /// The whole life of two fields that a keyboard comes up for (rule: editing-order), step by step.
  @Test func theKeyboardComesBetweenQuestionAndReports() {
    scene.window.keyboard = Keyboard(height: 80)
    let (down, up) = ("{{0, 200}, {320, 80}}", "{{0, 120}, {320, 80}}")
    let moves = ", duration 0.25, curve 7"
    let lines = scene.lines {
      scene.a.becomeFirstResponder()
      scene.b.becomeFirstResponder()
      scene.b.resignFirstResponder()
    }
    #expect(
      lines == [
        "a: textFieldShouldBeginEditing -> true",
        "Window: UIKeyboardWillShowNotification \(down) -> \(up)\(moves)",
        "Window: UIKeyboardDidShowNotification \(down) -> \(up)",
        "a: textFieldDidBeginEditing",
        "a: UITextFieldTextDidBeginEditingNotification",
        "a: editingDidBegin",
        "b: textFieldShouldBeginEditing -> true",
        "a: textFieldShouldEndEditing -> true",
        "a: textFieldDidEndEditing",
        "a: UITextFieldTextDidEndEditingNotification",
        "a: editingDidEnd",
        "Window: UIKeyboardWillChangeFrameNotification \(up) -> \(up)\(moves)",
        "Window: UIKeyboardDidChangeFrameNotification \(up) -> \(up)",
        "b: textFieldDidBeginEditing",
        "b: UITextFieldTextDidBeginEditingNotification",
        "b: editingDidBegin",
        "b: textFieldShouldEndEditing -> true",
        "Window: UIKeyboardWillHideNotification \(up) -> \(down)\(moves)",
        "Window: UIKeyboardDidHideNotification \(up) -> \(down)",
        "b: textFieldDidEndEditing",
        "b: UITextFieldTextDidEndEditingNotification",
        "b: editingDidEnd",
      ])
  }

  /// A text view that can only be selected needs no keyboard, and sends the one that is up away.
  @Test func withoutEditingThereIsNoKeyboard() {
    scene.window.keyboard = Keyboard(height: 80)
    scene.t.isEditable = false
    scene.t.becomeFirstResponder()
    #expect(scene.t.isFirstResponder && scene.window.shownKeyboard == nil)
    scene.a.becomeFirstResponder()
    #expect(scene.window.shownKeyboard != nil)
    scene.t.becomeFirstResponder()
    #expect(scene.t.isFirstResponder && scene.window.shownKeyboard == nil)
  }

  /// Who is told that editing ended may take the next view away, and then nothing has the focus.
  @Test func theKeyboardGoesIfTheNextViewDoes() {
    scene.window.keyboard = Keyboard(height: 80)
    scene.window.keyboardAvoidance = .window
    scene.a.frame.origin.y = 150
    scene.a.becomeFirstResponder()
    #expect(scene.window.keyboardShift == 65)
    delegate.onDidEnd = { _ in scene.b.removeFromSuperview() }
    #expect(!scene.b.becomeFirstResponder())
    #expect(scene.window.firstResponder == nil)
    #expect(scene.window.shownKeyboard == nil && scene.window.keyboardShift == 0)
  }

  // MARK: Text views

  @Test func aTextViewBeginsAndEnds() {
    let lines = scene.lines {
      scene.t.becomeFirstResponder()
      scene.t.resignFirstResponder()
    }
    #expect(
      lines == [
        "t: textViewShouldBeginEditing -> true",
        "t: textViewDidBeginEditing",
        "t: UITextViewTextDidBeginEditingNotification",
        "t: textViewShouldEndEditing -> true",
        "t: textViewDidEndEditing",
        "t: UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test func aTextViewThatCanOnlyBeSelectedSaysNothing() {
    scene.t.isEditable = false
    #expect(scene.lines { scene.t.becomeFirstResponder() } == [])
    #expect(scene.t.isFirstResponder && !scene.t.isEditing)
    #expect(scene.lines { scene.t.insertText("a") } == [])
    #expect(scene.t.text == "")
    #expect(scene.lines { scene.t.resignFirstResponder() } == [])
    scene.t.isSelectable = false
    #expect(!scene.t.becomeFirstResponder())
  }

  @Test func vetoesOfTextViews() {
    let delegate = ViewDelegate()
    scene.t.delegate = delegate
    delegate.vetoes = ["begin"]
    #expect(!scene.t.becomeFirstResponder())
    delegate.vetoes = ["end", "change"]
    #expect(scene.t.becomeFirstResponder())
    scene.t.insertText("a")
    #expect(scene.t.text == "" && !scene.t.resignFirstResponder())
  }
}
