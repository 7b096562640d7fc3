import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Fonts that say only what is different: what they leave open is that of the style, the view, or the kind of view.
@Suite struct FontInheritanceTests {
  /// A font in a few words.
  private func words(_ font: Font?) -> String {
    guard let font else { return "none" }
    let features = font.features.map { "\($0.tag)=\($0.value)" }
    let variations = font.variations.map { "\($0.tag)=\($0.value)" }
    let size = font.pointSize.rounded() == font.pointSize ? "\(Int(font.pointSize))" : "\(font.pointSize)"
    return ([font.fontName.replacing("GalleyTest", with: ""), size] + features + variations).joined(separator: " ")
  }

  /// The fonts of the runs that a scene's only label draws.
  private func runs(_ label: String, before: String = "") throws -> [String] {
    let page = try page(views: "label: {numberOfLines: 0, \(label)}", before: before)
    let label = try #require(page.window.subviews.first as? Label)
    return label.attributedText?.runs.map { words($0.attributes.font ?? label.font) } ?? [words(label.font)]
  }

  private static let styles = """
    fonts: { files: ["\(Repository.path("Fonts/GalleyTestVariable.ttf"))"] }
    styles:
      varied: { font: { family: Galley Test Varied, size: 12, features: { onum: 1 } } }
      axis: { font: { family: Galley Test Variable, size: 12, weight: 700, variations: { wdth: 110 } } }
      slanted: { font: { italic: true } }
      red: { foregroundColor: red }
    """

  static let ofRuns: [(label: String, font: String)] = [
    // Over the run's own style.
    ("runs: [{text: a, style: varied, font: {size: 30}}]", "Varied-Regular 30 onum=1"),
    ("runs: [{text: a, style: varied, font: {weight: bold}}]", "Varied-Bold 12 onum=1"),
    ("runs: [{text: a, style: varied, font: {italic: true}}]", "Varied-Italic 12 onum=1"),
    ("runs: [{text: a, style: varied, font: {features: {tnum: 1}}}]", "Varied-Regular 12 onum=1 tnum=1"),
    ("runs: [{text: a, style: axis, font: {size: 30}}]", "Variable-Regular 30 wght=700.0 wdth=110.0"),
    ("runs: [{text: a, style: axis, font: {weight: 600}}]", "Variable-Regular 12 wght=600.0 wdth=110.0"),
    ("runs: [{text: a, style: axis, font: {variations: {wdth: 120}}}]", "Variable-Regular 12 wght=700.0 wdth=120.0"),
    // Over the view's style, its font, and both.
    ("style: varied, runs: [{text: a, font: {size: 30}}]", "Varied-Regular 30 onum=1"),
    ("style: varied, font: {size: 20}, runs: [{text: a, font: {weight: bold}}]", "Varied-Bold 20 onum=1"),
    ("font: {family: Galley Test Varied, size: 20}, runs: [{text: a, font: {italic: true}}]", "Varied-Italic 20"),
    ("style: varied, font: {weight: bold}, text: a", "Varied-Bold 12 onum=1"),
    ("style: varied, font: {weight: bold}, runs: [{text: a}]", "Varied-Bold 12 onum=1"),
    ("style: varied, font: {weight: bold}, runs: [{text: a, style: red}]", "Varied-Bold 12 onum=1"),
    ("style: varied, runs: [{text: a, style: slanted}]", "Varied-Italic 12 onum=1"),
    ("style: varied, runs: [{text: a, style: slanted, font: {size: 8}}]", "Varied-Italic 8 onum=1"),
    // A font that chooses a face begins anew, and takes only the size.
    ("style: axis, runs: [{text: a, font: {family: Galley Test Varied}}]", "Varied-Regular 12"),
    ("style: varied, runs: [{text: a, font: {name: GalleyTestMono-Regular}}]", "Mono-Regular 12"),
    ("style: varied, runs: [{text: a, font: {textStyle: title1}}]", "Mono-Regular 28"),
    ("font: {textStyle: title1}, runs: [{text: a, font: {family: Galley Test Varied}}]", "Varied-Regular 28"),
    // Nothing says a size: that of a label.
    ("font: {family: Galley Test Varied}, text: a", "Varied-Regular 17"),
    ("runs: [{text: a, font: {size: 9}}]", "Mono-Regular 9"),
    // A face by its name has a family, in which there are others.
    ("font: {name: GalleyTestVaried-Regular, size: 9}, runs: [{text: a, font: {weight: bold}}]", "Varied-Bold 9"),
  ]

  @Test(arguments: ofRuns) func aRunKeepsWhatItDoesNotSay(label: String, font: String) throws {
    try expectEqual(runs(label, before: Self.styles), [font])
  }

  @Test func labelsWithAnAppearanceAndRowsOfATableBuildOnThose() throws {
    let before = "labelAppearance: {font: {family: Galley Test Varied, size: 9}}"
    try expectEqual(runs("font: {weight: bold}, text: a", before: before), ["Varied-Bold 9"])
    try expectEqual(runs("runs: [{text: a, font: {weight: bold}}]", before: before), ["Varied-Bold 9"])
    let page = try page(
      views: "table: {font: {family: Galley Test Varied, size: 8}, rows: [{text: a, font: {weight: bold}}, {text: b}]}")
    let table = try #require(page.window.subviews.first as? TableView)
    table.layoutIfNeeded()
    #expect(table.rowViews.compactMap { words(($0 as? Label)?.font) } == ["Varied-Bold 8", "Varied-Regular 8"])
  }

  @Test func everyKindOfViewHasItsOwnFontBelow() throws {
    let page = try page(
      views: "button: {id: b, title: a, font: {family: Galley Test Varied}}",
      "textView: {id: v, text: a, font: {family: Galley Test Varied}}",
      "textField: {id: f, text: a, font: {family: Galley Test Varied, size: 15}, attributedPlaceholder: [{text: p, font: {size: 8}}]}",
      "textContainer: {id: c, font: {family: Galley Test Varied, size: 5}, runs: [{text: a, font: {weight: bold}}]}")
    let views = page.window.subviews
    #expect(words((views[0] as? Button)?.font) == "Varied-Regular 18")
    #expect(words((views[1] as? TextView)?.font) == "Varied-Regular 12")
    let placeholder = (views[2] as? TextField)?.attributedPlaceholder
    #expect(words(placeholder?.runs.first?.attributes.font) == "Varied-Regular 8")
    let text = (views[3] as? TextContainerView)?.attributedText
    #expect(words(text?.runs.first?.attributes.font) == "Varied-Bold 5")
  }

  @Test func aStepChangesTheFontThatTheViewHas() throws {
    let scene = """
      galley: 1
      views:
      - label: {id: a, font: {family: Galley Test Varied, size: 9}, text: ab}
      steps:
      - set: {view: a, font: {weight: bold}}
      - set: {view: a, font: {size: 11}}
      - set: {view: a, runs: [{text: b, font: {size: 7}}]}
      """
    let file = try SceneFile(reading: Array(scene.utf8), file: "s.yaml")
    let page = try file.page(with: Typesetter(fonts: try file.fonts(adding: try TestFonts.collection())))
    var player = ScenePlayer(file, on: page)
    let label = try #require(page.window.subviews.first as? Label)
    var fonts: [String] = []
    while try player.takeStep() != nil { fonts.append(words(label.font)) }
    #expect(fonts == ["Varied-Bold 9", "Varied-Bold 11", "Varied-Bold 7"])
  }

  // MARK: Text styles

  private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue

  static let scaled: [(keys: String, category: String, font: String)] = [
    // The size is that of the category large: 20 · 62/22 = 56.36, on a pixel of a half point.
    ("family: Galley Test Varied, textStyle: body, size: 20", "large", "Varied-Regular 20"),
    ("family: Galley Test Varied, textStyle: body, size: 20", largest, "Varied-Regular 56.5"),
    ("family: Galley Test Varied, textStyle: body", largest, "Varied-Regular 53"),
    ("family: Galley Test Varied, textStyle: body, size: 20, maximumPointSize: 30", largest, "Varied-Regular 30"),
    ("family: Galley Test Varied, textStyle: body, maximumPointSize: 30", largest, "Varied-Regular 30"),
    ("name: GalleyTestVaried-Bold, textStyle: title1, size: 28", "extraSmall", "Varied-Bold 25.5"),
    ("textStyle: body, size: 20", largest, "Mono-Regular 56.5"),
    // The weight of a headline is that of the system family.
    ("family: Galley Test Varied, textStyle: headline", "large", "Varied-Regular 17"),
  ]

  @Test(arguments: scaled) func aTextStyleScalesACustomFont(keys: String, category: String, font: String) throws {
    let before = "contentSizeCategory: \(category)\nscale: 2"
    try expectEqual(runs("font: {\(keys)}, text: a", before: before), [font])
  }
}
