import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct SettingTests {
  static let scene = """
    galley: 1
    styles: {a: &s {kern: 1}}
    views:
    - label: {id: title, text: Hello, font: {size: 12}, runs: [], style: *s}
    - label: {id: other, runs: [{text: a}, {text: b}], style: *s}
    - view: {subviews: [{label: {}}]}
    """.replacing("runs: [], ", with: "")

  private func label(_ id: String, _ settings: [String]) throws -> SceneLabel {
    let scene = try decode(Self.scene, changes: SceneChanges(settings: settings))
    let views = scene.views + scene.views.flatMap(\.subviews)
    guard let label = views.first(where: { $0.id == id })?.kind as? SceneLabel else {
      preconditionFailure("there is a label \(id)")
    }
    return label
  }

  @Test func textIsTakenAsTyped() throws {
    for text in ["Grüße, Welt", "12", "true", "[x", "", "{a: 1, a: 2}", "\"q\"", "a=b", "# no comment", "*x"] {
      try expectEqual(label("title", ["title.text=\(text)"]).text.content, .text(text))
    }
  }

  @Test func otherValuesAreYAML() throws {
    let changed = try label(
      "title",
      [
        "title.numberOfLines=3", "title.textColor=#FF0000", "title.insets=[1, 2, 3, 4]", "title.font.size=20",
        "title.highlighted=true", "title.textAlignment=center", "title.style={kern: 5}",
      ])
    #expect(changed.numberOfLines == 3)
    #expect(changed.text.textColor == Color(red: 255, green: 0, blue: 0))
    #expect(changed.insets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(changed.text.font?.size == 20)
    #expect(changed.isHighlighted == true)
    #expect(changed.textAlignment == .center)
    #expect(changed.text.style?.text.kern == 5)
  }

  @Test func settingsReachInside() throws {
    try expectEqual(label("label1", ["label1.font.size=8"]).text.font?.size, 8)
    let changed = try label("other", ["other.runs[1].text=c", "other.runs[1].kern=7"])
    guard case .runs(let runs)? = changed.text.content else {
      Issue.record("the label has runs")
      return
    }
    #expect(runs.map(\.text) == ["a", "c"])
    #expect(runs.map(\.attributes.text.kern) == [1, 7])
  }

  @Test func whatAnAliasSharesStaysElsewhere() throws {
    try expectEqual(label("other", ["title.style.kern=9"]).text.style?.text.kern, 1)
    try expectEqual(label("title", ["title.style.kern=9"]).text.style?.text.kern, 9)
  }

  static let mistakes: [(String, String)] = [
    ("titel.text=a", "--set:1:1: there is no view \"titel\"; did you mean \"title\"?"),
    ("x.text=a", "--set:1:1: there is no view \"x\"; valid: title, other, view1, label1"),
    ("title", "--set:1:1: \"title\" is not of the form id.key=value"),
    ("=a", "--set:1:1: \"=a\" is not of the form id.key=value"),
    ("title.=a", "--set:1:1: \"title.=a\" is not of the form id.key=value"),
    ("title.txet=a", "--set:1:7: views[0].label: unknown key \"txet\" in a label; did you mean \"text\"?"),
    (
      "title.numberOfLines=two",
      "--set:1:21: views[0].label.numberOfLines: expected a whole number, found the string \"two\""
    ),
    (
      "title.insets=[1, 2, 3, x]",
      "--set:1:24: views[0].label.insets[3]: expected a number of points, found the string \"x\""
    ),
    ("title.text.size=1", "--set:1:12: there is no size: its parent is not a mapping"),
    ("other.runs[2].text=a", "--set:1:11: there is no [2]: the length of the list is 2"),
    ("other.runs[70000].text=a", "--set:1:11: there is no [70000]: the length of the list is 2"),
    (
      "other.runs[99999999999999999999].text=a",
      "--set:1:11: there is no [9223372036854775807]: the length of the list is 2"
    ),
    ("other.runs[+1].text=a", "--set:1:1: \"other.runs[+1].text=a\" is not of the form id.key=value"),
    ("other.runs[a].text=a", "--set:1:1: \"other.runs[a].text=a\" is not of the form id.key=value"),
    (
      "title.lineBreakMode=byTruncatingTial",
      "--set:1:21: views[0].label.lineBreakMode: \"byTruncatingTial\" is not a valid value; did you mean \"byTruncatingTail\"?"
    ),
  ]

  @Test(arguments: mistakes) func mistake(setting: String, expected: String) {
    #expect(failure(Self.scene, changes: SceneChanges(settings: [setting])) == expected)
  }

  @Test func laterSettingsSeeEarlierOnes() throws {
    let scene = try decode(
      Self.scene,
      changes: SceneChanges(settings: [
        "title.style.kern=2", "title.style.kern=3", "view1.subviews=[{label: {id: new}}, {label: {}}]", "new.text=a",
        "new.text=b", "label1.text=c", "title.id=renamed", "renamed.numberOfLines=4",
      ]))
    guard let title = scene.views.first?.kind as? SceneLabel else { preconditionFailure("the first view is a label") }
    #expect(title.text.style?.text.kern == 3)
    #expect(title.numberOfLines == 4)
    try expectEqual(label("other", ["title.style.kern=2", "title.style.kern=3"]).text.style?.text.kern, 1)
    let inner = scene.views[2].subviews.compactMap {
      ($0.kind as? SceneLabel)?.text.content
    }
    #expect(inner == [.text("b"), .text("c")])
  }

  /// What a document may not exceed, it may not exceed with settings either, however many there are.
  @Test func limitsHoldForAllSettingsTogether() {
    func deep(_ levels: Int, id: String) -> String {
      String(repeating: "[{view: {subviews: ", count: levels) + "[{view: {id: \(id)}}]"
        + String(repeating: "}}]", count: levels)
    }
    let settings = [
      "view1.subviews=\(deep(30, id: "a"))", "a.subviews=\(deep(30, id: "b"))", "b.subviews=\(deep(9, id: "c"))",
    ]
    #expect(
      failure(Self.scene, changes: SceneChanges(settings: settings))
        == "--set:3:70: lists and mappings are nested more than 200 deep")
    let many = (0..<1_001).map { _ in "title.text=a" }
    #expect(
      failure(Self.scene, changes: SceneChanges(settings: many))
        == "--set:1001:1: there are 1,001 settings; at most 1,000 are allowed")
    #expect(failure(Self.scene, changes: SceneChanges(settings: Array(many.dropLast()))) == "")
    let error = #expect(throws: SceneError.self) {
      var document = try read(Self.scene)
      var limits = ReadingLimits()
      limits.values = document.valueCount + 40
      try document.apply((0..<20).map { _ in "title.insets=[1, 2, 3, 4]" }, limits: limits)
    }
    #expect(error?.diagnostics.count == 1)
    #expect(error?.description.contains("there are more than ") == true)
  }

  @Test func settingsAreNumbered() {
    let settings = ["title.text=ok", "x.text=a", "y.text=b"]
    #expect(
      failure(Self.scene, changes: SceneChanges(settings: settings)) == """
        --set:2:1: there is no view "x"; valid: title, other, view1, label1
        --set:3:1: there is no view "y"; valid: title, other, view1, label1
        """)
  }

  @Test func scaleAndLocaleWin() throws {
    let text = "galley: 1\nscale: 1\nlocale: en_US\nstyles: {a: {tabStops: [{location: 9, columnTerminators: auto}]}}\n"
    let views = "views: [{label: {style: a}}]"
    let scene = try decode(text + views, changes: SceneChanges(scale: 3, locale: "de"))
    #expect(scene.scale == 3 && scene.locale == "de")
    guard let label = scene.views.first?.kind as? SceneLabel else { return }
    #expect(label.text.style?.text.paragraphStyle?.tabStops.first?.columnTerminators == ",")
    #expect(
      failure(text + views, changes: SceneChanges(scale: .infinity, locale: "?")) == """
        --locale:1:1: "?" is not a language; write it as in en_US, ja or zh-Hant-TW
        --scale:1:1: the scale must be above 0 and at most 16 pixels per point
        """)
  }
}
