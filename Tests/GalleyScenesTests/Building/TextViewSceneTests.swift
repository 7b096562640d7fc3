import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Text views in scenes.
@Suite struct TextViewSceneTests {
  static let font = "font: {family: Galley Test Mono, size: 10}"

  private func view(_ keys: String, before: String = "") throws -> TextView {
    let page = try page(views: "textView: {\(Self.font), \(keys)}", before: before)
    return try #require(page.window.subviews.first as? TextView)
  }

  @Test func defaultsAreUITextViews() throws {
    let view = try view("frame: [0, 0, 100, auto], text: aa bb")
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 26))
    #expect(view.textContainerInset == TextView.standardInset && view.textContainer.lineFragmentPadding == 5)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.usesFontLeading && !view.showsRuler)
  }

  @Test func automaticWidthsDoNotWrap() throws {
    try expectEqual(view("text: aaaa bbbb cccc").frame.size, Size(width: 94, height: 26))
  }

  @Test func everyKeyReachesTheView() throws {
    let view = try view(
      """
      frame: [0, 0, 100, 40], text: "a\\nb\\nc\\nd", textAlignment: center, selectedRange: [2, 3], usesFontLeading: false, \
      typingAttributes: {kern: 2}, linkTextAttributes: {strikethroughStyle: single}, textContainerInset: [1, 2, 3, 4], \
      lineFragmentPadding: 6, maximumNumberOfLines: 7, lineBreakMode: byClipping, exclusionPaths: [{rect: [0, 0, 1, 1]}], \
      placeholder: p, placeholderColor: red, placeholderLocation: [3, 4], placeholderGeometry: label, \
      isEditable: false, isSelectable: false, clearsOnInsertion: true, contentOffset: [0, 2], contentInset: [5, 6, 7, 8]
      """)
    #expect(view.textAlignment == .center && view.editing.selectedRange == 2..<3 && !view.usesFontLeading)
    #expect(view.typingAttributes.kern == 2 && view.linkTextAttributes?.strikethroughStyle == .single)
    #expect(view.textContainerInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let container = view.textContainer
    #expect(container.lineFragmentPadding == 6 && container.maximumNumberOfLines == 7)
    #expect(container.lineBreakMode == .byClipping && container.exclusionPaths.count == 1)
    #expect(view.placeholder == "p" && view.placeholderGeometry == .label)
    #expect(view.placeholderColor == Color(red: 255, green: 59, blue: 48) || view.placeholderColor.red == 255)
    #expect(view.placeholderLocation == Point(x: 3, y: 4))
    #expect(!view.isEditable && !view.isSelectable && view.clearsOnInsertion)
    #expect(view.contentInset == EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    view.layoutIfNeeded()
    #expect(view.contentOffset == Point(x: 0, y: 2))
  }

  /// The geometry `label` had another name, which scenes may still use.
  @Test func theFormerNameOfAPlaceholderGeometryIsAccepted() throws {
    try expectEqual(view("frame: [0, 0, 100, 40], placeholderGeometry: article").placeholderGeometry, .label)
  }

  @Test func theDumpTellsContentAndPlaceholder() throws {
    let page = try page(
      views: "textView: {id: t, \(Self.font), frame: [5, 5, 60, 30], placeholder: aaaa bbbb}",
      "textView: {id: u, \(Self.font), frame: [5, 50, 60, 30], text: \"a\\nb\\nc\", contentOffset: [0, 9], selectedRange: [0, 1]}"
    )
    let dump = LayoutDump(of: page).text
    #expect(
      dump.contains(
        """
        "type": "textView", "frame": [5, 5, 60, 30], "bounds": [0, 0, 60, 30], "intrinsicContentSize": [-1, -1], \
        "sizeThatFits": [10, 26], "background": "#FFFFFF", "contentSize": [60, 26], "contentOffset": [0, 0], "textContainerInset": [8, 0, 8, 0], \
        "placeholder": "aaaa bbbb", "placeholderFrame": [5, 8, 50, 20], "text": ""
        """))
    #expect(
      dump.contains(
        "\"contentSize\": [60, 46], \"contentOffset\": [0, 9], \"textContainerInset\": [8, 0, 8, 0], "
          + "\"selectedRange\": [0, 1]"))
  }

  /// Points are counted from the corner that shows, whatever of the content is there.
  @Test func hitsFollowScrolling() throws {
    let page = try page(
      views: "textView: {id: t, \(Self.font), frame: [5, 5, 60, 30], text: \"a\\nb\\nc\", contentOffset: [0, 16]}")
    page.window.layoutIfNeeded()
    try expectEqual(page.position(nearest: Point(x: 5, y: 2), inView: "t").offset, 2)
    try expectEqual(page.position(nearest: Point(x: 5, y: 12), inView: "t").offset, 4)
  }

  @Test func explanationsNameTextViews() throws {
    let page = try page(views: "textView: {id: t, \(Self.font), frame: [5, 5, 60, 30], text: aaaa bbbb cccc}")
    let explanation = try PageExplanation(of: page)
    #expect(explanation.views.map(\.type) == ["textView"])
    #expect(explanation.text.contains("t") && explanation.views[0].layout.lines.count == 3)
  }

  static let mistakes: [(String, String)] = [
    (
      "numberOfLines: 2",
      "4:5: views[0].textView: a text view has no \"numberOfLines\"; use \"maximumNumberOfLines\""
    ),
    (
      "insets: [0, 0, 0, 0]", "4:5: views[0].textView: a text view has no \"insets\"; use \"textContainerInset\""
    ),
    (
      "selectedRange: [3, 4]",
      "4:20: views[0].textView.selectedRange: 3 to 4 is not in the text, whose length is 0 (UTF-16)"
    ),
    (
      "selectedRange: [3, 1]",
      "4:20: views[0].textView.selectedRange: 3 to 1 runs backwards; the smaller offset comes first"
    ),
    (
      "{placeholder: a, attributedPlaceholder: []}",
      "4:45: views[0].textView.attributedPlaceholder: give either placeholder or attributedPlaceholder"
    ),
    (
      "placeholderGeometry: labl",
      "4:26: views[0].textView.placeholderGeometry: \"labl\" is not a valid value; did you mean \"label\"?"
    ),
  ]

  @Test(arguments: [
    ("textView", "enablesReturnKeyAutomatically"), ("textView", "bounces"), ("textView", "isFindInteractionEnabled"),
    ("table", "allowsSelection"), ("table", "isScrollEnabled"), ("table", "scrollsToTop"),
  ])
  func keysThatNeedAScreenAreRefusedWithAReason(_ kind: String, _ key: String) throws {
    let failure = try buildingFailure("galley: 1\nviews:\n- \(kind): { \(key): true }\n")
    #expect(failure.contains("\"\(key)\"") && !failure.contains("not supported yet"))
    #expect(failure.contains("screen"))
  }

  @Test(arguments: [
    ("label", "textContainerInset", "text views"), ("textContainer", "showsRuler", "text views"),
    ("label", "borderStyle", "text fields"), ("textField", "placeholderLocation", "text views"),
    ("textView", "leftView", "text fields"),
  ])
  func keysOfOtherKindsSayWhichKind(_ kind: String, _ key: String, _ owner: String) throws {
    let failure = try buildingFailure("galley: 1\nviews:\n- \(kind): { \(key): 1 }\n")
    #expect(failure.contains("\"\(key)\" is a property of \(owner); write the view as"))
  }

  @Test(arguments: mistakes) func mistakesAreNamed(_ keys: String, _ message: String) throws {
    let failure = try buildingFailure("galley: 1\nviews:\n- textView:\n    \(keys)\n")
    #expect(failure.replacing("s.yaml:", with: "").replacing(" error:", with: "") == message)
  }

  /// The tint shows once the view has the focus.
  @Test func theTintColoursTheSelection() throws {
    func fills(_ tint: String, _ steps: String) throws -> Bool {
      let view = "textView: {id: t, \(Self.font), frame: [0, 0, 60, 30], text: abc, selectedRange: [0, 2]\(tint)}"
      let player = try play("galley: 1\nviews: [{\(view)}]\nsteps:\n\(steps)")
      return displayList(of: player.page.window).dump.contains("#FF0000")
    }
    #expect(try !fills("", "- focus: t"))
    #expect(try !fills(", tintColor: \"#FF0000\"", "- wait: 1"))
    #expect(try fills(", tintColor: \"#FF0000\"", "- focus: t"))
    #expect(try fills("", "- set: {view: t, tintColor: \"#FF0000\"}\n- focus: t"))
  }

  @Test func aSelectionOutsideTheTextIsRefused() throws {
    let scene = "galley: 1\nviews: [{textView: {id: t, text: abc}}]\nsteps:\n- set: {view: t, selectedRange: [1, 99]}"
    let failure = #expect(throws: SceneError.self) { try play(scene) }
    #expect(
      failure?.description
        == "s.yaml:4:33: error: steps[0].set.selectedRange: 1 to 99 is not in the text, whose length is 3 (UTF-16): \"abc\""
    )
    let longer = "{view: t, text: abcdef, selectedRange: [1, 6]}"
    let player = try play("galley: 1\nviews: [{textView: {id: t, text: abc}}]\nsteps:\n- set: \(longer)")
    #expect((player.page.window.subviews[0] as? TextView)?.editing.selectedRange == 1..<6)
  }

  private func play(_ scene: String) throws -> ScenePlayer {
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    try player.takeSteps()
    return player
  }
}
