import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Steps of a hand that taps, takes back and deletes forwards; delegates that answer; attributes of what is typed.
@Suite struct EditingStepTests {
  private static let font = "font: { family: Galley Test Mono, size: 10 }"
  private static let views = """
    galley: 1
    size: [200, 120]
    views:
    - textField: { id: name, frame: [0, 0, 60, 20], \(font), text: "one two" }
    - textField: { id: other, frame: [0, 20, 60, 20], \(font) }
    - textView: { id: notes, frame: [0, 40, 200, 50], \(font), text: "one two\\nthree" }
    - label: { id: title, frame: [0, 100, auto, auto], text: abc, \(font) }
    - view: { id: cover, frame: [60, 0, 20, 20] }

    """

  /// The steps begin in line 10.
  private func play(_ steps: String, _ views: String = Self.views) throws -> ScenePlayer {
    let file = try SceneFile(reading: Array((views + "steps:\n" + steps).utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    try player.takeSteps()
    return player
  }

  @Test(arguments: [
    ("- tap: other\n- type: ab cd\n- undo", "other", "", 0..<0),
    ("- tap: other\n- type: ab cd\n- undo\n- redo", "other", "ab cd", 5..<5),
    ("- tap: other\n- type: ab\n- paste: cd\n- backspace\n- undo: 2", "other", "ab", 2..<2),
    ("- tap: [4, 10]\n- type: x", "name", "xone two", 1..<1),
    ("- tap: { point: [20, 10] }", "name", "one two", 3..<3),
    ("- tap: { view: name, point: [26, 10] }", "name", "one two", 4..<4),
    ("- tap: { view: notes, point: [5, 24] }", "notes", "one two\nthree", 8..<8),
    ("- focus: other\n- tap: title", "other", "", 0..<0),
    ("- focus: name\n- move: start\n- deleteForward: 3", "name", " two", 0..<0),
    ("- focus: notes\n- select: [3, 4]\n- deleteForward\n- deleteForward", "notes", "onewo\nthree", 3..<3),
  ])
  func handsDoIt(steps: String, focus: String, text: String, selected: Range<Int>) throws {
    let state = try #require(try play(steps).states.last)
    #expect(state.firstResponder == focus)
    #expect(state.subject?.text == text)
    #expect(state.subject?.selectedRange == selected)
  }

  @Test(arguments: [
    ("- focus: name\n- undo", "11:3: steps[1].undo: there is nothing to undo in \"name\": nothing was edited"),
    ("- focus: name\n- type: a\n- undo: 2", "12:9: steps[2].undo: there is nothing to undo in \"name\" (undone: 1)"),
    ("- focus: name\n- redo", "11:3: steps[1].redo: there is nothing to redo in \"name\""),
    ("- undo", "10:3: steps[0].undo: nothing has the focus"),
    ("- tap: [200, 10]", "10:8: steps[0].tap: [200, 10] is not in the picture, which has 200 × 120 points"),
    (
      "- tap: { view: cover, point: [300, 0] }",
      "10:8: steps[0].tap: [300, 0] is not in \"cover\", which has 20 × 20 points"
    ),
    (
      "- set: { view: cover, frame: [300, 0, 9, 9] }\n- tap: cover",
      "11:8: steps[1].tap: \"cover\" is outside the picture"
    ),
    ("- set: { view: cover, frame: [0, 0, 60, 20] }\n- tap: name", "11:8: steps[1].tap: \"cover\" covers \"name\""),
    ("- set: { view: name, isHidden: true }\n- tap: name", "11:8: steps[1].tap: there is no view \"name\" on"),
    ("- tap: nam", "10:8: steps[0].tap: there is no view \"nam\"; did you mean \"name\"?"),
    ("- tap: {}", "10:8: steps[0].tap: the key \"view\" or \"point\" is missing in a tap"),
    ("- tap", "10:3: steps[0]: \"tap\" needs a value"),
    ("- keyboard: { height: 60 }\n- tap: [5, 100]", "11:8: steps[1].tap: [5, 100] is on the keyboard"),
    ("- set: { view: name, delegate: {} }", "the delegate is empty"),
    (
      "- set: { view: name, delegate: { shouldChangeText: false } }",
      "for a text field the key is shouldChangeCharacters"
    ),
    ("- set: { view: notes, delegate: { shouldClear: false } }", "only a text field has \"shouldClear\""),
    ("- set: { view: name, delegate: { textFieldDidBeginEditing: true } }", "has no return value to set"),
    ("- set: { view: name, delegate: { shouldClera: true } }", "did you mean \"shouldClear\"?"),
  ])
  func theImpossibleIsReported(steps: String, message: String) throws {
    let error = #expect(throws: SceneError.self) { try play(steps) }
    let text = (error?.description ?? "").replacing("s.yaml:", with: "").replacing(" error:", with: "")
    #expect(text.contains(message), "\(text)")
  }

  /// Each answer stands in the events, and keeps what it is asked for from happening.
  @Test(arguments: [
    ("shouldBeginEditing", "- focus: name", "name: textFieldShouldBeginEditing -> false", "one two", nil),
    ("shouldEndEditing", "- focus: name\n- resign", "name: textFieldShouldEndEditing -> false", "one two", "name"),
    (
      "shouldChangeCharacters", "- focus: name\n- type: x",
      "name: textField(shouldChangeCharactersIn: 7..<7, replacementString: \"x\") -> false", "one two", "name"
    ),
    ("shouldClear", "- focus: name\n- clear", "name: textFieldShouldClear -> false", "one two", "name"),
    ("shouldReturn", "- focus: name\n- return", "name: textFieldShouldReturn -> false", "one two", "name"),
  ])
  func aFieldsDelegateAnswers(key: String, steps: String, line: String, text: String, focus: String?) throws {
    let before = "- set: { view: name, clearButtonMode: always, delegate: { \(key): false } }\n"
    let state = try #require(try play(before + steps).states.last)
    #expect(state.trace.contains(line), "\(state.trace)")
    #expect(state.subject?.text == text && state.firstResponder == focus)
    // In the scene itself, and taken back by a step.
    let keys = "id: name, clearButtonMode: always, delegate: { \(key): false },"
    let views = Self.views.replacing("id: name,", with: keys)
    try expectEqual(play(steps, views).states.last?.trace, state.trace)
    let after = try play("- set: { view: name, delegate: { \(key): true } }\n" + steps, views)
    #expect(after.states.last?.trace.contains(line.replacing("false", with: "true")) == true)
  }

  @Test(arguments: [
    ("shouldBeginEditing", "- focus: notes", "notes: textViewShouldBeginEditing -> false", nil),
    ("shouldEndEditing", "- focus: notes\n- resign", "notes: textViewShouldEndEditing -> false", "notes"),
    (
      "shouldChangeText", "- focus: notes\n- select: [0, 0]\n- type: x",
      "notes: textView(shouldChangeTextIn: 0..<0, replacementText: \"x\") -> false", "notes"
    ),
  ])
  func aTextViewsDelegateAnswers(key: String, steps: String, line: String, focus: String?) throws {
    let views = Self.views.replacing("id: notes,", with: "id: notes, delegate: { \(key): false },")
    let state = try #require(try play(steps, views).states.last)
    #expect(state.trace.contains(line), "\(state.trace)")
    #expect(state.subject?.text == "one two\nthree" && state.firstResponder == focus)
  }

  private func colors(_ player: ScenePlayer) -> [Color?] {
    (player.view("name") as? TextField)?.attributedText.runs.map(\.attributes.foregroundColor) ?? []
  }

  @Test func typingAttributesOfAFieldHoldFromTheNextKeyOn() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let set = "- focus: name\n- set: { view: name, typingAttributes: { foregroundColor: \"#FF0000\" } }\n- type: ab"
    #expect(colors(try play(set)) == [nil, red])
    #expect(colors(try play(set + "\n- move: start\n- type: c")) == [nil, red], "a move of the caret resets them")
    let views = Self.views.replacing("id: name,", with: "id: name, typingAttributes: { foregroundColor: \"#FF0000\" },")
    #expect(colors(try play("- focus: name\n- type: a", views)) == [nil, red])
    #expect(colors(try play("- set: { view: name, text: x }\n- focus: name\n- type: a", views)) == [nil, red])
  }

  @Test func typingAttributesOfATextViewHoldFromTheNextKeyOn() throws {
    let player = try play("- focus: notes\n- set: { view: notes, typingAttributes: { kern: 3 } }\n- type: ab")
    let runs = (player.view("notes") as? TextView)?.attributedText.runs
    #expect(runs?.map(\.attributes.kern) == [nil, 3])
    #expect(runs?.last?.range == 13..<15)
  }
}
