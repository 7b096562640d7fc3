import TestSupport
import Testing

@testable import GalleyScenes

/// Every mistake in a constraint is named at its line and column.
@Suite struct ConstraintMistakeTests {
  @Test(arguments: [
    ("titel.top = b.top", "3:3", "there is no view \"titel\"; did you mean \"title\"?"),
    ("title.topp = b.top", "3:9", "unknown anchor \"topp\"; did you mean \"top\"?"),
    ("title.top = safeArea.leading", "3:24", "leading is on the horizontal axis and top on the vertical one"),
    ("title.width = b.leading", "3:19", "width is a length and leading is a position"),
    ("title.left = b.leading", "3:18", "leading changes sides with the direction of the interface and left does not"),
    ("title.top = 16", "3:9", "needs an anchor to measure from, as in \"title.top = superview.top + 16\""),
    ("title.width = 16 @ 1200", "3:22", "the priority 1200 must be above 0 and at most 1000"),
    ("title.width = 16 @ defaultHi", "3:22", "\"defaultHi\" is not a priority; did you mean \"defaultHigh\"?"),
    ("title.width =", "3:16", "the constraint ends before an anchor or a number"),
    ("title.width 16", "3:15", "expected =, <= or >=, found \"16\""),
    ("top = b.top", "3:3", "\"top\" of which view? Write it as in \"title.top\""),
    (
      "title.firstBaseline = safeArea.firstBaseline", "3:34",
      "a layout guide has no text and therefore no firstBaseline"
    ),
    ("title.content.width = 6", "3:9", "\"title\" is not a scroll view and has no guide \"content\""),
    ("title.sfeArea.top = b.top", "3:9", "unknown layout guide \"sfeArea\"; did you mean \"safeArea\"?"),
    ("title.width = b.width * 0", "3:25", "a factor of 0 cancels the other anchor"),
    ("title.width = b.width * x", "3:27", "expected a number, found \"x\""),
    ("\"title.width = b.hight\"", "3:20", "unknown anchor \"hight\""),
  ])
  func aMistakeIsNamedAtItsColumn(constraint: String, place: String, words: String) throws {
    let scene = "galley: 1\nconstraints:\n- \(constraint)\nviews: [{label: {id: title}}, {label: {id: b}}]\n"
    let failure = try buildingFailure(scene)
    #expect(failure.hasPrefix("s.yaml:\(place): error: constraints[0]: "), "\(failure)")
    #expect(failure.contains(words), "\(failure)")
  }

  @Test func aConflictNamesAllThatTakePart() throws {
    let scene = """
      galley: 1
      size: [300, 200]
      constraints:
      - a.leading = superview.leading + 10
      - a.trailing = superview.trailing - 10
      - a.top = superview.top
      - a.width = 200
      views: [{label: {id: a, text: a}}]
      """
    try expectEqual(
      buildingFailure(scene),
      """
      s.yaml:7:3: error: constraints[3]: "a.width = 200" conflicts with "a.leading = superview.leading + 10" \
      (line 4), "a.trailing = superview.trailing - 10" (line 5); leave one out, or give one a priority below 1000, as in \
      "… @ 999"
      """)
  }

  @Test func aConflictWithAStackNamesTheStack() throws {
    let scene = """
      galley: 1
      size: [300, 200]
      constraints: [a.width = 80]
      views:
      - stack: {id: s, frame: [0, 0, 50, 10], views: [{label: {id: a, text: a}}]}
      """
    #expect(try buildingFailure(scene).contains("conflicts with the arrangement of \"s\""))
  }

  @Test func aStepCanMakeAConflict() throws {
    let scene = """
      galley: 1
      size: [300, 200]
      constraints: [b.leading = a.trailing, "b.trailing = superview.leading + 50", "b.width >= 20", b.top = a.top]
      views: [{view: {id: a, frame: [0, 0, 10, 10]}}, {view: {id: b, constraints: [height = 5]}}]
      steps: [{set: {view: a, frame: [0, 0, 45, 10]}}]
      """
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    #expect(throws: SceneError.self) { try player.takeSteps() }
  }

  @Test(arguments: [
    ("{leading: margin}", "did you mean \"margins\"?"), ("{hight: 5}", "unknown key \"hight\" in a frame by its edges"),
    ("{top: safeArea + x}", "expected a number of points, or safeArea or margins"),
  ])
  func framesByEdgesNameTheirMistakes(frame: String, words: String) throws {
    #expect(try buildingFailure("galley: 1\nviews: [{view: {frame: \(frame)}}]").contains(words))
  }
}
