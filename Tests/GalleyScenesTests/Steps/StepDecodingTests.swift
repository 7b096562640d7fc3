import GalleyBase
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// The key `steps` of a scene: what is read, and what is refused where.
@Suite struct StepDecodingTests {
  private static let views = """
    galley: 1
    views:
    - textField: { id: name }
    - textView: { id: notes }
    - label: { id: title, text: a }

    """

  private func steps(_ text: String) throws -> [SceneStep] { try decode(Self.views + "steps:\n" + text).steps }

  /// The steps begin in line 7.
  private static func mistakes(_ text: String) -> String { failure(views + "steps:\n" + text) }

  @Test(
    arguments: [
      ("focus: notes", .focus("notes"), "focus notes"), ("type: \"a b \"", .type("a b "), "type “a b ”"),
      ("type: \"12\"", .type("12"), "type “12”"), ("mark: ni hao", .mark("ni hao", selected: nil), "mark “ni hao”"),
      ("mark: { text: nihao, selected: [2, 5] }", .mark("nihao", selected: 2..<5), "mark “nihao”, selected 2–5"),
      ("mark: \"\"", .mark("", selected: nil), "mark “”"), ("commit: 你好", .commit("你好"), "commit “你好”"),
      ("commit", .commit(nil), "commit"), ("commit:", .commit(nil), "commit"),
      ("backspace", .backspace(1), "backspace"), ("backspace: 3", .backspace(3), "backspace × 3"),
      ("deleteForward", .deleteForward(1), "deleteForward"), ("undo: 2", .undo(2), "undo × 2"),
      ("redo", .redo(1), "redo"), ("tap: title", .tap(.view("title", nil)), "tap title"),
      ("tap: [1, 2.5]", .tap(.point(Point(x: 1, y: 2.5))), "tap 1, 2.5"),
      ("tap: { view: name }", .tap(.view("name", nil)), "tap name"),
      ("tap: { view: name, point: [3, 4] }", .tap(.view("name", Point(x: 3, y: 4))), "tap name at 3, 4"),
      ("tap: { point: [3, 4] }", .tap(.point(Point(x: 3, y: 4))), "tap 3, 4"),
      ("select: [1, 3]", .select(1..<3), "select 1–3"), ("select: [2, 2]", .select(2..<2), "select 2"),
      ("select: all", .select(nil), "select all"), ("paste: \"x\\ny\"", .paste("x\ny"), "paste “x\\ny”"),
      ("move: wordLeft", .move(.to(.wordLeft)), "move wordLeft"), ("move: -2", .move(.by(-2)), "move −2"),
      ("move: 3", .move(.by(3)), "move +3"), ("clear", .clear, "clear"), ("return", .pressReturn, "return"),
      ("return:", .pressReturn, "return"), ("resign", .resign, "resign"),
      ("keyboard: hide", .keyboard(.hide), "keyboard hide"),
      ("keyboard: { height: 260.5 }", .keyboard(.show(Keyboard(height: 260.5))), "keyboard 260.5 pt"),
      ("wait: 0.25", .wait(0.25), "wait 0.25 s"), ("frame: idle", .look, ""),
    ] as [(String, SceneStep.Action, String)])
  func stepsAreRead(text: String, action: SceneStep.Action, words: String) throws {
    let step = try #require(try steps("- \(text)").first)
    #expect(step.action == action)
    #expect(step.words == words)
  }

  @Test func stepsAndFramesHaveALimit() throws {
    let waits = String(repeating: "- wait: 1\n", count: 10_000)
    try expectEqual(steps(waits).count, 10_000)
    #expect(
      Self.mistakes(waits + "- wait: 1\n").contains(
        "steps: the scene needs 10,001 steps, and its budget is 10,000: make the scene smaller, or add --budget steps=10001"
      ))
    let frames = (1...1_000).map { "- frame: f\($0)\n" }.joined()
    try expectEqual(steps(frames).count, 1_000)
    #expect(
      Self.mistakes(frames + "- frame: last\n").contains(
        "steps: the scene needs 1,001 frames, and its budget is 1,000: make the scene smaller, or add --budget frames=1001"
      ))
  }

  @Test func aStepMayHaveAFrameAndACaption() throws {
    let steps = try steps(
      """
      - type: a
        frame: after-a
        caption: "First letter"
      - commit:
        frame: f2
      - frame: "3"
      """)
    #expect(steps.map(\.frame) == ["after-a", "f2", "3"])
    #expect(steps.map(\.caption) == ["First letter", nil, nil])
  }

  @Test func jsonSaysTheSame() throws {
    let yaml = "- focus: name\n- clear\n- select: [0, 1]\n  frame: a"
    let json = #"""
      {"galley": 1, "views": [{"textField": {"id": "name"}}, {"textView": {"id": "notes"}},
      {"label": {"id": "title", "text": "a"}}],
      "steps": [{"focus": "name"}, "clear", {"select": [0, 1], "frame": "a"}]}
      """#
    try expectEqual(decode(json).steps, steps(yaml))
  }

  @Test func aChangeHasTheKeysOfItsView() throws {
    let step = try #require(try steps("- set: { view: title, numberOfLines: 2, frame: [0, 0, 10, auto] }").first)
    guard case .set(let change) = step.action, let label = change.view.kind as? SceneLabel else {
      Issue.record("no change of a label")
      return
    }
    #expect(label.numberOfLines == 2)
    #expect(change.view.id == "title")
    #expect(change.frame == SceneFrame(origin: .zero, size: SceneSize(width: .points(10), height: .auto)))
    #expect(step.words == "set title: numberOfLines, frame")
  }

  static let wrong: [(String, String)] = [
    ("- focsu: name", "unknown key \"focsu\" in a step; did you mean \"focus\"?"),
    ("- clera", "7:3: steps[0]: \"clera\" is not a step; did you mean \"clear\"?"),
    ("- type", "7:3: steps[0]: \"type\" needs a value, as in \"- type: …\""),
    ("- [1]", "7:3: steps[0]: expected a step, as in \"- type: abc\", found a list"),
    ("- type: 12", "7:9: steps[0].type: expected a string, found 12; put it in quotes: \"12\""),
    ("- type: \"\"", "7:9: steps[0].type: there is nothing to type: the string is empty"),
    ("- clear: 1", "7:10: steps[0].clear: expected no value, found 1"),
    ("- caption: a", "7:3: steps[0]: the step does nothing; valid: focus, type, mark"),
    (
      "- type: a\n  focus: name",
      "8:3: steps[0]: \"focus\" after \"type\": a step does one thing; begin another one with \"- focus:\""
    ),
    ("- backspace: 0", "7:14: steps[0].backspace: 0 is too small; valid: 1 to 100000"),
    ("- select: [3, 1]", "7:11: steps[0].select: 3 to 1 runs backwards; the smaller offset comes first"),
    ("- select: [1]", "7:11: steps[0].select: expected [start, end], found a list of 1"),
    ("- select: al", "7:11: steps[0].select: expected [start, end] or all, found the string \"al\""),
    ("- select: [-1, 2]", "7:12: steps[0].select[0]: -1 is too small"),
    ("- mark: { selected: [0, 1] }", "7:9: steps[0].mark: the key \"text\" is missing in marked text"),
    (
      "- mark: { text: ab, selected: [1, 3] }",
      "7:31: steps[0].mark: 1 to 3 is not in the marked text, whose length is 2 (UTF-16)"
    ),
    ("- move: sideways", "7:9: steps[0].move: \"sideways\" is not a valid value; valid: left, right"),
    ("- move: lineStrat", "did you mean \"lineStart\"?"), ("- move: 1.5", "expected a whole number, found 1.5"),
    ("- wait: 0", "7:9: steps[0].wait: wait must be longer than 0 s"), ("- wait: -1", "-1 is too small"),
    ("- focus: nam", "7:10: steps[0].focus: there is no view \"nam\"; did you mean \"name\"?"),
    ("- focus: nobody", "there is no view \"nobody\"; valid: name, notes"),
    (
      "- focus: title",
      "7:10: steps[0].focus: \"title\" is a label and cannot have the focus; a textField or a textView can"
    ),
    ("- set: name", "7:8: steps[0].set: expected { view: id, key: value }, found the string \"name\""),
    ("- set: { text: a }", "7:8: steps[0].set: the key \"view\" is missing; give the id of the view to change"),
    ("- set: { view: title }", "7:8: steps[0].set: \"set\" changes nothing of \"title\"; name a property"),
    ("- set: { view: titel, text: a }", "7:16: steps[0].set.view: there is no view \"titel\"; did you mean \"title\"?"),
    (
      "- set: { view: title, txt: a }",
      "7:23: steps[0].set: unknown key \"txt\" in a label; did you mean \"text\"?"
    ),
    ("- set: { view: title, numberOfLines: two }", "7:38: steps[0].set.numberOfLines: expected a whole number"),
    ("- set: { view: title, id: a }", "7:23: steps[0].set: \"id\" cannot be changed by a step"),
    ("- set: { view: title, style: { kern: 1 } }", "7:30: steps[0].set: a style applies to the text of the same step"),
    ("- keyboard: up", "\"up\" is not a valid value; valid: show, hide"),
    ("- frame: Idle", "7:10: steps[0].frame: \"Idle\" is not a name for a frame: it becomes part of a file's name"),
    ("- frame: a--b", "\"a--b\" is not a name for a frame"), ("- frame: a.b", "\"a.b\" is not a name for a frame"),
    ("- frame: ../a", "\"../a\" is not a name for a frame"), ("- frame: größe", "\"größe\" is not a name for a frame"),
    (
      "- frame: a\n- type: b\n  frame: a",
      "9:10: steps[1].frame: the frame name \"a\" is repeated; the first is at 7:10"
    ),
  ]

  @Test(arguments: wrong)
  func mistakesAreReportedAtTheirPlace(text: String, message: String) {
    let found = Self.mistakes(text)
    #expect(found.contains(message), "\(found)")
    #expect(found.split(separator: "\n").count == 1, "\(found)")
  }

  @Test func allMistakesAreReportedAtOnce() {
    let found = Self.mistakes("- type: 1\n- focus: title\n- backspace: x\n- set: { view: name, txet: a }")
    #expect(found.split(separator: "\n").count == 4, "\(found)")
  }

  @Test func stepsAreAList() {
    #expect(
      failure(Self.views + "steps: {}")
        == "6:8: steps: expected a list of steps, each as in \"- type: abc\", found a mapping")
  }
}
