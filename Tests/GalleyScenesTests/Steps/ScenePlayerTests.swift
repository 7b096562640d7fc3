import GalleyBase
import GalleyFonts
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// What steps do to the live views of a scene, and what cannot be done.
@Suite struct ScenePlayerTests {
  /// A field of 10 characters, a text view, and a label; the test face is 6 points a character wide.
  private static let views = """
    galley: 1
    size: [200, 120]
    views:
    - textField: { id: name, frame: [0, 0, 60, 20], font: { family: Galley Test Mono, size: 10 } }
    - textField: { id: other, frame: [0, 20, 60, 20], font: { family: Galley Test Mono, size: 10 } }
    - textView: { id: notes, frame: [0, 40, 200, 50], font: { family: Galley Test Mono, size: 10 }, text: "one two\\nthree" }
    - label: { id: title, frame: [0, 100, auto, auto], text: abc, font: { family: Galley Test Mono, size: 10 } }

    """

  /// A player of these steps, which begin in line 8, after the last of them.
  private func play(_ steps: String) throws -> ScenePlayer {
    let file = try SceneFile(reading: Array((Self.views + "steps:\n" + steps).utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    try player.takeSteps()
    return player
  }

  /// What is left behind: text, selection and marked range of the view that was dealt with last.
  @Test(
    arguments: [
      ("- focus: name\n- type: \"ab \"", "ab ", 3..<3, nil), ("- focus: name\n- paste: abc", "abc", 3..<3, nil),
      ("- focus: name\n- type: abc\n- backspace: 2", "a", 1..<1, nil),
      ("- focus: name\n- backspace", "", 0..<0, nil),
      ("- focus: name\n- type: e\u{301}👍🏽\n- backspace", "e\u{301}", 2..<2, nil),
      ("- focus: name\n- type: abc\n- select: [1, 3]\n- type: x", "ax", 2..<2, nil),
      ("- focus: name\n- type: abc\n- select: all", "abc", 0..<3, nil),
      ("- focus: name\n- type: abc\n- move: left", "abc", 2..<2, nil),
      ("- focus: name\n- type: abc\n- move: -2\n- type: x", "axbc", 2..<2, nil),
      ("- focus: name\n- type: abc\n- move: start\n- move: 9", "abc", 3..<3, nil),
      ("- focus: name\n- type: ab cd\n- move: wordLeft", "ab cd", 3..<3, nil),
      ("- set: { view: name, clearButtonMode: always }\n- focus: name\n- type: abc\n- clear", "", 0..<0, nil),
      ("- focus: notes\n- select: all\n- backspace", "", 0..<0, nil),
      ("- focus: name\n- type: abc\n- resign", "abc", 3..<3, nil),
      ("- focus: name\n- mark: ni", "ni", 2..<2, 0..<2),
      ("- focus: name\n- mark: ni\n- mark: nihao", "nihao", 5..<5, 0..<5),
      ("- focus: name\n- mark: { text: nihao, selected: [2, 5] }", "nihao", 2..<5, 0..<5),
      ("- focus: name\n- type: a\n- mark: ni\n- commit: 你", "a你", 2..<2, nil),
      ("- focus: name\n- mark: ni\n- commit", "ni", 2..<2, nil),
      ("- focus: name\n- mark: ni\n- mark: \"\"", "", 0..<0, nil),
      ("- focus: name\n- set: { view: name, text: set }", "set", 3..<3, nil),
      ("- focus: notes\n- select: [3, 3]\n- return", "one\n two\nthree", 4..<4, nil),
      ("- focus: notes\n- select: [1, 1]\n- move: down", "one two\nthree", 9..<9, nil),
      ("- set: { view: notes, text: x }", "x", 1..<1, nil),
    ] as [(String, String, Range<Int>, Range<Int>?)])
  func stepsAreTaken(steps: String, text: String, selected: Range<Int>, marked: Range<Int>?) throws {
    let state = try #require(try play(steps).states.last)
    #expect(state.subject?.text == text)
    #expect(state.subject?.selectedRange == selected)
    #expect(state.subject?.markedRange == marked)
  }

  @Test func aStateIsThatAfterItsStep() throws {
    let player = try play(
      "- focus: name\n- type: ab\n  frame: typed\n- wait: 0.5\n- wait: 0.25\n- focus: other\n- resign")
    #expect(player.states.map(\.firstResponder) == ["name", "name", "name", "name", "other", nil])
    #expect(player.states.map(\.time) == [0, 0, 0.5, 0.75, 0.75, 0.75])
    #expect(player.states.map { $0.subject?.id } == ["name", "name", "name", "name", "other", "other"])
    #expect(player.states.map { $0.subject?.text } == ["", "ab", "ab", "ab", "", ""])
    // Two characters, and the caret half on the second: 2 points wide.
    #expect(player.states.map { $0.subject?.caretRect?.width } == [2, 2, 2, 2, 2, nil])
    #expect(player.states[1].subject?.caretRect?.minX == 12)
    #expect(player.states[1].step.frame == "typed")
  }

  @Test func theTraceIsThatOfTheStep() throws {
    let states = try play("- focus: name\n- type: a\n- wait: 1").states
    #expect(
      states[0].trace == [
        "name: textFieldShouldBeginEditing -> true", "name: textFieldDidBeginEditing",
        "name: UITextFieldTextDidBeginEditingNotification", "name: editingDidBegin",
      ])
    #expect(
      states[1].trace.first == "name: textField(shouldChangeCharactersIn: 0..<0, replacementString: \"a\") -> true")
    #expect(states[2].trace == [])
  }

  @Test func typingIsClusterByCluster() throws {
    let questions = try play("- focus: name\n- type: ae\u{301}").states[1].trace.filter { $0.contains("should") }
    #expect(questions.count == 2)
    let pasted = try play("- focus: name\n- paste: abc").states[1].trace.filter { $0.contains("should") }
    #expect(pasted.count == 1)
  }

  @Test func theKeyboardComesAndGoes() throws {
    let player = try play("- keyboard: { height: 60 }\n- focus: name\n- keyboard: hide")
    #expect(
      player.states.map(\.keyboardFrame) == [
        Rect(x: 0, y: 60, width: 200, height: 60), Rect(x: 0, y: 60, width: 200, height: 60), nil,
      ])
  }

  @Test func automaticSizesFollowTheContent() throws {
    let player = try play("- set: { view: title, text: abcdef }\n- set: { view: title, frame: [5, 6, 30, 10] }")
    #expect(player.view("title")?.frame == Rect(x: 5, y: 6, width: 30, height: 10))
    let growing = try play("- set: { view: title, text: abcdef }")
    #expect(growing.view("title")?.frame == Rect(x: 0, y: 100, width: 36, height: 10))
    let automatic = try play(
      "- set: { view: title, frame: [0, 0, 5, 5] }\n- set: { view: title, frame: [0, 0, auto, auto] }")
    #expect(automatic.view("title")?.frame == Rect(x: 0, y: 0, width: 18, height: 10))
  }

  @Test func aSetStepChangesOnlyItsKeys() throws {
    let player = try play("- set: { view: title, textColor: red }\n- set: { view: title, isHidden: true }")
    let label = try #require(player.view("title") as? Label)
    #expect(label.text == "abc")
    #expect(label.isHidden)
    #expect(label.textColor == SystemColor.red.color(in: .light))
    #expect(label.font.pointSize == 10)
  }

  @Test func playingStopsAtTheRequestedFrame() throws {
    let file = try SceneFile(
      reading: Array((Self.views + "steps:\n- focus: name\n- type: a\n  frame: one\n- type: b\n").utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    try player.takeSteps(through: "one")
    #expect(player.states.last?.subject?.text == "a")
    try player.takeSteps()
    #expect(player.states.last?.subject?.text == "ab")
    #expect(try player.takeStep() == nil)
  }

  static let impossible: [(String, String)] = [
    (
      "- type: a",
      "9:9: steps[0].type: nothing has the focus: focus a field or a text view before, as in \"- focus: name\""
    ),
    ("- backspace", "9:3: steps[0].backspace: nothing has the focus"), ("- resign", "nothing has the focus"),
    ("- select: all", "nothing has the focus"), ("- move: left", "nothing has the focus"),
    ("- return", "nothing has the focus"), ("- clear", "nothing has the focus"),
    ("- paste: a", "nothing has the focus"),
    ("- focus: name\n- resign\n- type: a", "11:9: steps[2].type: nothing has the focus"),
    (
      "- focus: name\n- commit",
      "10:3: steps[1].commit: nothing is marked, so there is nothing to commit; put \"mark\" before \"commit\""
    ),
    (
      "- focus: name\n- type: a\n- commit: b",
      "nothing is marked, so there is nothing to commit; put \"mark\" before \"commit\", or use \"type\" to type text without marking it"
    ),
    (
      "- focus: name\n- type: abc\n- select: [1, 4]",
      "11:11: steps[2].select: 1 to 4 is not in the text of \"name\", whose length is 3 (UTF-16): \"abc\""
    ),
    ("- focus: name\n- clear", "10:3: steps[1].clear: \"name\" is empty, so there is nothing to clear"),
    ("- keyboard: hide", "9:13: steps[0].keyboard: no keyboard is shown, so there is nothing to hide"),
    (
      "- set: { view: name, isEnabled: false }\n- focus: name",
      "10:10: steps[1].focus: \"name\" cannot have the focus: it is disabled"
    ),
    (
      "- set: { view: notes, isEditable: false }\n- focus: notes\n- type: a",
      "11:9: steps[2].type: \"notes\" can be selected but not edited: its isEditable is false"
    ),
    (
      "- set: { view: notes, isEditable: false, isSelectable: false }\n- focus: notes",
      "10:10: steps[1].focus: \"notes\" cannot have the focus: it can neither be edited nor selected"
    ),
    // What a step before has set counts, not what was when editing began.
    (
      "- focus: notes\n- set: { view: notes, isEditable: false }\n- type: a",
      "11:9: steps[2].type: nothing has the focus"
    ),
    ("- focus: name\n- set: { view: name, isEnabled: false }\n- type: a", "11:9: steps[2].type: "),
    ("- focus: name\n- set: { view: name, isEnabled: false }\n- backspace", "11:3: steps[2].backspace: "),
    (
      "- set: { view: name, isEnabled: false }\n- type: a",
      "nothing has the focus: focus a field or a text view before, as in \"- focus: other\""
    ),
    (
      "- set: { view: name, isSelectable: false }\n- focus: name",
      "10:10: steps[1].focus: \"name\" cannot have the focus: its isSelectable is false"
    ),
    (
      "- focus: name\n- type: a\n- clear",
      "11:3: steps[2].clear: \"name\" has no clear button to press: its clearButtonMode is never, which hides it (use whileEditing or always); to empty it, use \"select: all\" and \"backspace\""
    ),
    (
      "- focus: notes\n- clear",
      "10:3: steps[1].clear: \"notes\" has no clear button to press: text views have none; to empty it, use \"select: all\" and \"backspace\""
    ),
    (
      "- set: { view: title, font: { family: Nowhere, size: 9 } }",
      "9:39: steps[0].set.font.family: there is no font family \"Nowhere\""
    ),
  ]

  @Test(arguments: impossible)
  func theImpossibleIsReportedAtItsPlace(steps: String, message: String) throws {
    let error = #expect(throws: SceneError.self) { try play(steps) }
    let text = (error?.description ?? "").replacing("s.yaml:", with: "").replacing(" error:", with: "")
    #expect(text.contains(message), "\(text)")
  }

  /// A field with another one and a label as overlay views, the label as large as its text.
  private func playOverlays(_ steps: String) throws -> ScenePlayer {
    let views = """
      galley: 1
      size: [200, 40]
      views:
      - textField:
          id: o
          frame: [0, 0, 200, 40]
          leftView: { textField: { id: inner, frame: [0, 0, 30, 20] } }
          rightView: { label: { id: lab, text: hi, frame: [0, 0, auto, auto], font: { family: Galley Test Mono, size: 10 } } }
          rightViewMode: always
      steps:

      """
    let file = try SceneFile(reading: Array((views + steps).utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    try player.takeSteps()
    return player
  }

  @Test func overlayViewsKeepTheSizeThatIsSet() throws {
    try expectEqual(playOverlays("- wait: 1").view("lab")?.frame.size, Size(width: 12, height: 10))
    let set = try playOverlays("- set: { view: lab, frame: [0, 0, 90, 30] }\n- wait: 1")
    #expect(set.view("lab")?.frame.size == Size(width: 90, height: 30))
  }

  @Test func aViewThatDoesNotShowCannotHaveTheFocus() throws {
    let error = #expect(throws: SceneError.self) { try playOverlays("- focus: inner") }
    #expect(
      error?.description.contains(
        "steps[0].focus: \"inner\" cannot have the focus: it is a hidden overlay view; set leftViewMode or "
          + "rightViewMode of its field to show it") == true)
    try expectEqual(
      playOverlays("- set: { view: o, leftViewMode: always }\n- focus: inner").states.last?.firstResponder, "inner")
  }

  @Test func stepsListTheKeysOfTheKeyboard() throws {
    let player = try play(
      "- keyboard: { height: 60 }\n- set: { view: name, keyboardType: numberPad }\n- focus: name\n- resign")
    #expect(player.states.map(\.keyboardType) == [.default, .default, .numberPad, nil])
    let dump = LayoutDump(of: player.page, steps: player.states).text
    #expect(dump.contains(#""keyboard": { "frame": [0, 60, 200, 60], "keyboardType": "numberPad" }"#))
  }

  /// The keyboard stands in the steps as it does in the layout.
  @Test func theDumpHasTheAccessoryViewInEveryStep() throws {
    let player = try play("- keyboard: { height: 60, accessoryHeight: 20 }\n- focus: name")
    let keyboard = #""keyboard": { "frame": [0, 40, 200, 80], "accessoryHeight": 20 }"#
    #expect(LayoutDump(of: player.page, steps: player.states).text.split(separator: keyboard).count == 4)
  }

  @Test func theDumpHasEveryStep() throws {
    let player = try play("- focus: name\n- mark: ab\n  frame: marked\n- wait: 0.5")
    let dump = LayoutDump(of: player.page, steps: player.states).text
    #expect(
      dump.contains(
        """
          { "step": "mark “ab”", "frame": "marked", "time": 0, "firstResponder": "name", "view": "name", "text": "ab", \
        "selectedRange": [2, 2], "markedRange": [0, 2], "caretRect": [12,
        """))
    #expect(
      dump.contains("  { \"step\": \"wait 0.5 s\", \"time\": 0.5, \"firstResponder\": \"name\", \"view\": \"name\","))
  }
}
