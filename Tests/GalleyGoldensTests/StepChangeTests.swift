import GalleyBase
import Testing

@testable import GalleyGoldens

/// How two dumps of scenes with steps differ, in words.
@Suite struct StepChangeTests {
  private static func layout(_ steps: [StepSummary]) -> LayoutSummary {
    LayoutSummary(size: Size(width: 10, height: 10), scale: 2, views: [], steps: steps)
  }

  private static let typed = StepSummary(
    words: "type “ab”", frame: "typed", firstResponder: "name", view: "name", text: "ab", selectedRange: 2..<2,
    caret: Rect(x: 12, y: 0, width: 2, height: 10), trace: ["name: editingChanged"])

  /// Every change of one step, and what it is called.
  static let changes: [(@Sendable (inout StepSummary) -> Void, String)] = [
    ({ $0.words = "type “b”" }, "step 2 is now type “b” instead of type “ab”"),
    ({ $0.firstResponder = nil }, "after step 2 (type “ab”) the focus is at nothing instead of 'name'"),
    ({ $0.text = "b" }, "after step 2 (type “ab”) 'name' says “b” instead of “ab”"),
    ({ $0.selectedRange = 0..<1 }, "after step 2 (type “ab”) the selection of 'name' is [0, 1] instead of [2, 2]"),
    ({ $0.markedRange = 0..<1 }, "after step 2 (type “ab”) [0, 1] of 'name' is marked"),
    (
      { $0.caret = Rect(x: 11.5, y: 0, width: 2, height: 10) },
      "after step 2 (type “ab”) the caret of 'name' is at [11.5, 0, 2, 10] instead of [12, 0, 2, 10]"
    ),
    (
      { $0.trace = ["name: editingDidEnd"] },
      "after step 2 (type “ab”) the trace says “name: editingDidEnd” instead of “name: editingChanged”"
    ),
    ({ $0.trace.append("x") }, "after step 2 (type “ab”) the trace goes on with “x”"),
    ({ $0.trace = [] }, "after step 2 (type “ab”) the trace ends before “name: editingChanged”"),
  ]

  @Test(arguments: changes.indices)
  func aStepThatDiffersIsNamed(index: Int) {
    let (change, sentence) = Self.changes[index]
    var changed = Self.typed
    change(&changed)
    let first = StepSummary(words: "focus name")
    #expect(Self.layout([first, Self.typed]).changes(in: Self.layout([first, changed])) == [sentence])
  }

  @Test func onlyTheFirstDifferentStepIsDescribedInFull() {
    var changed = Self.typed
    changed.text = "x"
    let sentences = Self.layout([Self.typed, Self.typed, Self.typed])
      .changes(in: Self.layout([changed, changed, changed]))
    #expect(sentences == ["after step 1 (type “ab”) 'name' says “x” instead of “ab”; 2 later steps differ too"])
  }

  @Test func stepsThatCameOrWentAreCounted() {
    #expect(
      Self.layout([Self.typed, Self.typed]).changes(in: Self.layout([Self.typed]))
        == ["step 2 (type “ab”) is gone"])
  }

  /// Steps are found by what they do: those behind one that came are the same.
  @Test func aStepInTheMiddleIsNew() {
    let steps = ["focus name", "move start", "move end"].map { StepSummary(words: $0) }
    var longer = steps
    longer.insert(StepSummary(words: "select all"), at: 1)
    #expect(Self.layout(steps).changes(in: Self.layout(longer)) == ["step 2 (select all) is new"])
    #expect(Self.layout(longer).changes(in: Self.layout(steps)) == ["step 2 (select all) is gone"])
    longer[3].selectedRange = 1..<1
    #expect(
      Self.layout(steps).changes(in: Self.layout(longer)) == ["step 2 (select all) is new; 1 later step differs too"])
  }

  /// A picture that is called otherwise is no other step, and hides nothing that the step came to.
  @Test func aRenamedPictureIsReportedAsRenamed() {
    func sentences(_ change: (inout StepSummary) -> Void) -> [String] {
      var changed = Self.typed
      change(&changed)
      let first = StepSummary(words: "focus name")
      return Self.layout([first, Self.typed, first]).changes(in: Self.layout([first, changed, first]))
    }
    #expect(
      sentences { $0.frame = "done" } == ["the frame of step 2 (type “ab”) is now called 'done' instead of 'typed'"])
    #expect(sentences { $0.frame = nil } == ["step 2 (type “ab”) no longer has the frame 'typed'"])
    #expect(
      sentences { ($0.frame, $0.text) = ("done", "b") } == [
        "the frame of step 2 (type “ab”) is now called 'done' instead of 'typed'",
        "after step 2 (type “ab”) 'name' says “b” instead of “ab”",
      ])
    var bare = Self.typed
    bare.frame = nil
    #expect(
      Self.layout([bare]).changes(in: Self.layout([Self.typed])) == ["step 1 (type “ab”) now has the frame 'typed'"])
    func frames(_ names: String...) -> LayoutSummary { Self.layout(names.map { StepSummary(words: "", frame: $0) }) }
    #expect(
      frames("a", "b").changes(in: frames("a", "c")) == ["the frame of step 2 is now called 'c' instead of 'b'"])
    #expect(
      frames("a", "b", "c", "d", "e").changes(in: frames("1", "2", "3", "4", "5")).last
        == "the frame of step 3 is now called '3' instead of 'c'; likewise 2 other frames")
  }

  @Test func stepsAreReadFromADump() throws {
    let dump = """
      {"galley": 1, "size": [10, 10], "scale": 2, "views": [], "steps": [
        { "step": "focus name", "time": 0, "firstResponder": null, "trace": [] },
        { "step": "type “ab”", "frame": "typed", "time": 0, "firstResponder": "name", "view": "name", "text": "ab",
          "selectedRange": [2, 2], "caretRect": [12, 0, 2, 10], "trace": ["name: editingChanged"] }]}
      """
    let summary = try #require(LayoutSummary(dump: Array(dump.utf8)))
    #expect(summary.steps == [StepSummary(words: "focus name"), Self.typed])
  }
}
