import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

@Suite struct SceneDecodingTests {
  /// The example of the format's description, a little longer.
  static let yaml = """
    galley: 1                          # schema version
    size: [320, auto]
    scale: 3
    background: "#FFFFFF"
    locale: de_DE
    direction: rightToLeft
    contentSizeCategory: extraLarge
    appearance: dark
    fonts: { files: [../Extra.ttf, {file: /a/b.ttc, index: 2}], fallback: [Noto Sans Arabic] }
    styles:
      body: { font: { family: Inter, size: 15 }, alignment: justified, minimumLineHeight: 18, maximumLineHeight: 18 }
      row:
        tabStops:
          - { alignment: right, location: 100, columnTerminators: auto }
          - { alignment: right, location: 200.1 }
    labelAppearance: { textColor: label, shadowOffset: [0, 1] }
    maxDelta: 2
    maxPixels: 10
    large: true
    views:
      - label:
          id: title
          frame: [16, 16, 288, auto]
          runs: [ { text: "Hello ", style: body }, { text: "world", foregroundColor: systemRed, kern: 0 } ]
          font: { textStyle: headline }
          numberOfLines: 2
          lineBreakMode: byTruncatingTail
          insets: [25, 0, 25, 0]
          background: "#FFEEAA"
          subviews:
            - view: {}
            - label: { text: "1\\t2,5", style: row }
    """

  static let json = """
    {"galley":1,"size":[320,"auto"],"scale":3,"background":"#FFFFFF","locale":"de_DE","direction":"rightToLeft",
    "contentSizeCategory":"extraLarge","appearance":"dark",
    "fonts":{"files":["../Extra.ttf",{"file":"/a/b.ttc","index":2}],"fallback":["Noto Sans Arabic"]},
    "styles":{"body":{"font":{"family":"Inter","size":15},"alignment":"justified","minimumLineHeight":18,
    "maximumLineHeight":18},"row":{"tabStops":[{"alignment":"right","location":100,"columnTerminators":"auto"},
    {"alignment":"right","location":200.1}]}},"labelAppearance":{"textColor":"label","shadowOffset":[0,1]},
    "maxDelta":2,"maxPixels":10,"large":true,"views":[{"label":{"id":"title","frame":[16,16,288,"auto"],
    "runs":[{"text":"Hello ","style":"body"},{"text":"world","foregroundColor":"systemRed","kern":0}],
    "font":{"textStyle":"headline"},"numberOfLines":2,"lineBreakMode":"byTruncatingTail","insets":[25,0,25,0],
    "background":"#FFEEAA","subviews":[{"view":{}},{"label":{"text":"1\\t2,5","style":"row"}}]}}]}
    """

  @Test func theSceneAsAWhole() throws {
    let scene = try decode(Self.yaml)
    #expect(scene.size == SceneSize(width: .points(320), height: .auto))
    #expect(scene.scale == 3)
    #expect(scene.background == .white)
    #expect(scene.locale == "de_DE")
    #expect(scene.direction == .rightToLeft)
    #expect(scene.contentSizeCategory == .extraLarge)
    #expect(scene.interfaceStyle == .dark)
    #expect(scene.fonts.files == [FontFile(path: "Goldens/../Extra.ttf"), FontFile(path: "/a/b.ttc", index: 2)])
    #expect(scene.fonts.fallback == ["Noto Sans Arabic"])
    #expect(scene.labelAppearance.textColor == .white)
    #expect(scene.labelAppearance.shadowOffset == Size(width: 0, height: 1))
    #expect(scene.budget.maxDelta == 2)
    #expect(scene.budget.maxPixels == 10)
    #expect(scene.isLarge)
  }

  @Test func theViews() throws {
    let title = try #require(try decode(Self.yaml).views.first)
    #expect(title.id == "title")
    #expect(title.frame.origin == Point(x: 16, y: 16))
    #expect(title.frame.size == SceneSize(width: .points(288), height: .auto))
    #expect(title.backgroundColor == Color(red: 0xFF, green: 0xEE, blue: 0xAA))
    #expect(title.subviews.map(\.id) == ["view1", "label1"])
    guard let label = title.kind as? SceneLabel, case .runs(let runs) = label.text.content else {
      Issue.record("the first view is a label with runs")
      return
    }
    #expect(label.insets == EdgeInsets(top: 25, left: 0, bottom: 25, right: 0))
    #expect(label.numberOfLines == 2)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.text.font?.descriptor == FontDescriptor(weight: 600, isTextStyle: true))
    #expect(label.text.font?.size == 19)
    #expect(runs.map(\.text) == ["Hello ", "world"])
    #expect(runs[0].attributes.font?.descriptor.family == "Inter")
    #expect(runs[0].attributes.text.paragraphStyle?.alignment == .justified)
    #expect(runs[0].attributes.text.paragraphStyle?.maximumLineHeight == 18)
    #expect(runs[1].attributes.text.foregroundColor == Color(red: 0xFF, green: 0x45, blue: 0x3A))
    #expect(runs[1].attributes.text.kern == 0)
    #expect(runs[1].attributes.text.paragraphStyle == nil)
  }

  @Test func tabsFollowTheLocaleAndTheLengthGrid() throws {
    let scene = try decode(Self.yaml)
    guard let label = scene.views.first?.subviews.last?.kind as? SceneLabel else {
      Issue.record("the second subview is a label")
      return
    }
    #expect(
      label.text.style?.text.paragraphStyle?.tabStops == [
        TextTab(alignment: .right, location: 100, columnTerminators: ","),
        TextTab(alignment: .right, location: 200.1),
      ])
    #expect(label.text.style?.text.paragraphStyle?.tabStops.last?.location == 13_113_754.0 / 65_536)
  }

  @Test func jsonIsTheSameScene() throws {
    try expectEqual(decode(Self.json), decode(Self.yaml))
  }

  @Test func theOrderOfKeysDoesNotMatter() throws {
    let scene = try decode(
      """
      views: [{label: {runs: [{kern: 1, style: a, text: x}], style: {kern: 2}}}]
      styles: {a: {kern: 3, foregroundColor: label}}
      appearance: dark
      galley: 1
      """)
    guard let label = scene.views.first?.kind as? SceneLabel, case .runs(let runs)? = label.text.content else {
      Issue.record("the view is a label with runs")
      return
    }
    #expect(runs[0].attributes.text.kern == 1)
    #expect(runs[0].attributes.text.foregroundColor == .white)
  }

  @Test func runsWithoutAStyleBuildOnTheLabels() throws {
    let label = try decodeLabel(
      "style: {kern: 2, alignment: center}, runs: [{text: a, lineSpacing: 3}, {text: b, style: {}}]")
    guard case .runs(let runs)? = label.text.content else {
      Issue.record("the label has runs")
      return
    }
    #expect(runs[0].attributes.text.kern == 2)
    #expect(runs[0].attributes.text.paragraphStyle?.alignment == .center)
    #expect(runs[0].attributes.text.paragraphStyle?.lineSpacing == 3)
    #expect(runs[1].attributes == SceneAttributes())
  }

  @Test func namelessViewsAreCountedByKind() throws {
    let scene = try decode(
      """
      galley: 1
      views:
      - label: {subviews: [{label: {}}, {view: {}}, {label: {id: label3}}]}
      - view: {}
      - label: {}
      """)
    #expect(scene.views.map(\.id) == ["label1", "view2", "label4"])
    #expect(scene.views[0].subviews.map(\.id) == ["label2", "view1", "label3"])
  }

  @Test func anAliasedViewIsTwoViews() throws {
    let scene = try decode("galley: 1\nviews:\n- &v {label: {text: a}}\n- *v\n")
    #expect(scene.views.map(\.id) == ["label1", "label2"])
    #expect(failure("galley: 1\nviews:\n- &v {label: {texd: a}}\n- *v\n").split(separator: "\n").count == 1)
    #expect(
      failure("galley: 1\nviews:\n- &v {label: {id: a}}\n- *v\n")
        == "3:19: views[1].label.id: the id \"a\" is repeated; the first is at 3:19")
  }

  @Test func aSceneNeedsLittle() throws {
    let scene = try decode("galley: 1\nviews: []\n")
    #expect(scene == Scene())
    #expect(scene.size == .auto && scene.scale == 2 && scene.background == .clear && scene.locale == "en_US")
  }
}
