import GalleyBase
import GalleyViews
import Testing

/// What becomes of the focus when it changes what a user may do, and what subclasses hear of it.
@Suite struct PermissionTests {
  let scene: EditingScene
  let delegate = FieldDelegate()

  init() throws {
    scene = try EditingScene()
    scene.a.delegate = delegate
  }

  @Test(arguments: 0..<3)
  func aFieldThatCannotBeEditedAnyMoreEnds(index: Int) {
    let property = [\TextField.isEnabled, \.isEditable, \.isSelectable][index]
    scene.window.keyboard = Keyboard(height: 80)
    delegate.vetoes = ["end"]
    scene.a.becomeFirstResponder()
    let lines = scene.lines { scene.a[keyPath: property] = false }
    let (up, down) = ("{{0, 120}, {320, 80}}", "{{0, 200}, {320, 80}}")
    #expect(
      lines == [
        "a: textFieldShouldEndEditing -> false",
        "Window: UIKeyboardWillHideNotification \(up) -> \(down), duration 0.25, curve 7",
        "Window: UIKeyboardDidHideNotification \(up) -> \(down)",
        "a: textFieldDidEndEditing",
        "a: UITextFieldTextDidEndEditingNotification",
        "a: editingDidEnd",
      ])
    #expect(!scene.a.isEditing && !scene.a.isFirstResponder && !scene.a.isCaretVisible)
    #expect(scene.lines { scene.a[keyPath: property] = true } == [], "editing does not come back")
  }

  @Test func aTextViewThatCannotBeEditedAnyMoreEnds() {
    scene.t.becomeFirstResponder()
    let lines = scene.lines { scene.t.isEditable = false }
    #expect(
      lines == [
        "t: textViewShouldEndEditing -> true", "t: textViewDidEndEditing",
        "t: UITextViewTextDidEndEditingNotification",
      ])
    scene.t.becomeFirstResponder()
    #expect(scene.lines { scene.t.isSelectable = false } == [])
    #expect(!scene.t.isFirstResponder, "what cannot be selected has no focus")
  }

  @Test func aTextViewThatCanBeEditedNowBegins() {
    scene.window.keyboard = Keyboard(height: 80)
    scene.t.isEditable = false
    scene.t.becomeFirstResponder()
    let lines = scene.lines { scene.t.isEditable = true }
    #expect(lines.first == "t: textViewShouldBeginEditing -> true")
    #expect(
      lines.suffix(2) == ["t: textViewDidBeginEditing", "t: UITextViewTextDidBeginEditingNotification"])
    #expect(scene.t.isEditing && scene.t.isCaretVisible && scene.window.shownKeyboard != nil)
    scene.t.typeText("a")
    #expect(scene.t.text == "a")
  }

  // MARK: Subclasses

  @Test func subclassesHearThatTheFocusGoes() {
    let field = LeavingField(in: scene.window.context)
    scene.window.addSubview(field)
    field.becomeFirstResponder()
    #expect(scene.b.becomeFirstResponder() && field.departures == 1)
    field.becomeFirstResponder()
    #expect(scene.window.endEditing(false) && field.departures == 2)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(field.departures == 3 && scene.window.firstResponder == nil)
  }

  @Test func aSubclassMayRefuseUnlessItIsForced() {
    let field = LeavingField(in: scene.window.context)
    field.isStubborn = true
    scene.window.keyboard = Keyboard(height: 80)
    scene.window.addSubview(field)
    field.becomeFirstResponder()
    #expect(!scene.b.becomeFirstResponder() && !scene.window.endEditing(false))
    #expect(field.isEditing && scene.window.shownKeyboard != nil)
    // What was refused leaves nothing behind: the keyboard goes with the focus.
    field.isStubborn = false
    #expect(field.resignFirstResponder() && scene.window.shownKeyboard == nil)
    field.isStubborn = true
    field.becomeFirstResponder()
    #expect(scene.window.endEditing(true) && scene.window.firstResponder == nil)
  }
}

/// Counts how often it gives up the focus, and may refuse it.
private final class LeavingField: TextField {
  var departures = 0
  var isStubborn = false

  override func resignFirstResponder() -> Bool {
    departures += 1
    return isStubborn ? false : super.resignFirstResponder()
  }
}
