import Testing

@testable import GalleyScenes

/// What a scene says about itself as a whole, and how views are listed.
@Suite struct SceneMistakeTests {
  static let scenes: [(String, String)] = [
    ("- 1", "1:1: expected a mapping that describes a scene, found a list"),
    ("views: []", "1:1: a scene begins with \"galley: 1\""),
    ("galley: 1", "1:1: the key \"views\" is missing in a scene"),
    ("galley: 2\nviews: []", "1:9: galley: schema version 2 is not known; this version of galley reads 1"),
    ("galley: one\nviews: []", "1:9: galley: expected a whole number, found the string \"one\""),
    ("galley: 1\nviews: {}", "2:8: views: expected a list of views, each as in \"- label: …\", found a mapping"),
    ("galley: 1\nviews:", "2:6: views: expected a list of views, each as in \"- label: …\", found nothing"),
    ("galley: 1\nsize: 320\nviews: []", "2:7: size: expected [width, height], found 320"),
    ("galley: 1\nsize: [320]\nviews: []", "2:7: size: expected [width, height], found a list of 1"),
    (
      "galley: 1\nsize: [320, outo]\nviews: []",
      "2:13: size[1]: expected a number of points or auto, found the string \"outo\"; did you mean \"auto\"?"
    ),
    (
      "galley: 1\nsize: [-1, .nan]\nviews: []",
      """
      2:8: size[0]: -1 is too small; valid: 0 to 10000000
      2:12: size[1]: expected a number of points or auto, found .nan
      """
    ),
    (
      "galley: 1\nsize: [10000001, .inf]\nviews: []",
      """
      2:8: size[0]: 10000001 is too large; valid: 0 to 10000000
      2:18: size[1]: expected a number of points or auto, found .inf
      """
    ),
    ("galley: 1\nscale: 0\nviews: []", "2:8: scale: the scale is 0 pixels per point; it must be above 0"),
    ("galley: 1\nscale: 17\nviews: []", "2:8: scale: 17 is too large; valid: 0 to 16"),
    (
      "galley: 1\nbackground: #FFF\nviews: []",
      """
      2:11: background: expected a colour, as "#RRGGBB" or a name of UIColor's, found nothing; a colour with \
      # needs quotes
      """
    ),
    (
      "galley: 1\nbackground: \"#FFFFF\"\nviews: []",
      "2:13: background: \"#FFFFF\" is not a colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    ),
    (
      "galley: 1\nbackground: sytemRed\nviews: []",
      "2:13: background: \"sytemRed\" is not a colour; did you mean \"systemRed\"?"
    ),
    ("galley: 1\nlocale: e\nviews: []", "2:9: locale: \"e\" is not a language; write it as in en_US, ja or zh-Hant-TW"),
    ("galley: 1\nlocale: no\nviews: []", ""),
    (
      "galley: 1\ndirection: rtl\nviews: []",
      "2:12: direction: \"rtl\" is not a valid value; valid: leftToRight, rightToLeft"
    ),
    (
      "galley: 1\nappearance: drak\nviews: []",
      "2:13: appearance: \"drak\" is not a valid value; did you mean \"dark\"?"
    ),
    (
      "galley: 1\ncontentSizeCategory: huge\nviews: []",
      """
      2:22: contentSizeCategory: "huge" is not a valid value; valid: extraSmall, small, medium, large, \
      extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, \
      accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
      """
    ),
    (
      "galley: 1\nlarge: yes\nviews: []",
      "2:8: large: expected true or false, found the string \"yes\"; did you mean \"true\"?"
    ),
    (
      "galley: 1\nmaxDelta: 256\nmaxPixels: 1.5\nviews: []",
      "2:11: maxDelta: 256 is too large; valid: 0 to 128\n3:12: maxPixels: expected a whole number, found 1.5"
    ),
    (
      "galley: 1\nfonts: {file: [a.ttf], fallback: Inter}\nviews: []",
      """
      2:9: fonts: unknown key "file" in fonts; did you mean "files"?
      2:34: fonts.fallback: expected a list of families or PostScript names, found the string "Inter"
      """
    ),
    (
      "galley: 1\nfonts: {files: [1, {index: 0}]}\nviews: []",
      """
      2:17: fonts.files[0]: expected a string, found 1; put it in quotes: "1"
      2:20: fonts.files[1]: the key "file" is missing in a font file
      """
    ),
    ("galley: 1\nviws: []", "2:1: unknown key \"viws\" in a scene; did you mean \"views\"?"),
    ("galley: 1\nviews:\n- lable: {}", "3:3: views[0]: \"lable\" is not a kind of view; did you mean \"label\"?"),
    (
      "galley: 1\nviews:\n- switch: {}",
      "3:3: views[0]: \"switch\" is not a kind of view; valid: view, stack, spacer, scroll, label, button, textContainer, textField, textView, table, cell, image"
    ),
    (
      "galley: 1\nviews:\n- label:\n  id: a",
      """
      3:3: views[0]: expected one kind of view, found the keys label, id; indent a view's own keys below \
      its kind
      """
    ),
    ("galley: 1\nviews:\n- label:", "3:8: views[0].label: expected a mapping that describes a label, found nothing"),
    ("galley: 1\nviews:\n- label", "3:3: views[0]: expected a view, as in \"- label: …\", found the string \"label\""),
    (
      "galley: 1\nviews:\n- view: {kerning: a}",
      """
      3:10: views[0].view: unknown key "kerning" in a view; valid: contentHuggingPriority, constraints, \
      borderWidth, tintColor, borderColor, cornerRadius, cornerCurve, layerShadow and 15 more; \
      galley schema --markdown lists all
      """
    ),
    (
      "galley: 1\nviews:\n- view: {text: a}",
      "3:10: views[0].view: \"text\" is a property of labels, text containers, text fields, text views and cells"
    ),
    (
      "galley: 1\nviews:\n- view: {subviews: [{label: {id: a}}, {view: {id: a}}]}",
      "3:51: views[0].view.subviews[1].view.id: the id \"a\" is repeated; the first is at 3:34"
    ),
    (
      "galley: 1\nviews:\n- view: {id: a.b}\n- view: {id: 7}\n- view: {id: ''}",
      """
      3:14: views[0].view.id: "a.b" is not an id: use one or more characters, but no spaces and none of . = [ ] "
      4:14: views[1].view.id: expected a string, found 7; put it in quotes: "7"
      5:14: views[2].view.id: "" is not an id: use one or more characters, but no spaces and none of . = [ ] "
      """
    ),
    (
      "galley: 1\nstyles: {a: {kren: 1}, b: 3}\nviews: []",
      """
      2:14: styles.a: unknown key "kren" in a style; did you mean "kern"?
      2:27: styles.b: expected a mapping that describes a style, found 3
      """
    ),
    (
      "galley: 1\nlabelAppearance: {textColour: red, font: Inter}\nviews: []",
      """
      2:19: labelAppearance: unknown key "textColour" in the label appearance; did you mean "textColor"?
      2:42: labelAppearance.font: expected a font, as in { family: Inter, size: 17 } or { textStyle: headline \
      }, found the string "Inter"
      """
    ),
    (
      "galley: 1\nsize: [1, 2]\nsize: [1, 2]\nviews: [{view: {frame: [0, 0, -1, auto], <<: 1}}]",
      """
      3:1: the key "size" is repeated; the first is at 2:1
      4:31: views[0].view.frame[2]: -1 is too small; valid: 0 to 10000000
      4:42: views[0].view: merge keys (<<) are only in YAML 1.1; repeat the keys, or use a style
      """
    ),
  ]

  @Test(arguments: scenes) func scene(text: String, expected: String) {
    #expect(failure(text) == expected)
  }
}
