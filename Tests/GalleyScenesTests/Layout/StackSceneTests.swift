import GalleyBase
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Stacks, spacers and scroll views in scenes. Galley Test Mono at 10 points: every glyph 6 wide, every line 10 high.
@Suite struct StackSceneTests {
  private static let mono = "font: {family: Galley Test Mono, size: 10}"

  private func label(_ id: String, _ text: String, _ keys: String = "") -> String {
    "label: {id: \(id), text: \(text), \(Self.mono)\(keys.isEmpty ? "" : ", " + keys)}"
  }

  private func frames(_ ids: String..., in view: String, before: String = "size: [100, 60]\nscale: 1") throws -> [Rect]
  {
    let page = try page(views: view, before: before)
    return try ids.map { try #require(page.window.subviews.view(withID: $0)).frame }
  }

  @Test func aRowFillsItsFrameBySpacingAndHugging() throws {
    let row = """
      stack: {frame: [0, 0, 100, 30], spacing: 4, views: [{\(label("a", "ab"))}, {\(label("b", "abc", "contentHuggingPriority: 100"))}]}
      """
    try expectEqual(
      frames("a", "b", in: row),
      [
        Rect(x: 0, y: 0, width: 12, height: 30), Rect(x: 16, y: 0, width: 84, height: 30),
      ])
  }

  @Test func leadingIsRightFromRightToLeft() throws {
    let row = """
      stack: {frame: [0, 0, 100, 30], spacing: 4, alignment: center, views: [{\(label("a", "ab"))}, {spacer: {}}, {\(label("b", "abc"))}]}
      """
    try expectEqual(
      frames("a", "b", in: row),
      [
        Rect(x: 0, y: 10, width: 12, height: 10), Rect(x: 82, y: 10, width: 18, height: 10),
      ])
    let mirrored = try frames("a", "b", in: row, before: "size: [100, 60]\nscale: 1\ndirection: rightToLeft")
    #expect(mirrored == [Rect(x: 88, y: 10, width: 12, height: 10), Rect(x: 0, y: 10, width: 18, height: 10)])
  }

  @Test func aColumnIsAsHighAsItsLinesInItsWidth() throws {
    let column = """
      stack: {id: s, axis: vertical, frame: [5, 0, 40, auto], spacing: 3, customSpacing: {a: 7}, layoutMargins: [1, 2, 3, 2], isLayoutMarginsRelativeArrangement: true, views: [{\(label("a", "aaa bbb ccc", "numberOfLines: 0"))}, {\(label("b", "x"))}, {\(label("c", "y"))}]}
      """
    try expectEqual(
      frames("s", "a", "b", "c", in: column),
      [
        Rect(x: 5, y: 0, width: 40, height: 64), Rect(x: 2, y: 1, width: 36, height: 30),
        Rect(x: 2, y: 38, width: 36, height: 10), Rect(x: 2, y: 51, width: 36, height: 10),
      ])
  }

  @Test func hiddenViewsTakeNoSpaceAndStepsShowThem() throws {
    let scene = """
      galley: 1
      scale: 1
      views:
      - stack: {id: s, axis: vertical, spacing: 5, views: [{\(label("a", "a"))}, {\(label("b", "b", "hidden: true"))}]}
      steps:
      - set: {view: b, hidden: false}
      """
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    let stack = try #require(player.view("s"))
    #expect(stack.frame == Rect(x: 0, y: 0, width: 6, height: 10))
    try player.takeSteps()
    #expect(stack.frame == Rect(x: 0, y: 0, width: 6, height: 25))
  }

  @Test(arguments: [
    ("fillEqually", [0.0, 34], [34.0, 66]), ("equalSpacing", [0, 94], [6, 6]), ("fill", [0, 94], [94, 6]),
    ("equalCentering", [0, 94], [6, 6]),
  ])
  func distributionsPlaceAlongTheAxis(name: String, x: [Double], widths: [Double]) throws {
    let rest = name == "fill" ? "contentHuggingPriority: 100" : ""
    let row = """
      stack: {frame: [0, 0, 100, 10], distribution: \(name), views: [{\(label("a", "a", rest))}, {\(label("b", "b"))}]}
      """
    let found = try frames("a", "b", in: row)
    if name == "fillEqually" {
      #expect(found.map(\.minX) == [0, 50] && found.map(\.width) == [50, 50])
    } else {
      #expect(found.map(\.minX) == x && found.map(\.width) == widths)
    }
  }

  @Test func severalSpacersShareTheRoomAndKeepTheirLeastLength() throws {
    let row = """
      stack: {frame: [0, 0, 100, 10], views: [{spacer: {id: p}}, {\(label("a", "ab"))}, {spacer: {id: q, minLength: 50}}]}
      """
    try expectEqual(frames("p", "a", "q", in: row).map(\.minX), [0, 38, 50])
    let even = row.replacing("minLength: 50", with: "minLength: 5")
    try expectEqual(frames("p", "a", "q", in: even).map(\.width), [44, 12, 44])
  }

  @Test func rowsBecomeColumnsWhereTextIsLarge() throws {
    let row = """
      stack: {id: s, accessibilityAxis: vertical, alignment: center, views: [{\(label("a", "ab"))}, {\(label("b", "abc"))}]}
      """
    try expectEqual(frames("s", in: row), [Rect(x: 0, y: 0, width: 30, height: 10)])
    let large = try frames("s", "b", in: row, before: "scale: 1\ncontentSizeCategory: accessibilityLarge")
    #expect(large == [Rect(x: 0, y: 0, width: 18, height: 20), Rect(x: 0, y: 10, width: 18, height: 10)])
  }

  @Test func aScrollViewIsAsWideAsItsContentMayBeAndNoHigher() throws {
    let scroll = """
      scroll: {id: s, frame: [0, 0, 40, 30], contentOffset: [0, 15], content: {stack: {id: c, axis: vertical, views: [{\(label("a", "aaa bbb ccc ddd eee fff", "numberOfLines: 0"))}, {view: {frame: {height: 20}}}]}}}
      """
    let page = try page(views: scroll, before: "scale: 1")
    let view = try #require(page.window.subviews.first as? ScrollView)
    #expect(view.contentSize == Size(width: 40, height: 80) && view.contentOffset == Point(x: 0, y: 15))
    #expect(view.subviews.map(\.frame) == [Rect(x: 0, y: 0, width: 40, height: 80)])
  }

  @Test func scrolledContentKeepsClearOfTheSafeArea() throws {
    let scroll = """
      scroll: {id: s, frame: {edges: 0}, content: {stack: {axis: vertical, views: [{view: {frame: {height: 20}}}]}}}
      """
    let page = try page(views: scroll, before: "size: [50, 90]\nsafeAreaInsets: [9, 0, 4, 0]")
    let view = try #require(page.window.subviews.first as? ScrollView)
    #expect(view.frame == Rect(x: 0, y: 0, width: 50, height: 90) && view.contentOffset == Point(x: 0, y: -9))
  }

  @Test func stacksInRowsOfTablesAreAsHighAsTheyNeed() throws {
    let table = """
      table: {frame: [0, 0, 60, auto], rowInsets: [1, 1, 1, 1], showsSeparators: false, rows: [{stack: {axis: vertical, views: [{\(label("a", "aaaa bbbb cccc", "numberOfLines: 0"))}, {\(label("b", "b"))}]}}]}
      """
    let page = try page(views: table, before: "scale: 1")
    #expect(page.window.subviews.first?.frame.height == 32)
  }

  @Test(arguments: [
    (
      "stack: {views: [{label: {frame: [0, 0, 1, 1]}}]}",
      "s.yaml:3:35: error: views[0].stack.views[0].label.frame: a stack places its views"
    ),
    (
      "stack: {views: [{label: {frame: {top: 4}}}]}",
      "s.yaml:3:36: error: views[0].stack.views[0].label.frame.top: a stack places its views; only width and height may be given"
    ),
    (
      "stack: {customSpacing: {titel: 4}, views: [{label: {id: title}}]}",
      "the stack has no view \"titel\"; did you mean \"title\"?"
    ),
    ("stack: {subviews: []}", "a stack has no \"subviews\"; use \"views\""),
    ("stack: {axis: diagonal}", "\"diagonal\" is not a valid value; valid: horizontal, vertical"),
    ("scroll: {views: []}", "a scroll view has no \"views\"; use \"content\""),
    ("scroll: {contentSize: [1, 2]}", "contentSize cannot be set: it follows from the content"),
    ("spacer: {length: 4}", "unknown key \"length\" in a spacer"),
  ])
  func mistakesAreNamed(view: String, words: String) throws {
    #expect(try buildingFailure("galley: 1\nviews:\n- \(view)\n").contains(words))
  }
}
