import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Buttons in scenes: their keys, their place in the dump, and what is said of keys that they do not have.
@Suite struct ButtonSceneTests {
  private func button(_ keys: String) throws -> Button {
    try #require(page(views: "button: {\(keys)}").window.subviews.first as? Button)
  }

  @Test func everyPropertyArrives() throws {
    let button = try button(
      """
      title: Send, font: {family: Galley Test Varied, size: 9}, titleColor: red, disabledTitleColor: blue,
          lineBreakMode: byTruncatingHead, contentEdgeInsets: [1, 2, 3, 4], contentHorizontalAlignment: trailing,
          contentVerticalAlignment: top, enabled: false, frame: [1, 2, 60, 30]
      """)
    #expect(button.title == "Send" && button.font.pointSize == 9 && button.font.familyName == "Galley Test Varied")
    #expect(button.titleColor == Color(hex: "#FF0000") && button.disabledTitleColor == Color(hex: "#0000FF"))
    #expect(button.lineBreakMode == .byTruncatingHead && !button.isEnabled)
    #expect(button.contentEdgeInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(button.contentHorizontalAlignment == .trailing && button.contentVerticalAlignment == .top)
    #expect(button.frame == Rect(x: 1, y: 2, width: 60, height: 30))
  }

  @Test func anAttributedTitleBringsItsOwnStyle() throws {
    let button = try button("attributedTitle: [{text: a, underlineStyle: single}, {text: b}], titleColor: red")
    #expect(button.title == "ab" && button.attributedTitle?.attributes(at: 0).underlineStyle == .single)
    #expect(button.attributedTitle?.attributes(at: 1).underlineStyle == [])
  }

  @Test func itIsAsLargeAsItsTitleUnlessTheSceneSaysOtherwise() throws {
    let button = try button("title: abc, font: {family: Galley Test Mono, size: 10}, contentEdgeInsets: [4, 8, 4, 8]")
    #expect(button.frame == Rect(x: 0, y: 0, width: 34, height: 18))
  }

  @Test(arguments: [("leading", 0.0), ("center", 0.5), ("trailing", 1), ("automatic", 0)])
  func aSubtitleStandsBelowTheTitle(alignment: String, part: Double) throws {
    let button = try button(
      """
      title: abc, subtitle: defg, font: {family: Galley Test Mono, size: 10}, titlePadding: 3,
          titleAlignment: \(alignment), contentEdgeInsets: [1, 2, 3, 4]
      """)
    let content = button.contentRect(forBounds: button.bounds)
    let (first, second) = (button.titleRect(forContentRect: content), button.subtitleRect(forContentRect: content))
    #expect(first.minY == 1 && second.minY == first.maxY + 3 && button.bounds.height == second.maxY + 3)
    let spare = max(first.width, second.width)
    #expect(button.bounds.width == spare + 6)
    #expect(abs(first.minX - 2 - (spare - first.width) * part) <= 0.5)
    #expect(abs(second.minX - 2 - (spare - second.width) * part) <= 0.5)
  }

  @Test func aStateHasContentsOfItsOwn() throws {
    let states = "states: {selected: {title: on, titleColor: red}, highlighted: {title: now}, disabled: {title: off}}"
    try expectEqual(button("title: a, \(states)").text, "a")
    try expectEqual(button("title: a, selected: true, \(states)").text, "on")
    try expectEqual(button("title: a, selected: true, highlighted: true, \(states)").text, "now")
    try expectEqual(button("title: a, highlighted: true, enabled: false, \(states)").text, "off")
    // What a state leaves out is that of the normal one.
    try expectEqual(button("title: a, selected: true, states: {selected: {titleColor: red}}").text, "a")
  }

  @Test func theDumpSaysWhereTheTitleIs() throws {
    let text = LayoutDump(
      of: try page(
        views: "button: {id: send, title: abc, font: {family: Galley Test Mono, size: 10}, frame: [0, 0, 41, 20]}")
    ).text
    #expect(text.contains("\"id\": \"send\", \"type\": \"button\""))
    #expect(text.contains("\"titleRect\": [11.5, 5, 18, 10], \"text\": \"abc\""))
    #expect(text.contains("\"drawnBaseline\": 13"))
  }

  @Test(arguments: [
    ("text: a", "a button has no \"text\"; use \"title\""),
    ("textColor: red", "a button has no \"textColor\"; use \"titleColor\""),
    ("insets: [0, 0, 0, 0]", "a button has no \"insets\"; use \"contentEdgeInsets\""),
    ("kern: 1", "is an attribute of text, not of a button"),
    ("titleShadowColor: red", "is not supported yet in a button"),
    ("showsTouchWhenHighlighted: true", "has no meaning without a screen"),
    ("states: {chosen: {title: b}}", "unknown key \"chosen\" in the states of a button"),
    ("states: {selected: {colour: red}}", "unknown key \"colour\" in the contents of a state"),
    ("title: a, attributedTitle: [{text: b}]", "give either title or attributedTitle"),
    ("titleColour: red", "did you mean \"titleColor\""),
  ])
  func mistakesAreNamed(keys: String, words: String) throws {
    let scene = "galley: 1\nviews:\n- button: {\(keys)}\n"
    #expect(try buildingFailure(scene).contains(words))
  }
}
