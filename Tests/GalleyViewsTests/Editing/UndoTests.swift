import GalleyBase
import GalleyText
import Testing

@testable import GalleyViews

/// The steps that undo takes back, and those whom it asks.
@Suite struct UndoTests {
  let scene: EditingScene
  let delegate = FieldDelegate()
  var a: TextField { scene.a }
  var t: TextView { scene.t }

  init() throws {
    scene = try EditingScene()
    scene.a.delegate = delegate
    scene.a.becomeFirstResponder()
  }

  /// The texts that undoing step by step shows, until nothing is left.
  private func undone(_ view: any TextInput) -> [String] {
    var texts: [String] = []
    while view.undoManager?.canUndo == true {
      view.undoManager?.undo()
      texts.append(view.editing.string)
    }
    return texts
  }

  @Test func typingIsOneStepAMoveEndsIt() {
    a.typeText("abc")
    a.moveCaret(.left)
    a.typeText("xy")
    #expect(a.text == "abxyc")
    #expect(undone(a) == ["abc", ""])
  }

  @Test func aMoveAndBackEndsItToo() {
    a.typeText("ab")
    a.moveCaret(.left)
    a.moveCaret(.right)
    a.typeText("c")
    #expect(undone(a) == ["ab", ""])
  }

  /// Also where the characters touch those of the step before.
  @Test func typingElsewhereIsAStepOfItsOwn() {
    func typed(_ letter: String, at offset: Int) -> UndoHistory.Step {
      let places = [offset, offset + 1].map { UndoHistory.Selection(range: $0..<$0, affinity: .downstream) }
      return UndoHistory.Step(
        edit: ReversibleEdit(start: offset, old: AttributedText(""), new: AttributedText(letter)), kind: .typing,
        before: places[0], after: places[1])
    }
    var history = UndoHistory()
    history.note(typed("a", at: 0))
    history.note(typed("b", at: 1))
    history.note(typed("c", at: 0))
    #expect(history.done.map(\.edit.new.string) == ["ab", "c"])
  }

  @Test func deletionsAreOneStepAndPastesAreSteps() {
    a.typeText("abcd")
    a.deleteBackward()
    a.deleteBackward()
    a.paste("x")
    a.paste("y")
    #expect(a.text == "abxy")
    #expect(undone(a) == ["abx", "ab", "abcd", ""])
  }

  @Test func forwardDeletionsAreOneStep() {
    a.typeText("abcd")
    a.moveCaret(.start)
    a.deleteForward()
    a.deleteForward()
    #expect(a.text == "cd")
    #expect(undone(a) == ["abcd", ""])
  }

  @Test func aCompositionIsOneUndoStep() {
    a.typeText("a")
    a.setMarkedText("n")
    a.setMarkedText("ni")
    a.insertText("你")
    a.setMarkedText("hao")
    a.unmarkText()
    #expect(a.text == "a你hao")
    #expect(undone(a) == ["a你", "a", ""])
  }

  @Test func undoWhileComposingCommitsBefore() {
    a.setMarkedText("ni")
    a.undoManager?.undo()
    #expect(a.text == "" && a.markedTextRange == nil)
    a.undoManager?.redo()
    #expect(a.text == "ni" && a.markedTextRange == nil)
  }

  @Test func theSelectionReturns() {
    a.typeText("abcd")
    a.selectedTextRange = 1..<3
    a.insertText("X")
    #expect(a.text == "aXd")
    a.undoManager?.undo()
    #expect(a.text == "abcd" && a.selectedTextRange == 1..<3)
    a.selectedTextRange = 0..<0
    a.undoManager?.redo()
    #expect(a.text == "aXd" && a.selectedTextRange == 2..<2)
  }

  @Test func redoEndsWithTheNextEdit() {
    a.typeText("ab")
    a.undoManager?.undo()
    #expect(a.undoManager?.canRedo == true && a.undoManager?.canUndo == false)
    a.typeText("c")
    #expect(a.undoManager?.canRedo == false)
    #expect(undone(a) == [""])
    a.undoManager?.redo()
    #expect(a.text == "c")
  }

  @Test func undoAsksAndTellsLikeAnEdit() {
    a.typeText("ab")
    let lines = scene.lines { a.undoManager?.undo() }
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 0..<2, replacementString: "") -> true"#,
        "a: textFieldDidChangeSelection 0..<0", "a: UITextFieldTextDidChangeNotification", "a: editingChanged",
      ])
  }

  @Test func aRefusedStepStays() {
    a.typeText("ab")
    delegate.vetoes = ["change"]
    a.undoManager?.undo()
    #expect(a.text == "ab" && a.undoManager?.canUndo == true)
    delegate.vetoes = []
    a.undoManager?.undo()
    #expect(a.text == "")
  }

  @Test func itIsForgottenWhenEditingEndsAndWhenCodeSetsTheText() {
    a.typeText("ab")
    a.text = "abc"
    #expect(a.undoManager?.canUndo == false)
    a.typeText("d")
    #expect(a.undoManager?.canUndo == true)
    a.resignFirstResponder()
    a.becomeFirstResponder()
    #expect(a.undoManager?.canUndo == false)
    a.typeText("e")
    a.undoManager?.removeAllActions()
    #expect(a.undoManager?.canUndo == false)
  }

  @Test func viewsOutsideAWindowHaveNoUndo() throws {
    #expect(TextField(in: a.context).undoManager == nil)
  }

  @Test func aTextViewKeepsAttributes() throws {
    t.attributedText = AttributedText("red", attributes: TextAttributes { $0.foregroundColor = .white })
    t.becomeFirstResponder()
    t.selectAll()
    t.insertText("x")
    t.insertText("\n")
    t.insertText("y")
    #expect(t.text == "x\ny")
    t.undoManager?.undo()
    #expect(t.text == "red" && t.editing.text.attributes(at: 1).foregroundColor == .white)
  }

  @Test func aRestrictionThatRefusesLeavesNoStep() {
    a.restriction = TextRestriction(.number())
    a.typeText("1a2")
    #expect(a.text == "12")
    #expect(undone(a) == [""])
  }

  /// Long typing is one step.
  @Test func longTypingIsOneStep() {
    for _ in 0..<2_000 { t.insertText("ab ") }
    #expect(undone(t) == [""])
  }

  /// What the restriction takes away when the caret leaves what is composed belongs to the composition.
  @Test func aCompositionThatTheCaretLeavesIsTakenBackWithItsRestriction() {
    a.restriction = TextRestriction(.number())
    a.typeText("12")
    a.setMarkedText("abc")
    a.selectedTextRange = 0..<0
    #expect(a.text == "12")
    #expect(undone(a) == [""])
    a.undoManager?.redo()
    #expect(a.text == "12" && a.undoManager?.canRedo == false)
  }

  /// A move of the caret inside of marked text does not divide the composition, so that what its restriction takes away
  /// takes away all of it.
  @Test func aMoveInsideOfMarkedTextDoesNotEndItsStep() {
    a.restriction = TextRestriction(.number())
    a.typeText("12")
    a.setMarkedText("a")
    a.selectedTextRange = 2..<2
    a.setMarkedText("abc")
    a.unmarkText()
    #expect(a.text == "12")
    #expect(undone(a) == [""])
    t.becomeFirstResponder()
    t.setMarkedText("ni")
    t.selectedTextRange = 1..<1
    t.setMarkedText("ni hao")
    t.unmarkText()
    #expect(undone(t) == [""])
  }

  /// Nothing is left of a deletion that could have attributes.
  @Test func deletionsInStyledTextAreTakenBackAndDoneAgain() throws {
    let white = AttributedText("abc", attributes: TextAttributes { $0.foregroundColor = .white })
    a.attributedText = white
    t.attributedText = white
    for view: any TextInput in [a, t] {
      view.becomeFirstResponder()
      view.moveCaret(.end)
      view.typeText("d")
      view.deleteBackward()
      let manager = try #require(view.undoManager)
      manager.undo()
      #expect(view.editing.string == "abcd" && manager.canRedo && manager.canUndo)
      #expect(undone(view) == ["abc"])
      manager.redo()
      manager.redo()
      #expect(view.editing.text == white && !manager.canRedo)
    }
  }

  @Test func attributesThatCodeSetsLeaveTheStepsAlone() {
    a.attributedText = AttributedText("ab", attributes: TextAttributes { $0.foregroundColor = .white })
    a.paste("x")
    a.paste("y")
    a.textColor = .black
    a.undoManager?.undo()
    #expect(a.text == "abx" && a.undoManager?.canRedo == true)
    #expect(undone(a) == ["ab"])
  }

  /// Taking back that text is cleared is the same edit as pasting it.
  @Test func stepsThatAreTheSameEditAreDoneAgainOneByOne() {
    a.paste("x")
    a.clear()
    #expect(undone(a) == ["x", ""])
    a.undoManager?.redo()
    #expect(a.text == "x" && a.undoManager?.canRedo == true)
    a.undoManager?.redo()
    #expect(a.text == "" && a.undoManager?.canRedo == false)
    #expect(undone(a) == ["x", ""])
  }

  @Test func aCancelledCompositionIsNotAStep() {
    a.setMarkedText("n")
    a.setMarkedText("")
    #expect(a.undoManager?.canUndo == false)
    a.typeText("a")
    a.setMarkedText("n")
    a.setMarkedText("ni")
    a.setMarkedText("")
    #expect(a.text == "a" && undone(a) == [""])
  }

  @Test func undoEndsTheStepBefore() {
    a.typeText("ab")
    a.paste("x")
    a.undoManager?.undo()
    a.typeText("c")
    #expect(a.text == "abc" && undone(a) == ["ab", ""])
  }

  @Test func delegatesMayMoveTheSelection() {
    a.typeText("ab")
    delegate.onShouldChange = { field, _, _ in
      field.selectedTextRange = 0..<0
      return true
    }
    a.undoManager?.undo()
    #expect(a.text == "" && a.undoManager?.canUndo == false)
    a.undoManager?.redo()
    #expect(a.text == "ab" && a.undoManager?.canRedo == false)
  }

  /// A mark joins the letter before it, and leaves it again.
  @Test func undoRemovesOnlyTheJoinedCharacter() {
    a.typeText("e")
    a.paste("\u{301}x")
    #expect(a.text == "e\u{301}x")
    #expect(undone(a) == ["e", ""])
  }

  /// Whatever was done, all of it can be taken back, and done again.
  @Test(arguments: 0..<12) func randomSessions(seed: Int) throws {
    let view: any TextInput = seed % 2 == 0 ? a : t
    if seed % 3 == 0 {
      let start = AttributedText("in colour: ", attributes: TextAttributes { $0.foregroundColor = .white })
      a.attributedText = start
      t.attributedText = start
    }
    view.becomeFirstResponder()
    view.insertText("first words and שלום 👍🏽 e\u{301}")
    let manager = try #require(view.undoManager)
    manager.removeAllActions()
    let before = view.editing.text
    var session = RandomSession(view, seed: 7_000 + seed, usesLineEnds: seed % 4 == 1)
    for _ in 0..<150 { _ = session.step(settingText: false) }
    view.unmarkText()
    let after = view.editing.text
    var steps = 0
    while manager.canUndo {
      manager.undo()
      steps += 1
    }
    #expect(view.editing.text == before && steps > 20)
    while manager.canRedo { manager.redo() }
    #expect(view.editing.text == after)
    while manager.canUndo { manager.undo() }
    #expect(view.editing.text == before)
  }

  @Test func editsJoin() {
    var edit = ReversibleEdit(start: 2, old: AttributedText("cd"), new: AttributedText("X"))
    // "abcdef" became "abXef", then "X" and the letters beside it go.
    let isJoined = edit.join(ReversibleEdit(start: 1, old: AttributedText("bXe"), new: AttributedText("")))
    #expect(isJoined)
    #expect(edit == ReversibleEdit(start: 1, old: AttributedText("bcde"), new: AttributedText("")))
    let touches = edit.join(ReversibleEdit(start: 2, old: AttributedText(""), new: AttributedText("Z")))
    #expect(!touches)
    edit.follow(by: AttributedText("Z"), in: 2..<2, of: AttributedText("af"))
    #expect(edit == ReversibleEdit(start: 1, old: AttributedText("bcdef"), new: AttributedText("fZ")))
  }
}
