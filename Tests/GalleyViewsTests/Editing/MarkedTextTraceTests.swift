import GalleyBase
import GalleyViews
import TestSupport
import Testing

/// What is asked and told while an input method composes (rule: marked-text).
@Suite struct MarkedTextTraceTests {
  let scene: EditingScene
  var a: TextField { scene.a }

  init() throws {
    scene = try EditingScene()
    scene.a.becomeFirstResponder()
  }

  /// Lengths 1, 2, 6, 2 and four changes.
  @Test func composingPinyin() {
    var lengths: [Int] = []
    a.addAction(for: .editingChanged) { control in
      if let field = control as? TextField { lengths.append(field.text?.utf16.count ?? -1) }
    }
    let lines = scene.lines {
      for text in ["n", "ni", "ni hao"] { a.setMarkedText(text) }
      a.insertText("你好")
    }
    #expect(lengths == [1, 2, 6, 2])
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 0..<0, replacementString: "n") -> true"#,
        "a: textFieldDidChangeSelection 1..<1",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
        #"a: textField(shouldChangeCharactersIn: 0..<1, replacementString: "ni") -> true"#,
        "a: textFieldDidChangeSelection 2..<2",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
        #"a: textField(shouldChangeCharactersIn: 0..<2, replacementString: "ni hao") -> true"#,
        "a: textFieldDidChangeSelection 6..<6",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
        // What is committed is not asked for.
        "a: textFieldDidChangeSelection 2..<2",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
      ])
    #expect(a.text == "你好" && a.markedTextRange == nil)
  }

  /// The session that the manual shows, and what it says of it.
  @Test func theManualsExample() {
    a.resignFirstResponder()
    a.id = "name"
    let lines = scene.lines {
      a.becomeFirstResponder()
      a.setMarkedText("ni")
      a.insertText("你")
      a.resignFirstResponder()
    }
    #expect(lines.count == 15)
    let manual = Repository.text(of: "Sources/Galley/Galley.docc/EditingAndSteps.md")
    #expect(manual.contains(lines.map { "\n    \($0)" }.joined()))
  }

  @Test func committingAsItIs() {
    a.setMarkedText("ni", selectedRange: 0..<1)
    #expect(a.markedTextRange == 0..<2 && a.selectedTextRange == 0..<1)
    let lines = scene.lines { a.unmarkText() }
    #expect(lines == ["a: UITextFieldTextDidChangeNotification", "a: editingChanged"])
    #expect(a.text == "ni" && a.markedTextRange == nil)
    #expect(scene.lines { a.unmarkText() } == [])
  }

  @Test func settingTextKillsComposition() {
    a.addAction(for: .editingChanged) { control in
      // A filter that does not look at the marked text.
      if let field = control as? TextField { field.text = field.text }
    }
    a.setMarkedText("n")
    #expect(a.markedTextRange == nil)
    a.setMarkedText("ni")
    #expect(a.text == "nni", "the input method's letters pile up")
  }

  @Test func theDeleteKeyInMarkedText() {
    a.text = "x"
    a.setMarkedText("ni")
    let lines = scene.lines { a.deleteBackward() }
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 2..<3, replacementString: "") -> true"#,
        "a: textFieldDidChangeSelection 2..<2",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
      ])
    #expect(a.text == "xn" && a.markedTextRange == 1..<2)
    a.deleteBackward()
    #expect(a.text == "x" && a.markedTextRange == nil)
    a.setMarkedText("ni", selectedRange: 0..<0)
    #expect(scene.lines { a.deleteBackward() } == [], "what stands before the marked text is not its business")
  }

  @Test func returnCommits() {
    a.setMarkedText("ni")
    #expect(
      scene.lines { a.pressReturn() } == ["a: UITextFieldTextDidChangeNotification", "a: editingChanged"])
    #expect(a.markedTextRange == nil && a.isEditing)
  }

  @Test func endingCommits() {
    a.setMarkedText("ni")
    let lines = scene.lines { a.resignFirstResponder() }
    #expect(
      lines == [
        "a: textFieldShouldEndEditing -> true",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
        "a: textFieldDidEndEditing",
        "a: UITextFieldTextDidEndEditingNotification",
        "a: editingDidEnd",
      ])
    #expect(a.text == "ni")
  }

  @Test func pastingCommitsBefore() {
    a.setMarkedText("ni")
    let committed = ["a: UITextFieldTextDidChangeNotification", "a: editingChanged"]
    let lines = scene.lines { a.paste("x") }
    #expect(a.text == "nix" && a.markedTextRange == nil)
    // The commit is a change of its own, before the other.
    #expect(lines.filter(committed.contains) == committed + committed)
  }

  @Test func leavingTheMarkedTextCommits() {
    a.text = "ab"
    a.setMarkedText("ni")
    #expect(scene.lines { a.selectedTextRange = 3..<3 } == ["a: textFieldDidChangeSelection 3..<3"])
    #expect(
      scene.lines { a.selectedTextRange = 0..<0 } == [
        "a: textFieldDidChangeSelection 0..<0", "a: UITextFieldTextDidChangeNotification", "a: editingChanged",
      ])
    #expect(a.text == "abni" && a.markedTextRange == nil)
  }

  @Test func textViewsComposeToo() {
    let lines = scene.lines {
      scene.t.setMarkedText("n")
      scene.t.insertText("你")
    }
    #expect(
      lines == [
        #"t: textView(shouldChangeTextIn: 0..<0, replacementText: "n") -> true"#,
        "t: textViewDidChangeSelection 1..<1",
        "t: textViewDidChange",
        "t: UITextViewTextDidChangeNotification",
        "t: textViewDidChange",
        "t: UITextViewTextDidChangeNotification",
      ])
    #expect(scene.t.text == "你")
  }
}
