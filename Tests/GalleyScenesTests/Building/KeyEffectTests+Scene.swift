import GalleyText
import TestSupport
import Testing

@testable import GalleyScenes

extension KeyEffectTests {
  static let variable = Repository.path("Fonts/GalleyTestVariable.ttf")

  static let scene: [String: (value: String, context: String)] = [
    "size": ("[50, 60]", ""), "scale": ("3", ""), "locale": ("de", ""), "pseudoLocale": ("accented", ""),
    "direction": ("rightToLeft", ""),
    "contentSizeCategory": ("extraExtraLarge", ""), "appearance": ("dark", ""), "raster": ("freetype", ""),
    "background": ("red", ""),
    "fonts": ("{fallback: [Galley Test Mono]}", ""), "labelAppearance": ("{shadowColor: red}", ""),
    "device": ("iPhone SE", ""), "keyboard": ("{height: 20, isShown: true}", ""),
    "overlay": ("[baselines, used]", ""),
    "constraints": ("[inner.width = 7]", ""), "safeAreaInsets": ("[0, 5, 0, 0]", ""),
    "layoutMargins": ("[0, 5, 0, 0]", ""), "directionalLayoutMargins": ("[0, 5, 0, 0]", ""),
  ]

  static let appearance: [String: (value: String, context: String)] = [
    "font": ("{family: Galley Test Varied, size: 9}", ""), "textColor": ("red", ""),
    "highlightedTextColor": ("red", ""), "shadowColor": ("red", ""), "shadowOffset": ("[3, 3]", "shadowColor: red"),
    "backgroundColor": ("red", ""),
  ]

  static let font: [String: (value: String, context: String)] = [
    "family": ("Galley Test Varied", "size: 10"), "name": ("GalleyTestVaried-Bold", "size: 10"),
    "file": (variable, "size: 10"), "weight": ("700", "family: Galley Test Varied, size: 10"),
    "width": ("150", "family: Galley Test Variable, size: 10"),
    "italic": ("true", "family: Galley Test Varied, size: 10"),
    "features": ("{onum: 1}", "family: Galley Test Varied, size: 10"),
    "variations": ("{wght: 900}", "family: Galley Test Variable, size: 10"), "textStyle": ("title1", ""),
    "size": ("20", "textStyle: body"), "maximumPointSize": ("9", "textStyle: body"),
    "cascadeList": ("[Galley Test Mono]", "family: Galley Test Varied, size: 10"),
  ]

  static let tab: [String: (value: String, context: String)] = [
    "alignment": ("right", "location: 50"), "spacing": ("30", "location: auto"),
    "columnTerminators": ("\".\"", "alignment: right, location: 50"),
  ]

  @Test func everyKeyOfAScene() throws {
    // Without views there is no scene; styles have an effect where they are used; what goldens may have is tested with
    // goldens.
    // The keyboard has nothing to avoid until something has the focus, nothing moves and nothing is selected before, and
    // steps are taken by a player of their own.
    let others = [
      "galley", "views", "styles", "maxDelta", "maxPixels", "large", "filmstrip", "keyboardAvoidance", "steps",
      "areAnimationsEnabled", "showsSelectionHandles", "include", "$schema", "colors", "strings",
      "matrix",
    ]
    let tabs = "tabStops: [{location: 60, alignment: right, columnTerminators: auto}]"
    try expectEffect(of: Scene.keys.names, Self.scene, except: others) {
      """
      galley: 1
      \($0)
      views:
      - label: {frame: [0, 0, 80, 40], runs: [{text: "a\\t1,25 я", font: {family: Galley Test Varied, size: 10}, \(tabs)}]}
      - view: {id: inner, frame: {leading: margins, top: 60, height: 5}, backgroundColor: blue}
      - label: {frame: [0, 40, 80, auto], text: b, font: {textStyle: body}, backgroundColor: systemBackground}
      """
    }
    func styled(_ style: String) -> String {
      "galley: 1\nstyles: {a: {\(style)}}\nviews: [{label: {text: ab, style: a}}]"
    }
    let (wide, plain) = (try outcome(styled("kern: 3")), try outcome(styled("")))
    #expect(wide != plain)
  }

  @Test func everyKeyOfTheLabelAppearance() throws {
    try expectEffect(of: SceneLabelAppearance.keys.names, Self.appearance) {
      "galley: 1\nlabelAppearance: {\($0)}\nviews: [{label: {text: ab}}, {label: {text: ab, isHighlighted: true}}]"
    }
  }

  @Test func everyKeyOfAFont() throws {
    // None of the test faces is one of a collection.
    try expectEffect(of: FontDraft.keys.names, Self.font, except: ["index"]) {
      let font = $0.isEmpty ? "" : ", font: {\($0)}"
      return "galley: 1\nfonts: {files: [\(Self.variable)]}\nviews: [{label: {text: \"Hx 12 я\"\(font)}}]"
    }
  }

  @Test func everyKeyOfTheFontsOfAScene() throws {
    #expect(SceneFonts.keys.names == ["files", "fallback", "system", "emojiMetrics", "emojiPresentation"])
    let label = "views: [{label: {text: Hx, font: {family: Galley Test Variable, size: 10}}}]"
    #expect(try buildingFailure("galley: 1\n" + label).contains("there is no font family \"Galley Test Variable\""))
    try expectEqual(buildingFailure("galley: 1\nfonts: {files: [\(Self.variable)]}\n" + label), "")
  }

  @Test func everyKeyOfATabStop() throws {
    // There is no stop without a location.
    try expectEffect(of: TextTab.keys.names, Self.tab, except: ["location"]) {
      "galley: 1\nviews: [{label: {runs: [{text: \"a\\t12.5\", tabStops: [{\($0)}]}]}}]"
    }
  }
}
