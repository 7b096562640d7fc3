import Testing

@testable import GalleyScenes

@Suite struct LabelMistakeTests {
  static let labels: [(String, String)] = [
    (
      "lineBrakMode: byTruncatingTail",
      "4:5: views[0].label: unknown key \"lineBrakMode\" in a label; did you mean \"lineBreakMode\"?"
    ),
    (
      "lineBreakMode: byTruncatingTial",
      """
      4:20: views[0].label.lineBreakMode: "byTruncatingTial" is not a valid value; did you mean \
      "byTruncatingTail"?
      """
    ),
    (
      "lineBreakMode: wordWrap",
      "4:20: views[0].label.lineBreakMode: \"wordWrap\" is not a valid value; did you mean \"byWordWrapping\"?"
    ),
    (
      "lineBreakMode: 4",
      """
      4:20: views[0].label.lineBreakMode: expected one of byWordWrapping, byCharWrapping, byClipping, \
      byTruncatingHead, byTruncatingTail, byTruncatingMiddle, found 4
      """
    ),
    (
      "kern: 1",
      "4:5: views[0].label: \"kern\" is an attribute of text, not of a label; give it in a run, or in the label's style"
    ),
    ("alignment: left", "4:5: views[0].label: unknown key \"alignment\" in a label; did you mean \"textAlignment\"?"),
    ("numberOfLines: -1", "4:20: views[0].label.numberOfLines: -1 is too small; valid: 0 to 1000000"),
    ("numberOfLines: two", "4:20: views[0].label.numberOfLines: expected a whole number, found the string \"two\""),
    ("numberOfLines: 1.5", "4:20: views[0].label.numberOfLines: expected a whole number, found 1.5"),
    ("text: 12", "4:11: views[0].label.text: expected a string, found 12; put it in quotes: \"12\""),
    ("text: \"12\"", ""),
    ("text: true", "4:11: views[0].label.text: expected a string, found true; put it in quotes: \"true\""),
    ("text:", "4:9: views[0].label.text: expected a string, found nothing; put it in quotes: \"\""),
    ("text: [a]", "4:11: views[0].label.text: expected a string, found a list"),
    ("alpha: 2", "4:12: views[0].label.alpha: 2 is too large; valid: 0 to 1"),
    ("borderWidth: -1", "4:18: views[0].label.borderWidth: -1 is too small; valid: 0 to 10000000"),
    ("frame: [0, 0, 10]", "4:12: views[0].label.frame: expected [x, y, width, height], found a list of 3"),
    ("frame: [a, 0, 10, 1]", "4:13: views[0].label.frame[0]: expected a number of points, found the string \"a\""),
    ("insets: 5", "4:13: views[0].label.insets: expected [top, left, bottom, right], found 5"),
    (
      "hidden: true\n    isHidden: true",
      "5:5: views[0].label: \"isHidden\" and \"hidden\" are two spellings of one key; give one of them"
    ),
    (
      "text: a\n    runs: []",
      "5:11: views[0].label.runs: give either text or runs"
    ),
    (
      "runs: [a, {txt: a}, {text: a, style: body}]",
      """
      4:12: views[0].label.runs[0]: expected a mapping that describes a run, found the string "a"
      4:16: views[0].label.runs[1]: unknown key "txt" in a run; did you mean "text"?
      4:42: views[0].label.runs[2].style: there is no style "body"; the scene has no styles
      """
    ),
    ("style: body", "4:12: views[0].label.style: there is no style \"body\"; the scene has no styles"),
    (
      "minimumScaleFactor: 1\n    minimumFontSize: 5",
      "5:22: views[0].label.minimumFontSize: minimumFontSize sets minimumScaleFactor; give one of them"
    ),
    (
      "placeholder: a",
      """
      4:5: views[0].label: "placeholder" is a property of text fields and text views; write the view as \
      "- textField: …" or "- textView: …"
      """
    ),
    (
      "tighteningFactorForTruncation: 1",
      "4:5: views[0].label: \"tighteningFactorForTruncation\" is not supported yet in a label; this version would ignore it"
    ),
    (
      "font: Inter",
      """
      4:11: views[0].label.font: expected a font, as in { family: Inter, size: 17 } or { textStyle: headline }, \
      found the string "Inter"
      """
    ),
    (
      "font: {}",
      """
      4:11: views[0].label.font: expected a font, as in { family: Inter, size: 17 } or { textStyle: headline }, \
      found a mapping
      """
    ),
    (
      "font: {size: 9, maximumPointSize: 20}",
      "4:11: views[0].label.font: maximumPointSize limits the scaled size of a textStyle: add textStyle"
    ),
    ("font: {size: 10001}", "4:18: views[0].label.font.size: 10001 is too large; valid: 0 to 10000"),
    ("font: {size: 0}", "4:18: views[0].label.font.size: the font size is 0; it must be above 0"),
    (
      "font: {family: Inter, name: Inter-Bold, size: 9}",
      "4:11: views[0].label.font: family and name each choose a font; give one of them"
    ),
    (
      "font: {textStyle: heading}",
      "4:23: views[0].label.font.textStyle: \"heading\" is not a valid value; did you mean \"headline\"?"
    ),
    (
      "font: {size: 9, weight: bald}",
      "4:29: views[0].label.font.weight: \"bald\" is not a valid value; did you mean \"bold\"?"
    ),
    ("font: {size: 9, weight: 1001}", "4:29: views[0].label.font.weight: 1001 is too large; valid: 1 to 1000"),
    (
      "font: {name: A, size: 9, italic: true}",
      """
      4:11: views[0].label.font: a PostScript name chooses one face, so weight, width and italic have no \
      effect; use family instead
      """
    ),
    ("font: {size: 9, index: 1}", "4:11: views[0].label.font: index chooses a face of a font file: add file"),
    (
      "font: {size: 9, features: {tabular: 1, tnum: on, liga: -1}}",
      """
      4:32: views[0].label.font.features: "tabular" is not an OpenType tag, which has four characters
      4:50: views[0].label.font.features.tnum: expected a whole number, found the string "on"
      4:60: views[0].label.font.features.liga: -1 is too small; valid: 0 to 65535
      """
    ),
    (
      "font: {size: 9, features: tnum}",
      "4:31: views[0].label.font.features: expected features, as in { tnum: 1 }, found the string \"tnum\""
    ),
    (
      "font: {size: 9, cascadeList: [{family: A, size: 1}]}",
      """
      4:47: views[0].label.font.cascadeList[0]: unknown key "size" in a fallback font; valid: family, \
      name, file, index, weight, width, italic, features, variations
      """
    ),
    ("shadowOffset: [1]", "4:19: views[0].label.shadowOffset: expected [x, y], found a list of 1"),
    (
      "runs: [{text: a, underlineStyle: [single, dotted]}]",
      """
      4:47: views[0].label.runs[0].underlineStyle[1]: "dotted" is not a valid value; valid: single, thick, \
      double, patternDot, patternDash, patternDashDot, patternDashDotDot, byWord
      """
    ),
    (
      "runs: [{text: a, tabStops: [{}]}]",
      "4:33: views[0].label.runs[0].tabStops[0]: the key \"location\" is missing in a tab stop"
    ),
    (
      "runs: [{text: a, tabStops: [{location: 5, alignment: decimal}]}]",
      """
      4:58: views[0].label.runs[0].tabStops[0].alignment: "decimal" is not a valid value; valid: leading, left, \
      center, right, justified, natural, trailing
      """
    ),
    (
      "path: M0,0 L4",
      "4:11: views[0].label.path: not a valid SVG path; at character 8: expected a number, found the end"
    ),
    ("path: M0,0", "4:11: views[0].label.path: a path of one point has no room for text"),
    (
      "path: {d: M0 0H9, side: top}",
      "4:29: views[0].label.path.side: \"top\" is not a valid value; valid: left, right"
    ),
    ("path: {side: left}", "4:11: views[0].label.path: the key \"d\" is missing in a text path"),
    (
      "runs: [{text: a, textEffect: letterpress}]",
      "4:22: views[0].label.runs[0]: \"textEffect\" is not supported yet in a run; this version would ignore it"
    ),
    (
      "runs: [{text: a, shadow: {blurRadius: -2}}]",
      "4:43: views[0].label.runs[0].shadow.blurRadius: -2 is too small; valid: 0 to 1000"
    ),
    (
      "baselineAdjustment: alignBaseline",
      """
      4:25: views[0].label.baselineAdjustment: "alignBaseline" is not a valid value; did you mean \
      "alignBaselines"?
      """
    ),
    ("isEnabled: null", "4:16: views[0].label.isEnabled: expected true or false, found null"),
    (
      "enabled: \"true\"",
      "4:14: views[0].label.enabled: expected true or false, found the string \"true\"; leave out the quotes"
    ),
    (
      "textColor: 12",
      "4:16: views[0].label.textColor: expected a colour, as \"#RRGGBB\" or a name of UIColor's, found 12"
    ),
    (
      "textAlignment: middle",
      """
      4:20: views[0].label.textAlignment: "middle" is not a valid value; valid: left, center, right, justified, \
      natural
      """
    ),
    (
      "\"line\\nBreak\": 1",
      """
      4:5: views[0].label: unknown key "line\\nBreak" in a label; valid: lineBreakMode, lineBreakStrategy, \
      numberOfLines, baselineAdjustment, insets, tintColor, measure, clipsInk and 45 more; \
      galley schema --markdown lists all
      """
    ),
    (
      "preferredMaxLayoutWidth: 1e8",
      "4:30: views[0].label.preferredMaxLayoutWidth: 100000000 is too large; valid: 0 to 10000000"
    ),
    ("? [a]\n    : 1", "4:7: views[0].label: a key must be a word, not a list or a mapping"),
    (
      "textColor: \"#GGGGGG\"",
      "4:16: views[0].label.textColor: \"#GGGGGG\" is not a colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    ),
  ]

  @Test(arguments: labels) func label(keys: String, expected: String) {
    #expect(labelFailure(keys) == expected)
  }
}
