import GalleyBase
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Constraints in scenes. Galley Test Mono at 10 points: every glyph 6 wide, every line 10 high.
@Suite struct ConstraintSceneTests {
  private static let mono = "font: {family: Galley Test Mono, size: 10}"

  /// The frames of the views a, b and c, as far as there are any.
  private func frames(_ constraints: [String], _ views: String..., before: String = "") throws -> [Rect] {
    let list = constraints.isEmpty ? "" : "constraints:\n" + constraints.map { "- \($0)\n" }.joined()
    let text =
      "galley: 1\nscale: 1\n\(before.contains("size:") ? "" : "size: [100, 80]\n")\(before)\n\(list)views:\n"
      + views.map { "- \($0)\n" }.joined()
    let page = try page(text)
    return ["a", "b", "c"].compactMap { page.window.subviews.view(withID: $0)?.frame }
  }

  private func label(_ id: String, _ text: String, _ keys: String = "") -> String {
    "label: {id: \(id), text: \(text), \(Self.mono)\(keys.isEmpty ? "" : ", " + keys)}"
  }

  @Test func linesOfViewsFollowEachOther() throws {
    let found = try frames(
      [
        "a.top = safeArea.top + 4", "a.leading = margins.leading", "b.top = a.bottom + 3",
        "b.trailing = margins.trailing",
      ],
      label("a", "ab"), label("b", "abc"), before: "safeAreaInsets: [20, 0, 0, 0]\nlayoutMargins: [0, 7, 0, 5]")
    #expect(found == [Rect(x: 7, y: 24, width: 12, height: 10), Rect(x: 77, y: 37, width: 18, height: 10)])
  }

  @Test func leadingIsRightFromRightToLeftAndLeftStays() throws {
    let before = "direction: rightToLeft"
    let list = [
      "a.leading = superview.leading + 4", "a.top = superview.top", "b.left = superview.left + 4", "b.top = a.top",
    ]
    try expectEqual(frames(list, label("a", "ab"), label("b", "abc"), before: before).map(\.minX), [84, 4])
    let margins = "direction: rightToLeft\ndirectionalLayoutMargins: [0, 10, 0, 30]"
    try expectEqual(
      frames(["a.leading = margins.leading", "a.top = superview.top"], label("a", "ab"), before: margins)[0].minX, 78)
  }

  @Test func textOfSeveralLinesIsAsHighAsItsWidthSays() throws {
    let found = try frames(
      [
        "a.leading = superview.leading", "a.top = superview.top", "a.width = superview.width * 0.45",
        "b.top = a.bottom",
        "b.leading = a.leading",
      ], label("a", "aaa bbb ccc", "numberOfLines: 0"), label("b", "b"))
    #expect(found == [Rect(x: 0, y: 0, width: 45, height: 20), Rect(x: 0, y: 20, width: 6, height: 10)])
  }

  @Test func prioritiesDecide() throws {
    let list = ["a.leading = superview.leading", "a.top = superview.top", "a.width = 60 @ 400", "a.width <= 50"]
    try expectEqual(frames(list, label("a", "ab"))[0].width, 50)
    let hugging = label("a", "ab", "contentHuggingPriority: {horizontal: 500}")
    try expectEqual(frames(list, hugging)[0].width, 12)
    let narrow = ["a.leading = superview.leading", "a.top = superview.top", "a.width = 9 @ defaultHigh"]
    try expectEqual(frames(narrow, label("a", "abcd", "contentCompressionResistancePriority: required"))[0].width, 24)
    try expectEqual(frames(narrow, label("a", "abcd", "contentCompressionResistancePriority: 100"))[0].width, 9)
  }

  @Test func factorsMayBeOnEitherSideAndSpacesAreOptional() throws {
    let list = [
      "a.leading=superview.leading", "a.top=superview.top+8", "a.width = 0.5 * superview.width - 10",
      "a.height >= 10 / 1",
    ]
    let failure = try buildingFailure("galley: 1\nconstraints: [\(list[3])]\nviews: [{label: {id: a}}]")
    #expect(failure.contains("unexpected \"/ 1\" after the constraint"))
    try expectEqual(frames(Array(list.dropLast()), label("a", "ab"))[0], Rect(x: 0, y: 8, width: 40, height: 10))
  }

  @Test func baselinesAlign() throws {
    let found = try frames(
      [
        "a.leading = superview.leading", "a.top = superview.top + 10", "b.leading = a.trailing",
        "b.firstBaseline = a.firstBaseline",
      ], label("a", "ab"),
      "label: {id: b, text: b, font: {family: Galley Test Mono, size: 20}}")
    #expect(found[1].minY == 2)
  }

  @Test func aViewStatesItsOwnAndThoseInIt() throws {
    let found = try frames(
      [],
      "view: {id: a, constraints: [top = superview.top + 2, leading = superview.leading + 3, b.top = top + 5, \"b.leading = superview.leading + 6\", \"bottom = b.bottom + 5\", trailing = b.trailing + 6], subviews: [{\(label("b", "ab"))}]}"
    )
    #expect(found == [Rect(x: 3, y: 2, width: 24, height: 20), Rect(x: 6, y: 5, width: 12, height: 10)])
  }

  @Test func framesByEdgesHugOrFill() throws {
    let found = try frames(
      [], label("a", "ab", "frame: {trailing: 4, bottom: 6}"),
      "view: {id: b, frame: {leading: margins, trailing: safeArea + 2, top: 3, height: 7}}",
      "view: {id: c, frame: {centerX: 10, centerY: -5, width: 20, height: 10}}", before: "layoutMargins: [0, 9, 0, 0]")
    #expect(
      found == [
        Rect(x: 84, y: 64, width: 12, height: 10), Rect(x: 9, y: 3, width: 89, height: 7),
        Rect(x: 50, y: 30, width: 20, height: 10),
      ])
  }

  @Test func viewsWithAFrameStayAndOthersFollowThem() throws {
    let found = try frames(
      ["b.top = a.bottom + 1", "b.leading = a.trailing"], "view: {id: a, frame: [10, 20, 30, 10]}", label("b", "b"))
    #expect(found == [Rect(x: 10, y: 20, width: 30, height: 10), Rect(x: 40, y: 31, width: 6, height: 10)])
  }

  @Test func theCanvasIsAsHighAsConstraintsNeed() throws {
    let text = """
      galley: 1
      size: [50, auto]
      scale: 1
      views:
      - label: {text: aaaa bbbb cccc, numberOfLines: 0, frame: {leading: 5, trailing: 5, top: 4, bottom: 3}, \(Self.mono)}
      """
    try expectEqual(page(text).size, Size(width: 50, height: 37))
  }

  @Test func theSafeAreaIsTheDevices() throws {
    let before = "device: iPhone 14\nsize: [390, 844]"
    let list = [
      "a.top = safeArea.top", "a.leading = margins.leading", "b.bottom = safeArea.bottom", "b.leading = a.leading",
    ]
    let found = try frames(
      list, "view: {id: a, constraints: [height = 1, width = 1]}",
      "view: {id: b, constraints: [height = 1, width = 1]}", before: before)
    #expect(found.map(\.origin) == [Point(x: 16, y: 47), Point(x: 16, y: 809)])
    #expect(
      Device.named("iPhone 8")?.safeAreaInsets(in: .portrait) == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(
      Device.named("iPhone 15")?.safeAreaInsets(in: .landscape) == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func theSafeAreaReachesIntoViewsAtTheEdges() throws {
    let found = try frames(
      ["a.bottom = superview.bottom", "b.bottom = a.safeArea.bottom - 2"],
      "view: {id: a, frame: {leading: 0, trailing: 0, height: 40}, subviews: [{\(label("b", "b", "frame: {leading: 0}"))}]}",
      before: "safeAreaInsets: [0, 0, 11, 0]")
    #expect(found[1].maxY == 27)
  }

  @Test func theKeyboardIsAGuide() throws {
    let found = try frames(
      ["a.bottom = keyboard.top", "a.leading = superview.leading"], label("a", "a"),
      before: "keyboard: {height: 25, isShown: true}")
    #expect(found[0].maxY == 55)
  }

  @Test func ambiguousLayoutIsAWarning() throws {
    let text =
      "galley: 1\nsize: [90, 90]\nconstraints: [a.leading = superview.leading]\nviews:\n- label: {id: a, text: a}\n"
    let file = try SceneFile(reading: Array(text.utf8), file: "s.yaml")
    let player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    #expect(player.warnings.map(\.cause) == [.ambiguousLayout])
    #expect(
      player.warnings.map(\.diagnostic.description) == [
        "s.yaml:5:10: warning: views[0].label: view \"a\": the constraints leave its position or size ambiguous"
      ])
  }
}
