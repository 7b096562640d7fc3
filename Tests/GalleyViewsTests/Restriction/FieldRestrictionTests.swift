import GalleyUnicode
import GalleyViews
import Testing

/// Restrictions at work in a field: when they act, and what is told (rule: restriction-waits).
@Suite struct FieldRestrictionTests {
  let scene: EditingScene
  var field: TextField { scene.a }

  init() throws {
    scene = try EditingScene()
    scene.a.becomeFirstResponder()
  }

  private func changes(_ body: () -> Void) -> Int { scene.lines(body).filter { $0 == "a: editingChanged" }.count }

  @Test func oneChangeEventAnEdit() {
    field.restriction = TextRestriction(.number())
    let lines = scene.lines { field.paste("a1b2") }
    #expect(
      lines == [
        #"a: textField(shouldChangeCharactersIn: 0..<0, replacementString: "a1b2") -> true"#,
        "a: textFieldDidChangeSelection 2..<2",
        "a: UITextFieldTextDidChangeNotification",
        "a: editingChanged",
      ])
    #expect(field.text == "12")
    #expect(changes { field.typeText("x3y") } == 3)
    #expect(field.text == "123" && field.selectedTextRange == 3..<3)
  }

  @Test func actionsSeeTheRestrictedText() {
    field.restriction = TextRestriction(maximumLength: 2)
    var seen: [String] = []
    field.addAction(for: .editingChanged) { seen.append(($0 as? TextField)?.text ?? "") }
    field.typeText("abc")
    #expect(seen == ["a", "ab", "ab"])
  }

  @Test func theInsertionPointStays() {
    field.text = "1234"
    field.restriction = TextRestriction(.number())
    field.select(2..<2)
    field.paste("a9b")
    #expect(field.text == "12934" && field.selectedTextRange == 3..<3)
    field.insertText("c")
    #expect(field.text == "12934" && field.selectedTextRange == 3..<3)
  }

  @Test func pinyinInALimitedField() {
    // The script of the manual: lengths 1, 2, 6 and 2, four changes, and a limit of 2 takes the last text.
    field.restriction = TextRestriction(maximumLength: 2)
    var lengths: [Int] = []
    field.addAction(for: .editingChanged) { lengths.append(($0 as? TextField)?.text?.utf16.count ?? 0) }
    for text in ["n", "ni", "ni hao"] { field.setMarkedText(text) }
    field.insertText("你好")
    #expect(lengths == [1, 2, 6, 2])
    #expect(field.text == "你好" && field.markedTextRange == nil)
  }

  @Test func theEndOfCompositionIsAnEdit() {
    field.restriction = TextRestriction(.noChinese, maximumLength: 3)
    field.setMarkedText("ni hao")
    #expect(field.text == "ni hao")
    #expect(changes { field.unmarkText() } == 1)
    #expect(field.text == "ni ")
    field.setMarkedText("ma")
    #expect(changes { field.insertText("吗") } == 1)
    #expect(field.text == "ni " && field.selectedTextRange == 3..<3)
  }

  /// Each way out of a composition that does not go through the keys of an input method.
  @Test(
    arguments: [
      { $0.select(0..<0) }, { $0.selectedTextRange = 0..<0 }, { $0.moveCaret(.start) }, { $0.selectAll() },
      { $0.resignFirstResponder() }, { $0.isEnabled = false }, { $0.removeFromSuperview() }, { $0.pressReturn() },
      { $0.paste("") }, { $0.deleteBackward() },
    ] as [@Sendable (TextField) -> Void])
  func noWayOutOfACompositionPassesTheRestrictionBy(leave: @Sendable (TextField) -> Void) {
    field.restriction = TextRestriction(.number())
    field.text = "12"
    field.select(1..<1)
    field.setMarkedText("abcdef", selectedRange: 3..<3)
    #expect(changes { leave(field) } == 1)
    if field.markedTextRange != nil { field.unmarkText() }
    #expect(field.text == "12")
  }

  @Test func aSelectionThatEndsACompositionKeepsItsCharacters() {
    field.restriction = TextRestriction(.number())
    field.text = "12"
    field.select(1..<1)
    field.setMarkedText("ab")
    let lines = scene.lines { field.select(0..<4) }
    #expect(
      lines == [
        "a: textFieldDidChangeSelection 0..<2", "a: UITextFieldTextDidChangeNotification", "a: editingChanged",
      ])
    #expect(field.text == "12" && field.selectedTextRange == 0..<2)
  }

  @Test func theFocusEndsACompositionThatItsCaretLeaves() {
    field.resignFirstResponder()
    field.restriction = TextRestriction(.number())
    field.text = "12"
    field.select(0..<0)
    field.setMarkedText("ab")
    #expect(changes { field.becomeFirstResponder() } == 1)
    #expect(field.text == "12" && field.markedTextRange == nil && field.selectedTextRange == 2..<2)
  }

  @Test(
    "a limit cuts what was put in",
    arguments: [
      ("|1234", "9", "|1234"), ("12|34", "9", "12|34"), ("1234|", "9", "1234|"), ("1|23", "789", "17|23"),
      ("1[23]4", "789", "178|4"), ("|", "12345", "1234|"), ("|123", "👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧|123"),
      ("12e|4", "\u{301}", "12e\u{301}|4"),
    ])
  func limits(text: String, typed: String, left: String) {
    for isComposed in [false, true] {
      let parts = text.split(omittingEmptySubsequences: false) { "|[]".contains($0) }.map(String.init)
      field.restriction = nil
      field.text = parts.joined()
      let start = parts[0].utf16.count
      field.select(start..<start + (parts.count == 3 ? parts[1].utf16.count : 0))
      field.restriction = TextRestriction(maximumLength: 4)
      if isComposed {
        field.setMarkedText("xyz")
        field.insertText(typed)
      } else {
        field.paste(typed)
      }
      let caret = field.selectedTextRange?.lowerBound ?? 0
      let units = Array(field.editing.string.utf16)
      let shown =
        String(decoding: units[..<caret], as: UTF16.self) + "|" + String(decoding: units[caret...], as: UTF16.self)
      #expect(shown == left, "composed: \(isComposed)")
    }
  }

  @Test func aCommitThatStandsKeepsWhatFits() {
    field.restriction = TextRestriction(maximumLength: 4, lengthUnit: .utf16)
    field.text = "12"
    field.select(0..<0)
    field.setMarkedText("abc")
    #expect(field.text == "abc12")
    field.unmarkText()
    #expect(field.text == "ab12" && field.selectedTextRange == 2..<2)
  }

  @Test func aSecondSeparatorIsRefusedWhereverItIsTyped() {
    field.restriction = TextRestriction(.decimal(separator: "."))
    field.text = "1.5"
    for place in 0...3 {
      field.select(place..<place)
      field.insertText(".")
      #expect(field.text == "1.5" && field.selectedTextRange == place..<place)
    }
    field.select(1..<3)
    field.insertText(".")
    #expect(field.text == "1.")
  }

  @Test func aPatternRefusesWholeEdits() throws {
    field.restriction = TextRestriction(pattern: try TextPattern("[a-z]+[0-9]*"))
    field.typeText("1ab2c3")
    #expect(field.text == "ab23" && field.selectedTextRange == 4..<4)
    field.select(1..<3)
    #expect(changes { field.paste("1x") } == 1)
    #expect(field.text == "ab23" && field.selectedTextRange == 1..<3)
    field.paste("x")
    #expect(field.text == "ax3")
    field.select(0..<2)
    field.deleteBackward()
    #expect(field.text == "ax3", "digits alone do not match")
    field.selectAll()
    field.deleteBackward()
    #expect(field.text == "", "empty text is always let in")
  }

  @Test func aPatternRefusesACompositionWhenItEnds() throws {
    field.restriction = TextRestriction(pattern: try TextPattern("\\p{Han}*"))
    field.text = "汉字"
    field.select(1..<2)
    for text in ["n", "ni"] { field.setMarkedText(text) }
    #expect(field.text == "汉ni")
    field.unmarkText()
    #expect(field.text == "汉字" && field.selectedTextRange == 1..<2)
    field.setMarkedText("ni")
    field.insertText("你")
    #expect(field.text == "汉你")
  }

  @Test func textOfCodeThatDoesNotMatchCanBecomeShorter() throws {
    field.restriction = TextRestriction(pattern: try TextPattern("[0-9]*"))
    field.text = "1ab"
    field.insertText("2")
    #expect(field.text == "1ab")
    field.deleteBackward()
    #expect(field.text == "1a")
  }

  @Test func textThatCodeSetsIsLeftAloneUntilTheNextEdit() {
    field.restriction = TextRestriction(.number())
    #expect(changes { field.text = "a1" } == 0)
    #expect(field.text == "a1")
    field.insertText("2")
    #expect(field.text == "12")
  }

  @Test func deletingIsAnEditToo() {
    field.restriction = TextRestriction(maximumLength: 2)
    field.text = "abcd"
    #expect(changes { field.deleteBackward() } == 1)
    #expect(field.text == "ab")
  }
}
