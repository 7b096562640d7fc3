import GalleyBase
import GalleyText
import GalleyViews
import Testing

/// What each kind of change asks and tells, to the line (rule: editing-order).
@Suite struct ChangeTraceTests {
  let scene: EditingScene
  let delegate = FieldDelegate()
  var a: TextField { scene.a }

  init() throws {
    scene = try EditingScene()
    scene.a.delegate = delegate
    scene.a.becomeFirstResponder()
  }

  @Test func typing() {
    let lines = scene.lines { a.typeText("ab") }
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 0..<0, replacementString: "a") -> true"#,
        "a: textFieldDidChangeSelection 1..<1",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
        #"a: textField(shouldChangeCharactersIn: 1..<1, replacementString: "b") -> true"#,
        "a: textFieldDidChangeSelection 2..<2",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
      ])
    #expect(a.text == "ab" && a.selectedTextRange == 2..<2 && a.hasText)
  }

  @Test func refusedChangesHaveNoEffect() {
    a.text = "abc"
    delegate.vetoes = ["change"]
    let lines = scene.lines {
      a.insertText("x")
      a.deleteBackward()
      a.paste("long text")
      a.replace(0..<1, withText: "q")
      a.setMarkedText("n")
    }
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 3..<3, replacementString: "x") -> false"#,
        #"a: textField(shouldChangeCharactersIn: 2..<3, replacementString: "") -> false"#,
        #"a: textField(shouldChangeCharactersIn: 3..<3, replacementString: "long text") -> false"#,
        #"a: textField(shouldChangeCharactersIn: 0..<1, replacementString: "q") -> false"#,
        #"a: textField(shouldChangeCharactersIn: 3..<3, replacementString: "n") -> false"#,
      ])
    #expect(a.text == "abc" && a.markedTextRange == nil)
  }

  @Test func deletingTakesClusters() {
    a.text = "a👨‍👩‍👧"
    let lines = scene.lines {
      a.deleteBackward()
      a.deleteBackward()
      a.deleteBackward()
    }
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 1..<9, replacementString: "") -> true"#,
        "a: textFieldDidChangeSelection 1..<1",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
        #"a: textField(shouldChangeCharactersIn: 0..<1, replacementString: "") -> true"#,
        "a: textFieldDidChangeSelection 0..<0",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
      ])
    #expect(!a.hasText)
  }

  @Test func typingReplacesTheSelection() {
    a.text = "abcd"
    a.selectedTextRange = 1..<3
    let lines = scene.lines { a.insertText("x") }
    #expect(lines[0] == #"a: textField(shouldChangeCharactersIn: 1..<3, replacementString: "x") -> true"#)
    #expect(lines[1] == "a: textFieldDidChangeSelection 2..<2")
    #expect(a.text == "axd")
  }

  @Test func pastingAsksOnce() {
    a.text = "ab"
    a.selectedTextRange = 1..<1
    let lines = scene.lines { a.paste("x\ty\u{A0}\"") }
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 1..<1, replacementString: "x\ty\u{A0}\"") -> true"#,
        "a: textFieldDidChangeSelection 6..<6",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
      ])
    #expect(a.text == "ax\ty\u{A0}\"b")
  }

  @Test func longTextIsCutInTheTrace() {
    let lines = scene.lines { a.paste(String(repeating: "x", count: 1000)) }
    let cut = String(repeating: "x", count: 80)
    #expect(
      lines[0]
        == "a: textField(shouldChangeCharactersIn: 0..<0, replacementString: \"\(cut)\"… (1000 UTF-16 code units)) -> true"
    )
  }

  @Test func pastedStylesAreDroppedUnlessTheyMayBeEdited() {
    let red = TextAttributes { $0.foregroundColor = Color(red: 255, green: 0, blue: 0) }
    a.paste(AttributedText("r", attributes: red))
    #expect(a.editing.text.attributes(at: 0).foregroundColor == nil)
    a.allowsEditingTextAttributes = true
    a.paste(AttributedText("r", attributes: red))
    #expect(a.editing.text.attributes(at: 1) == red)
  }

  /// Text that code sets says nothing, and its caret is at the end (rule: typing-attributes).
  @Test func settingTextIsSilent() {
    a.typeText("abc")
    a.selectedTextRange = 0..<0
    #expect(scene.lines { a.text = "longer" } == [])
    #expect(a.selectedTextRange == 6..<6)
    #expect(scene.lines { a.attributedText = AttributedText("x") } == [])
    #expect(a.selectedTextRange == 1..<1)
  }

  /// A delegate that does the change itself and answers false: nobody is told of a change (the drawback of the manual,
  /// fix A).
  @Test func theDelegateMayChangeTheTextItself() {
    a.text = "ab"
    delegate.onShouldChange = { field, range, string in
      let text = field.editing.string.utf16
      let start = text.index(text.startIndex, offsetBy: range.lowerBound)
      field.text = String(field.editing.string[..<start]) + "\u{A0}" + String(field.editing.string[start...])
      field.selectedTextRange = range.lowerBound + 1..<range.lowerBound + 1
      return false
    }
    a.selectedTextRange = 1..<1
    let lines = scene.lines { a.insertText(" ") }
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 1..<1, replacementString: " ") -> false"#,
        "a: textFieldDidChangeSelection 2..<2",
      ])
    #expect(a.text == "a\u{A0}b" && a.selectedTextRange == 2..<2)
  }

  @Test func theDelegateMayTakeTheTextAwayThatItAllowsToChange() {
    a.text = "abcdef"
    delegate.onShouldChange = { field, _, _ in
      field.text = "a"
      return true
    }
    a.replace(3..<5, withText: "x")
    #expect(a.text == "ax" && a.selectedTextRange == 2..<2)
  }

  @Test func actionsMayChangeTheText() {
    a.addAction(for: .editingChanged) { control in
      guard let field = control as? TextField, let text = field.text else { return }
      let selection = field.selectedTextRange
      field.text = text.uppercased()
      field.selectedTextRange = selection
    }
    a.typeText("ab")
    a.selectedTextRange = 1..<1
    a.insertText("c")
    #expect(a.text == "ACB" && a.selectedTextRange == 2..<2)
  }

  @Test func selecting() {
    a.text = "a👨‍👩‍👧b"
    let lines = scene.lines {
      a.selectedTextRange = 2..<3
      a.selectedTextRange = 1..<9
      a.selectedTextRange = nil
      a.selectAll()
    }
    #expect(
      lines == [
        "a: textFieldDidChangeSelection 1..<9", "a: textFieldDidChangeSelection 9..<9",
        "a: textFieldDidChangeSelection 0..<10",
      ])
    #expect(a.text(in: 3..<4) == "👨‍👩‍👧")
  }

  @Test func aFieldWithoutAWindowTellsItsDelegateAndActions() throws {
    let field = TextField(in: try makeContext())
    var count = 0
    field.addAction(for: .editingChanged) { _ in count += 1 }
    field.insertText("a")
    #expect(field.text == "a" && count == 1)
    field.isEnabled = false
    field.insertText("b")
    field.deleteBackward()
    #expect(field.text == "a")
  }

  // MARK: Text views

  @Test func textViewsHaveNamesOfTheirOwn() {
    let t = scene.t
    let lines = scene.lines {
      t.typeText("a\n")
      t.deleteBackward()
    }
    #expect(
      lines == [
        #"t: textView(shouldChangeTextIn: 0..<0, replacementText: "a") -> true"#,
        "t: textViewDidChangeSelection 1..<1",
        "t: textViewDidChange",
        "t: UITextViewTextDidChangeNotification",
        #"t: textView(shouldChangeTextIn: 1..<1, replacementText: "\n") -> true"#,
        "t: textViewDidChangeSelection 2..<2",
        "t: textViewDidChange",
        "t: UITextViewTextDidChangeNotification",
        #"t: textView(shouldChangeTextIn: 1..<2, replacementText: "") -> true"#,
        "t: textViewDidChangeSelection 1..<1",
        "t: textViewDidChange",
        "t: UITextViewTextDidChangeNotification",
      ])
    #expect(scene.lines { t.text = "silent" } == [])
    #expect(scene.lines { t.clear() }.first == #"t: textView(shouldChangeTextIn: 0..<6, replacementText: "") -> true"#)
    #expect(t.text == "")
  }
}
