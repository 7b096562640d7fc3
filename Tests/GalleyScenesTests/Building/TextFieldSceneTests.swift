import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Text fields in scenes: what their keys set, their overlay views, and what the dump says.
@Suite struct TextFieldSceneTests {
  private func field(_ keys: String) throws -> TextField {
    let page = try page("galley: 1\nsize: [200, 100]\nviews:\n- textField: {frame: [0, 0, 100, 30], \(keys)}\n")
    page.window.layoutIfNeeded()
    return try #require(page.window.subviews.first as? TextField)
  }

  @Test func keysThatOnlyEditingShows() throws {
    #expect(try !field("text: a").clearsOnBeginEditing)
    #expect(try field("clearsOnBeginEditing: true").clearsOnBeginEditing)
    #expect(try field("clearsOnInsertion: true").clearsOnInsertion)
    #expect(try field("allowsEditingTextAttributes: true").allowsEditingTextAttributes)
    #expect(try !field("isEditable: false").isEditable)
    #expect(try !field("isSelectable: false").isSelectable)
    #expect(try !field("usesSingleLineMode: false").usesSingleLineMode)
    try expectEqual(field("rightAlignedSpaces: event").rightAlignedSpaces, .event)
  }

  @Test func theBackgroundIsAColourOrAPicture() throws {
    let file = Repository.path("Goldens/attachment/star.png")
    try expectEqual(field("background: red").backgroundColor, Color(red: 255, green: 0, blue: 0))
    let picture = try field("background: {image: \(file), capInsets: [1, 2, 3, 4], resizingMode: stretch}").background
    #expect(picture?.capInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) && picture?.resizingMode == .stretch)
    let plain = try field("background: {image: \(file)}, backgroundColor: blue")
    #expect(plain.background?.capInsets == nil && plain.background?.resizingMode == .tile)
    #expect(plain.backgroundColor == Color(red: 0, green: 0, blue: 255))
  }

  @Test func overlayViewsAreNamedMeasuredAndDumped() throws {
    let text = """
      galley: 1
      size: [200, 40]
      views:
      - textField:
          frame: [0, 0, 150, 30]
          font: {family: Galley Test Mono, size: 10}
          text: abc
          rightView: {label: {text: km, font: {family: Galley Test Mono, size: 10}}}
          rightViewMode: always
          leftView: {view: {id: mark, frame: [0, 0, 12, 12]}}
          leftViewMode: always
          subviews: [{label: {text: x}}]
      """
    let page = try page(text)
    let dump = LayoutDump(of: page).text
    #expect(
      dump.contains(
        #""textField": { "borderRect": [0, 0, 150, 30], "leftViewRect": [0, 9, 12, 12], "#
          + #""rightViewRect": [138, 10, 12, 10], "textRect": [12, 0, 126, 30], "editingRect": [12, 0, 126, 30] }"#))
    let ids = page.window.descendants.compactMap(\.id)
    #expect(Set(ids) == ["textField1", "mark", "label1", "label2"])
    #expect((page.window.descendants.first { $0.id == "label1" } as? Label)?.text == "km")
  }

  @Test func hitsCountInTheTextAndNotInWhatShows() throws {
    let page = try page(
      "galley: 1\nviews:\n- textField: {id: a, isSecureTextEntry: true, text: \"x👩‍👩‍👧y\", "
        + "font: {family: Galley Test Mono, size: 10}, frame: [0, 0, 90, 20]}")
    try expectEqual(page.position(nearest: Point(x: 0, y: 10), inView: "a").offset, 0)
    try expectEqual(page.position(nearest: Point(x: 6, y: 10), inView: "a").offset, 1)
    try expectEqual(page.position(nearest: Point(x: 12, y: 10), inView: "a").offset, 9)
    try expectEqual(page.position(nearest: Point(x: 88, y: 10), inView: "a").offset, 10)
    #expect(LayoutDump(of: page).text.contains(#""displayedText": "•••""#))
    let explanation = try PageExplanation(of: page)
    #expect(explanation.views.map(\.type) == ["textField"] && explanation.text.contains("•••"))
  }

  @Test(arguments: [("", false), (", flipsForRightToLeftLayoutDirection: true", true)])
  func picturesOfOverlaysSayWhetherTheyFlip(key: String, flips: Bool) throws {
    let star = Repository.path("Goldens/attachment/star.png")
    let page = try page(
      "galley: 1\nviews:\n- textField: {frame: [0, 0, 90, 20], leftView: {image: {image: \(star)\(key)}}}")
    let field = try #require(page.window.subviews.first as? TextField)
    #expect((field.leftView as? ImageView)?.flipsForRightToLeftLayoutDirection == flips)
  }

  @Test func placeholdersAreDumped() throws {
    let page = try page(
      "galley: 1\nviews:\n- textField: {placeholder: Name, font: {family: Galley Test Mono, size: 10}, frame: [0, 0, 90, 20]}"
    )
    let dump = LayoutDump(of: page).text
    #expect(dump.contains(#""placeholder": "Name", "placeholderLines": ["#))
    #expect(dump.contains(#""placeholderRect": [0, 0, 90, 20]"#))
  }

  @Test(arguments: [
    ("keyboardType: email", "did you mean"),
    (
      "enablesReturnKeyAutomatically: true",
      "\"enablesReturnKeyAutomatically\" has no meaning without a screen: it greys"
    ),
    ("inputView: {}", "\"inputView\" has no meaning without a screen: it replaces the keyboard"),
    ("textContentType: name", "\"textContentType\" has no meaning without a screen: it chooses the system"),
    ("autocorrectionType: no", "\"autocorrectionType\" has no meaning without a screen: it changes typed"),
    ("kern: 2", "\"kern\" is an attribute of text, not of a text field"),
    ("numberOfLines: 2", "a text field has one line"),
    ("placeholder: a, attributedPlaceholder: [{text: b}]", "give either placeholder or attributedPlaceholder"),
    ("background: red, backgroundColor: red", "are two spellings of one key"),
    ("background: {capInsets: [1, 1, 1, 1]}", "the key \"image\" is missing in a background picture"),
    ("leftView: []", "expected a view"),
    ("leftView: {label: {}, view: {}}", "expected one kind of view"),
    ("borderStyle: rounded", "did you mean"),
  ])
  func mistakesAreNamed(_ keys: String, _ expected: String) throws {
    let error = #expect(throws: SceneError.self) {
      _ = try page("galley: 1\nviews:\n- textField: {frame: [0, 0, 10, 10], \(keys)}\n")
    }
    #expect(error?.diagnostics.contains { $0.message.contains(expected) || "\($0)".contains(expected) } == true)
  }

  @Test func stepsSetWhatTheSceneCanButTheOverlayViews() throws {
    let scene = """
      galley: 1
      size: [100, 30]
      views:
      - textField: {id: a, text: abc, frame: [0, 0, 100, 30]}
      steps:
      - set: {view: a, text: xyz, borderStyle: line, trailingWhitespace: occupy, isSecureTextEntry: true}
      """
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    var player = try ScenePlayer(file, on: page(scene))
    try player.takeSteps()
    let field = try #require(player.view("a") as? TextField)
    #expect(field.text == "xyz" && field.borderStyle == .line && field.isSecureTextEntry)
    #expect(player.states.first?.subject?.rects.map(\.name) == ["borderRect", "textRect", "editingRect"])
    #expect(throws: SceneError.self) {
      _ = try page(scene.replacing("text: xyz", with: "leftView: {view: {}}"))
    }
  }
}
