import GalleyBase
import GalleyViews
import Testing

/// The clear button, the return key, and the fields that clear themselves.
@Suite struct FieldKeyTests {
  let scene: EditingScene
  let delegate = FieldDelegate()
  var a: TextField { scene.a }

  init() throws {
    scene = try EditingScene()
    scene.a.delegate = delegate
  }

  @Test func theClearButton() {
    a.text = "abc"
    a.becomeFirstResponder()
    let lines = scene.lines { a.clear() }
    #expect(
      lines == [
        "a: textFieldShouldClear -> true",
        "a: textFieldDidChangeSelection 0..<0",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
      ])
    #expect(a.text == "" && a.isEditing)
    #expect(scene.lines { a.clear() } == [], "there is no button on an empty field")
    a.text = "abc"
    delegate.vetoes = ["clear"]
    #expect(scene.lines { a.clear() } == ["a: textFieldShouldClear -> false"])
    #expect(a.text == "abc")
  }

  @Test func clearingWhenEditingBegins() {
    a.text = "abc"
    a.clearsOnBeginEditing = true
    let lines = scene.lines { a.becomeFirstResponder() }
    #expect(
      lines == [
        "a: textFieldShouldBeginEditing -> true",
        "a: textFieldDidBeginEditing",
        "a: UITextFieldTextDidBeginEditingNotification",
        "a: editingDidBegin",
        "a: textFieldShouldClear -> true",
        "a: textFieldDidChangeSelection 0..<0",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
      ])
    a.resignFirstResponder()
    a.text = "abc"
    delegate.vetoes = ["clear"]
    a.becomeFirstResponder()
    #expect(a.text == "abc" && a.selectedTextRange == 3..<3)
    a.resignFirstResponder()
    a.text = ""
    #expect(scene.lines { a.becomeFirstResponder() }.count == 4, "there is nothing to clear")
  }

  @Test func clearingOnInsertion() {
    a.text = "wrong"
    a.becomeFirstResponder()
    a.clearsOnInsertion = true
    let lines = scene.lines { a.insertText("x") }
    #expect(lines[0] == #"a: textField(shouldChangeCharactersIn: 0..<5, replacementString: "x") -> true"#)
    #expect(a.text == "x" && !a.clearsOnInsertion)
    a.insertText("y")
    #expect(a.text == "xy")
    a.clearsOnInsertion = true
    a.selectedTextRange = 1..<1
    #expect(!a.clearsOnInsertion, "a move of the selection resets it")
    a.clearsOnInsertion = true
    a.paste("z")
    #expect(a.text == "z")
    scene.t.text = "abc"
    scene.t.clearsOnInsertion = true
    scene.t.setMarkedText("n")
    #expect(scene.t.text == "n" && scene.t.markedTextRange == 0..<1 && !scene.t.clearsOnInsertion)
  }

  @Test func aSecureFieldClearsItselfWhenItIsEnteredAgain() {
    a.isSecureTextEntry = true
    a.becomeFirstResponder()
    a.typeText("abc")
    #expect(a.text == "abc")
    a.resignFirstResponder()
    a.becomeFirstResponder()
    let lines = scene.lines { a.insertText("x") }
    #expect(lines[0] == #"a: textField(shouldChangeCharactersIn: 0..<3, replacementString: "x") -> true"#)
    #expect(a.text == "x")
    a.insertText("y")
    #expect(a.text == "xy")
    a.resignFirstResponder()
    a.becomeFirstResponder()
    a.deleteBackward()
    #expect(a.text == "", "the delete key takes all of it too")
    a.text = "abc"
    a.resignFirstResponder()
    a.becomeFirstResponder()
    a.selectedTextRange = 1..<1
    a.insertText("x")
    #expect(a.text == "axbc", "a move of the caret spares the text")
  }

  /// The text of a field that becomes secure while it is edited goes with the next key, or with a deletion; a move of the
  /// caret spares it, as does going back. Deleting and typing are each one question for the whole text.
  @Test func aFieldThatBecomesSecureIsClearedByTheNextKey() {
    a.becomeFirstResponder()
    a.typeText("abc")
    a.isSecureTextEntry = true
    #expect(a.text == "abc")
    let lines = scene.lines { a.insertText("!") }
    #expect(lines[0] == #"a: textField(shouldChangeCharactersIn: 0..<3, replacementString: "!") -> true"#)
    a.insertText("?")
    #expect(a.text == "!?")
    a.isSecureTextEntry = true
    a.insertText("a")
    #expect(a.text == "!?a", "it was secure already")
    a.isSecureTextEntry = false
    a.isSecureTextEntry = true
    a.deleteBackward()
    #expect(a.text == "")
    a.isSecureTextEntry = false
    a.typeText("abc")
    a.isSecureTextEntry = true
    a.isSecureTextEntry = false
    a.insertText("d")
    #expect(a.text == "abcd")
    a.isSecureTextEntry = true
    a.selectedTextRange = 1..<1
    a.insertText("x")
    #expect(a.text == "axbcd")
    a.resignFirstResponder()
    a.isSecureTextEntry = false
    a.isSecureTextEntry = true
    a.insertText("y")
    #expect(a.text == "axybcd", "it is not edited")
  }

  /// What code sets in a secure field was not typed, so none of it shows.
  @Test func textThatIsSetKeepsItsSecret() {
    a.isSecureTextEntry = true
    a.becomeFirstResponder()
    a.typeText("abc")
    #expect(a.displayedText == "••c")
    a.text = "xyz"
    #expect(a.displayedText == "•••")
  }

  @Test func theReturnKey() {
    a.becomeFirstResponder()
    let lines = scene.lines { a.pressReturn() }
    #expect(lines == ["a: textFieldShouldReturn -> true", "a: editingDidEndOnExit"])
    #expect(a.isEditing, "nobody waits for the event")
    for key in ["\n", "\r", "\r\n"] {
      #expect(scene.lines { a.insertText(key) } == lines)
      #expect(scene.lines { a.typeText(key) } == lines)
    }
    #expect(a.text == "")
    delegate.vetoes = ["return"]
    #expect(scene.lines { a.pressReturn() } == ["a: textFieldShouldReturn -> false"])
    a.isEditable = false
    #expect(scene.lines { a.pressReturn() } == [], "what cannot be typed into has no return key")
  }

  @Test func theReturnKeyIsTheMainAction() {
    var sent = 0
    a.addAction(for: .primaryActionTriggered) { _ in sent += 1 }
    a.becomeFirstResponder()
    let lines = scene.lines { a.pressReturn() }
    #expect(lines == ["a: textFieldShouldReturn -> true", "a: primaryActionTriggered", "a: editingDidEndOnExit"])
    #expect(sent == 1 && a.isEditing, "that action alone does not end editing")
  }

  /// Who is told that editing begins may end it, and then nothing is cleared any more.
  @Test func clearingNeedsTheFocus() {
    a.text = "abc"
    a.clearsOnBeginEditing = true
    a.addAction(for: .editingDidBegin) { _ in scene.a.resignFirstResponder() }
    #expect(!a.becomeFirstResponder())
    #expect(a.text == "abc")
  }

  @Test func anActionForItMakesTheReturnKeyEndEditing() {
    var sent: [ControlEvents] = []
    let id = a.addAction(for: .editingDidEndOnExit) { _ in sent.append(.editingDidEndOnExit) }
    a.becomeFirstResponder()
    let lines = scene.lines { a.pressReturn() }
    #expect(
      lines == [
        "a: textFieldShouldReturn -> true",
        "a: editingDidEndOnExit",
        "a: textFieldShouldEndEditing -> true",
        "a: textFieldDidEndEditing",
        "a: UITextFieldTextDidEndEditingNotification",
        "a: editingDidEnd",
      ])
    #expect(sent == [.editingDidEndOnExit] && !a.isEditing)
    a.removeAction(id)
    a.becomeFirstResponder()
    a.pressReturn()
    #expect(sent.count == 1 && a.isEditing)
  }
}

/// A field that writes capitals and counts its deletions.
private final class CapitalField: TextField {
  var deletions = 0

  override func insertText(_ text: String) { super.insertText(text.uppercased()) }

  override func deleteBackward() {
    deletions += 1
    super.deleteBackward()
  }
}

extension FieldKeyTests {
  /// Whoever presses a key goes through what a subclass overrides.
  @Test func keysGoThroughSubclasses() throws {
    let field = CapitalField(in: scene.window.context)
    scene.window.addSubview(field)
    field.becomeFirstResponder()
    let responder = try #require(scene.window.firstResponder)
    responder.typeText("ab")
    responder.deleteBackward()
    #expect(field.text == "A" && field.deletions == 1)
  }
}
