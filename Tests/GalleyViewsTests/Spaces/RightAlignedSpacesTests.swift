import GalleyText
import GalleyUnicode
import GalleyViews
import Testing

/// The articles' two ways with spaces in right-aligned fields, and what each costs (rule: right-aligned-spaces).
@Suite struct RightAlignedSpacesTests {
  let scene: EditingScene
  var field: TextField { scene.a }

  init() throws {
    scene = try EditingScene()
    scene.a.textAlignment = .right
    scene.a.becomeFirstResponder()
  }

  @Test func theFirstWayLosesTheEventsOfAChange() {
    field.rightAlignedSpaces = .delegate
    let lines = scene.lines { field.typeText("b ") }
    // The text that is set has the insertion point at its end, where it is to be: not even that is told.
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 0..<0, replacementString: "b") -> false"#,
        #"a: textField(shouldChangeCharactersIn: 1..<1, replacementString: " ") -> false"#,
      ])
    #expect(field.editing.string == "b\u{A0}" && field.text == "b ")
  }

  @Test func theFirstWayRestoresTheInsertionPoint() {
    field.text = "ab"
    field.rightAlignedSpaces = .delegate
    field.select(1..<1)
    field.insertText(" x ")
    #expect(field.editing.string == "a\u{A0}x\u{A0}b" && field.selectedTextRange == 4..<4)
  }

  /// The delegate is asked first, and the range that it was asked for need not be there any more.
  @Test func theFirstWayPutsUpWithAnotherText() {
    let delegate = FieldDelegate()
    field.delegate = delegate
    delegate.onShouldChange = { field, _, _ in
      field.text = "e\u{301}"
      return true
    }
    field.rightAlignedSpaces = .delegate
    field.text = "abcdef"
    field.insertText(" ")
    #expect(field.editing.string == "e\u{301}\u{A0}" && field.selectedTextRange == 3..<3)
    field.text = "abcdef"
    field.select(1..<4)
    field.insertText("x")
    #expect(field.editing.string == "x" && field.selectedTextRange == 1..<1, "clusters are taken whole")
  }

  @Test(arguments: [RightAlignedSpaces.delegate, .event], [TextAlignment.left, .natural, .center])
  func fieldsThatAreNotAlignedAtTheRightAreLeftAlone(way: RightAlignedSpaces, alignment: TextAlignment) {
    field.rightAlignedSpaces = way
    field.textAlignment = alignment
    let lines = scene.lines { field.typeText("b ") }
    #expect(field.editing.string == "b ")
    #expect(lines.filter { $0 == "a: editingChanged" }.count == 2, "changes are told as ever")
  }

  @Test func theFirstWayLeavesDeletingAlone() {
    field.rightAlignedSpaces = .delegate
    field.typeText("b ")
    let lines = scene.lines { field.deleteBackward() }
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 1..<2, replacementString: "") -> true"#,
        "a: textFieldDidChangeSelection 1..<1",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
      ])
  }

  @Test(arguments: [RightAlignedSpaces.delegate, .event])
  func restrictionsActInBothWays(way: RightAlignedSpaces) {
    field.rightAlignedSpaces = way
    field.restriction = TextRestriction(.number())
    field.typeText("1a")
    #expect(field.text == "1" && field.selectedTextRange == 1..<1)
    // A filter sees the spaces for which others stand in.
    field.restriction = TextRestriction(.custom { $0.string == "b" || $0.string == " " })
    field.text = ""
    field.typeText("b c b")
    #expect(field.text == "b  b" && field.editing.string == "b\u{A0}\u{A0}b")
  }

  @Test func theFirstWayTakesCompositionForTyping() {
    field.rightAlignedSpaces = .delegate
    field.setMarkedText("ni")
    #expect(field.text == "ni" && field.markedTextRange == nil)
  }

  @Test func theDelegateStillHasItsSay() {
    let delegate = FieldDelegate()
    delegate.vetoes = ["change"]
    field.delegate = delegate
    field.rightAlignedSpaces = .delegate
    field.insertText(" ")
    #expect(field.text == "")
  }

  @Test func theSecondWayTellsOfEveryChange() {
    field.rightAlignedSpaces = .event
    var seen: [String] = []
    field.addAction(for: .editingChanged) { seen.append(($0 as? TextField)?.editing.string ?? "") }
    let lines = scene.lines { field.typeText(" b ") }
    #expect(lines.filter { $0 == "a: editingChanged" }.count == 3)
    #expect(seen == ["\u{A0}", "\u{A0}b", "\u{A0}b\u{A0}"])
    #expect(field.text == " b ")
  }

  @Test func theSecondWayRestoresTheSelection() {
    field.text = "a b"
    field.rightAlignedSpaces = .event
    field.select(1..<1)
    field.insertText("x ")
    #expect(field.editing.string == "ax\u{A0}\u{A0}b" && field.selectedTextRange == 3..<3)
  }

  @Test func theSecondWayLeavesCompositionAlone() {
    field.rightAlignedSpaces = .event
    field.setMarkedText("ni hao")
    #expect(field.editing.string == "ni hao" && field.markedTextRange == 0..<6)
    field.unmarkText()
    #expect(field.editing.string == "ni\u{A0}hao")
  }

  @Test func textSetByCodeStaysUntilTheNextEdit() {
    field.rightAlignedSpaces = .event
    field.text = "a "
    #expect(field.editing.string == "a ")
    field.insertText("b")
    #expect(field.editing.string == "a\u{A0}b")
  }

  @Test func readTextHasPlainSpacesAndItsAttributes() {
    var underlined = TextAttributes()
    underlined.underlineStyle = [.single]
    field.attributedText = AttributedText("a\u{A0}b\u{A0}", attributes: underlined)
    #expect(field.text == "a\u{A0}b\u{A0}")
    field.rightAlignedSpaces = .event
    #expect(field.text == "a b ")
    #expect(field.attributedText.string == "a b ")
    #expect(field.attributedText.runs.map(\.attributes.underlineStyle) == [[.single]])
  }
}
