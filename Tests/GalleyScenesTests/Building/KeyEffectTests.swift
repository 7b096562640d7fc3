import GalleyDrawing
import GalleyGoldens
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// No key is taken and ignored: for each one of the tables there is a scene that it changes, in the dump of the layout
/// or in what is drawn; and none changes without a word: a comparison of both dumps names a cause. A new key fails here until
/// it has an effect, a member of the dump and words.
@Suite struct KeyEffectTests {
  /// For each key a value, and what must be there for the value to matter.
  static let view: [String: (value: String, context: String)] = [
    "traitOverrides": ("{userInterfaceStyle: dark}", "backgroundColor: systemBackground"),
    "id": ("other", ""), "frame": ("[1, 2, 3, 4]", ""), "backgroundColor": ("red", ""),
    "borderColor": ("red", "borderWidth: 2"),
    "borderWidth": ("3", ""), "cornerRadius": ("4", "backgroundColor: blue"),
    "cornerCurve": ("continuous", "cornerRadius: 4, backgroundColor: blue"),
    "clipsToBounds": ("true", "subviews: [{view: {frame: [0, 0, 99, 99], backgroundColor: red}}]"),
    "alpha": ("0.5", ""),
    "isHidden": ("true", "backgroundColor: red"),
    "semanticContentAttribute": ("forceRightToLeft", ""), "subviews": ("[{view: {}}]", ""),
    "constraints": (
      "[inner.width = 7, inner.height = 7, inner.left = superview.left, inner.top = superview.top]",
      "subviews: [{view: {id: inner, backgroundColor: red}}]"
    ),
    "contentHuggingPriority": ("400", "frame: {left: 0, top: 0}, constraints: [\"width = 150 @ 300\"]"),
    "contentCompressionResistancePriority": ("100", "frame: {left: 0, top: 0}, constraints: [\"width = 20 @ 700\"]"),
    "layoutMargins": ("[9, 9, 9, 9]", inMargins), "directionalLayoutMargins": ("[9, 9, 9, 9]", inMargins),
    "preservesSuperviewLayoutMargins": ("true", "frame: [0, 0, 40, 40], \(inMargins)"),
    "gradient": ("[red, blue]", ""), "layerShadow": ("{radius: 2}", "backgroundColor: blue"),
    "transform": ("{rotation: 30}", "backgroundColor: blue"),
  ]

  private static let inMargins =
    "subviews: [{view: {frame: {left: margins, top: margins, width: 5, height: 5}, backgroundColor: red}}]"

  /// The keys that matter to views with content of some size.
  static let needsContent = ["contentHuggingPriority", "contentCompressionResistancePriority"]
  /// The keys that matter to views in the view.
  static let needsSubviews = [
    "constraints", "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins",
  ]

  static let label: [String: (value: String, context: String)] = [
    "clipsToBounds": ("false", "cornerRadius: 3"), "style": ("{kern: 2}", ""), "text": ("other", ""),
    "runs": ("[{text: a}]", ""), "measure": ("{size: [50, auto]}", ""),
    "font": ("{family: Galley Test Varied, size: 9}", ""), "textColor": ("red", ""), "textAlignment": ("right", ""),
    "lineBreakMode": ("byClipping", ""), "numberOfLines": ("2", ""), "insets": ("[1, 2, 3, 4]", ""),
    "shadowColor": ("red", ""), "shadowOffset": ("[3, 3]", "shadowColor: red"),
    "isHighlighted": ("true", "highlightedTextColor: red"), "highlightedTextColor": ("red", "isHighlighted: true"),
    "isEnabled": ("false", ""), "adjustsFontSizeToFitWidth": ("true", "minimumScaleFactor: 0.5"),
    "minimumScaleFactor": ("0.5", "adjustsFontSizeToFitWidth: true"),
    "minimumFontSize": ("5", "adjustsFontSizeToFitWidth: true"),
    "baselineAdjustment": ("none", "adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5"),
    "allowsDefaultTighteningForTruncation": ("true", "text: Hello world, frame: [0, 0, 62, 30]"),
    "clipsInk": ("false", "shadowColor: red, shadowOffset: [0, 12]"),
    "sizingRule": ("oversize", ""),
    "lineBreakStrategy": ("hangulWordPriority", "text: \"a b c d e f g h\", frame: [0, 0, 80, 40], numberOfLines: 0"),
    "truncationToken": ("\" more\"", ""),
    "path": ("\"M0,10H50\"", ""),
    "preferredMaxLayoutWidth": ("40", "numberOfLines: 0, frame: [0, 0, auto, auto]"),
  ]

  static let button: [String: (value: String, context: String)] = [
    "title": ("other", ""), "attributedTitle": ("[{text: other}]", ""),
    "font": ("{family: Galley Test Varied, size: 9}", ""), "titleColor": ("red", ""),
    "disabledTitleColor": ("red", "enabled: false"), "lineBreakMode": ("byTruncatingTail", ""),
    "contentEdgeInsets": ("[1, 2, 3, 4]", ""), "contentHorizontalAlignment": ("right", "title: a"),
    "contentVerticalAlignment": ("bottom", ""), "configuration": ("tinted", ""), "numberOfLines": ("2", ""),
    "image": (star, ""), "renderingMode": ("alwaysTemplate", "image: \(star)"),
    "imagePlacement": ("trailing", "image: \(star), title: a"), "imagePadding": ("5", "image: \(star), title: a"),
    "titleEdgeInsets": ("[0, 3, 0, 0]", "title: a"), "imageEdgeInsets": ("[0, 0, 4, 0]", "image: \(star), title: a"),
    "isEnabled": ("false", "disabledTitleColor: red"), "subtitle": ("below", ""),
    "titlePadding": ("7", "subtitle: below, title: a"), "titleAlignment": ("trailing", "subtitle: below, title: a"),
    "backgroundImage": (star, ""), "backgroundImageContentMode": ("topLeft", "backgroundImage: \(star)"),
    "isSelected": ("true", "states: {selected: {titleColor: red}}"),
    "isHighlighted": ("true", "states: {highlighted: {title: b}}"),
    "states": ("{selected: {image: \(star)}}", "isSelected: true"),
    "semanticContentAttribute": ("forceRightToLeft", "contentHorizontalAlignment: leading, title: a"),
  ]

  static let textContainer: [String: (value: String, context: String)] = [
    "style": ("{kern: 2}", ""), "text": ("other", ""), "runs": ("[{text: a}]", ""), "textColor": ("red", ""),
    "measure": ("{size: [50, auto]}", ""), "font": ("{family: Galley Test Varied, size: 9}", ""),
    "textAlignment": ("right", ""), "usesFontLeading": ("false", "font: {family: Galley Test Varied, size: 9}"),
    "lineFragmentPadding": ("0", ""), "maximumNumberOfLines": ("1", ""),
    "lineBreakMode": ("byTruncatingTail", "maximumNumberOfLines: 1"), "exclusionPaths": ("[{rect: [0, 0, 9, 9]}]", ""),
    "columns": ("{count: 2}", ""), "containers": ("[{frame: [1, 1, 70, auto]}]", ""),
  ]

  static let attributes: [String: (value: String, context: String)] = [
    "font": ("{family: Galley Test Varied, size: 9}", ""), "foregroundColor": ("red", ""),
    "backgroundColor": ("red", ""),
    "kern": ("1", ""), "tracking": ("1", ""), "ligature": ("0", "font: {family: Galley Test Varied, size: 10}"),
    "baselineOffset": ("3", ""), "underlineStyle": ("single", ""), "underlineColor": ("red", "underlineStyle: single"),
    "strikethroughStyle": ("single", ""), "strikethroughColor": ("red", "strikethroughStyle: double"),
    "shadow": ("{offset: [1, 1], blurRadius: 2}", ""),
    "underlineSkipsInk": ("false", "underlineStyle: single, text: jig"), "strokeWidth": ("3", ""),
    "superscript": ("1", ""), "obliqueness": ("0.3", ""), "expansion": ("0.2", ""),
    "writingDirection": ("rightToLeftOverride", ""),
    "strokeColor": ("red", "strokeWidth: -3"), "link": ("\"https://example.org\"", ""),
    "alignment": ("right", ""), "lineBreakMode": ("byCharWrapping", ""),
    "firstLineHeadIndent": ("5", ""), "headIndent": ("5", ""), "tailIndent": ("-30", ""),
    "minimumLineHeight": ("22", ""),
    "maximumLineHeight": ("5", ""), "lineHeightMultiple": ("2", ""), "lineSpacing": ("3", ""),
    "paragraphSpacing": ("4", ""),
    "paragraphSpacingBefore": ("4", ""), "baseWritingDirection": ("rightToLeft", ""),
    "tabStops": ("[{location: 50, alignment: right}]", ""), "defaultTabInterval": ("13", "tabStops: []"),
    "textLists": ("[{markerFormat: disc}]", ""),
    "tabOverflow": ("interval", "tabStops: []"),
    "lineBreakStrategy": ("pushOut", ""),
    "hyphenationFactor": ("1", "languageIdentifier: en, text: \"aaa hyphenation\""),
    "usesDefaultHyphenation": ("true", "languageIdentifier: en, text: \"aaa hyphenation\""),
    "allowsDefaultTighteningForTruncation": (
      "true", "alignment: left, lineBreakMode: byTruncatingTail, text: Hello world"
    ),
  ]

  /// What names strings of a project, which has tests of its own.
  static let needsStrings = ["key", "keyContext", "arguments"]

  /// What shows only in a view that is edited; see TextViewSceneTests.
  static let needsFocus = ["tintColor"]

  func outcome(_ scene: String) throws -> String {
    let page = try page(scene)
    return LayoutDump(of: page).text + page.displayList.dump + "\(page.scene.background)"
  }

  /// The keys whose effect is in the picture alone.
  static let picturesOnly: Set = ["drawsBackground"]

  func expectCause(_ name: String, _ before: String, _ after: String) throws {
    let golden = try #require(LayoutSummary(dump: LayoutDump(of: page(before)).bytes))
    let actual = try #require(LayoutSummary(dump: LayoutDump(of: page(after)).bytes))
    let causes = golden.causes(in: actual)
    #expect(causes.isEmpty == Self.picturesOnly.contains(name), "\(name): \(causes.map(\.sentence))")
    let isNamed = causes.allSatisfy { !$0.sentence.contains("`") }
    #expect(isNamed, "\(name) has no words: \(causes.map(\.sentence))")
  }

  func expectEffect(
    of names: [String], _ samples: [String: (value: String, context: String)], except: [String] = [],
    _ scene: (String) -> String
  ) throws {
    for name in names where !(except + Self.needsFocus + Self.needsStrings).contains(name) {
      let sample = try #require(samples[name], "a sample for the key \(name)")
      let without = sample.context
      let with = (without.isEmpty ? "" : without + ", ") + "\(name): \(sample.value)"
      #expect(try outcome(scene(without)) != outcome(scene(with)), "\(name)")
      try expectCause(name, scene(without), scene(with))
    }
  }

  @Test func everyKeyOfAView() throws {
    // A plain view has nothing that could be mirrored.
    let others = ["semanticContentAttribute"] + Self.needsContent
    try expectEffect(of: ScenePlainView.keys.names, Self.view, except: others) {
      let keys = [$0, $0.contains("frame:") ? "" : "frame: [0, 0, 30, 20]"].filter { !$0.isEmpty }
      return "galley: 1\nsize: [100, 100]\nviews:\n- view: {\(keys.joined(separator: ", "))}\n"
    }
  }

  @Test func everyKeyOfALabel() throws {
    let samples = Self.view.merging(Self.label) { $1 }
    // A group matters to two labels; see TabColumnSceneTests.
    try expectEffect(of: SceneLabel.keys.names, samples, except: ["columnGroup"]) { keys in
      var all = keys
      if !all.contains("text:") && !all.contains("runs:") { all += ", text: \"Hello wide world\\nand on\"" }
      if !all.contains("frame:") { all += ", frame: [0, 0, 80, 30]" }
      if !all.contains("font:") { all += ", font: {family: Galley Test Mono, size: 10}" }
      return "galley: 1\nsize: [100, 100]\nviews:\n- label: {\(all.trimmingPrefix(", "))}\n"
    }
  }

  @Test func everyKeyOfAButton() throws {
    try expectEffect(of: SceneButton.keys.names, Self.view.merging(Self.button) { $1 }) { keys in
      var all = keys
      if !all.contains("title:") && !all.contains("attributedTitle:") { all += ", title: Hello wide world" }
      if !all.contains("frame:") { all += ", frame: [0, 0, 80, 30]" }
      if !all.contains("font:") { all += ", font: {family: Galley Test Mono, size: 10}" }
      return "galley: 1\nsize: [100, 100]\nviews:\n- button: {\(all.trimmingPrefix(", "))}\n"
    }
  }

  @Test func everyKeyOfATextContainer() throws {
    let samples = Self.view.merging(Self.textContainer) { $1 }
    // Columns are filled from the side where the interface begins, so that mirroring needs two of them.
    let mirrored = ["semanticContentAttribute": (value: "forceRightToLeft", context: "columns: {count: 2}")]
    let all = samples.merging(mirrored) { $1 }
    try expectEffect(of: SceneTextContainer.keys.names, all, except: Self.needsContent) { keys in
      var all = keys
      if !all.contains("text:") && !all.contains("runs:") { all += ", text: \"Hello wide world\\nand on\"" }
      if !all.contains("frame: [") || all.contains("containers") { all += ", frame: [0, 0, 80, 30]" }
      if !all.contains("font:") { all += ", font: {family: Galley Test Mono, size: 10}" }
      return "galley: 1\nsize: [100, 100]\nviews:\n- textContainer: {\(all.trimmingPrefix(", "))}\n"
    }
  }

  @Test func everyKeyOfAnImage() throws {
    let file = Repository.path("Goldens/attachment/star.png")
    let samples = Self.view.merging([
      "image": (file, ""), "contentMode": ("center", "image: \(file)"),
      "renderingMode": ("alwaysTemplate", "image: \(file)"),
    ]) { $1 }
    // The star is its own mirror image; see TextFieldSceneTests and FieldOverlayTests.
    let others = ["semanticContentAttribute", "flipsForRightToLeftLayoutDirection"] + Self.needsContent
    try expectEffect(of: SceneImage.keys.names, samples, except: others) {
      let keys = [$0, $0.contains("frame:") ? "" : "frame: [0, 0, 30, 20]"].filter { !$0.isEmpty }
      return "galley: 1\nsize: [100, 100]\nviews:\n- image: {\(keys.joined(separator: ", "))}\n"
    }
  }

  @Test func everyAttribute() throws {
    // The test faces have no glyphs of their own for any language.
    try expectEffect(of: SceneAttributes.keys.names, Self.attributes, except: ["languageIdentifier"]) {
      // A single line that is a little too long is the only place for tightening.
      let isTight = $0.contains("text:")
      let text = isTight ? $0 : "text: \"Hello, fi wide\\tworld\\nand \\tall\\none two three four\", \($0)"
      return """
        galley: 1
        size: [100, 100]
        views:
        - label:
            frame: [0, 0, \(isTight ? 62 : 80), 90]
            numberOfLines: \(isTight && !$0.contains("languageIdentifier") ? 1 : 7)
            font: {family: Galley Test Mono, size: 10}
            runs: [{\(text)}]
        """
    }
  }
}
