import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@testable import GalleyPipeline
@testable import GalleyTool

/// The whole of what is said of a change to a scene, for what a short part of a sentence would not show.
@Suite struct CauseTests {
  private static let session = FontLibrary()

  /// Draws a scene of some views.
  private static func drawn(_ views: String) throws -> GoldenSubject {
    let scene = "galley: 1\nsize: [240, auto]\nbackground: \"#FFFFFF\"\nviews:\n" + views
    return try subject(of: SceneSource(name: "scene.yaml", bytes: Array(scene.utf8)), RenderSession(session))
  }

  private static func check(_ name: String, _ before: String, _ after: String, _ sentences: [String]) throws {
    let golden = try drawn(before)
    let result = try drawn(after).compare(expected: golden.pictures.map(\.image), expectedLayout: golden.layout)
    #expect(result.causes.map(\.sentence) == sentences, "\(name)")
  }

  /// States of a view: what a change of them brings is no cause, and all else is.
  static let states: [(name: String, from: String, to: String, sentences: [String])] = [
    (
      "label: enabled, and a colour", "label: { id: a, text: a, textColor: systemRed }",
      "label: { id: a, text: a, textColor: systemBlue, isEnabled: false }",
      ["'a' is now disabled", "the colour of 'a' is systemBlue #007AFF instead of systemRed #FF3B30"]
    ),
    (
      "label: highlighted", "label: { id: a, text: a, highlightedTextColor: systemRed }",
      "label: { id: a, text: a, highlightedTextColor: systemRed, isHighlighted: true }", ["'a' is now highlighted"]
    ),
    (
      "label: no longer highlighted",
      "label: { id: a, text: a, textColor: systemBlue, highlightedTextColor: systemRed, isHighlighted: true }",
      "label: { id: a, text: a, textColor: systemBlue, highlightedTextColor: systemRed }",
      ["'a' is now not highlighted"]
    ),
    (
      "label: no longer highlighted, and a colour",
      "label: { id: a, text: a, textColor: systemBlue, highlightedTextColor: systemRed, isHighlighted: true }",
      "label: { id: a, text: a, textColor: systemGreen, highlightedTextColor: systemRed }",
      ["'a' is now not highlighted", "the colour of 'a' is systemGreen #34C759 instead of systemBlue #007AFF"]
    ),
    (
      "label: highlighted without a colour for it, and a colour", "label: { id: a, text: a }",
      "label: { id: a, text: a, isHighlighted: true, textColor: systemBlue }",
      ["'a' is now highlighted", "the colour of 'a' is systemBlue #007AFF instead of label"]
    ),
    (
      "label: the colour of its state",
      "label: { id: a, text: a, highlightedTextColor: systemRed, isHighlighted: true }",
      "label: { id: a, text: a, highlightedTextColor: systemBlue, isHighlighted: true }",
      ["the colour of 'a' is systemBlue #007AFF instead of systemRed #FF3B30"]
    ),
    (
      "label: runs that are highlighted",
      "label: { id: a, highlightedTextColor: systemRed, runs: [{ text: a }, { text: b, foregroundColor: systemBlue }] }",
      "label: { id: a, highlightedTextColor: systemRed, isHighlighted: true, runs: [{ text: a }, { text: b, foregroundColor: systemGreen }] }",
      ["'a' is now highlighted", "the colour of “b” in 'a' is systemGreen #34C759 instead of systemBlue #007AFF"]
    ),
    (
      "label: a colour that its state hides",
      "label: { id: a, text: a, highlightedTextColor: systemRed, isHighlighted: true }",
      "label: { id: a, text: a, textColor: systemBlue, highlightedTextColor: systemRed, isHighlighted: true }",
      ["the normal colour of 'a' is systemBlue #007AFF instead of label"]
    ),
    (
      "button: disabled", "button: { id: a, title: a, titleColor: systemRed, disabledTitleColor: systemGray }",
      "button: { id: a, title: a, titleColor: systemRed, disabledTitleColor: systemGray, isEnabled: false }",
      ["'a' is now disabled"]
    ),
    (
      "button: disabled, and a colour", "button: { id: a, title: a, titleColor: systemRed }",
      "button: { id: a, title: a, titleColor: systemBlue, isEnabled: false }",
      ["'a' is now disabled", "the colour of 'a' is systemBlue #007AFF instead of systemRed #FF3B30"]
    ),
    (
      "button: configured and disabled", "button: { id: a, title: a, configuration: { style: tinted } }",
      "button: { id: a, title: a, configuration: { style: tinted }, isEnabled: false }", ["'a' is now disabled"]
    ),
    (
      "button: enabled, and a tint", "button: { id: a, title: a, configuration: { style: plain }, isEnabled: false }",
      "button: { id: a, title: a, configuration: { style: plain }, tintColor: systemRed }",
      [
        "'a' is now enabled", "the colour of 'a' is systemRed #FF3B30 instead of systemBlue #007AFF",
        "the tint colour of 'a' is systemRed #FF3B30 instead of that of its superview",
      ]
    ),
    (
      "button: selected",
      "button: { id: a, title: a, titleColor: systemRed, states: { selected: { titleColor: systemBlue } } }",
      "button: { id: a, title: a, titleColor: systemRed, isSelected: true, states: { selected: { titleColor: systemBlue } } }",
      ["'a' is now selected"]
    ),
    (
      "button: from one state into another, and a colour",
      "button: { id: a, title: a, titleColor: systemRed, isSelected: true, states: { selected: { titleColor: systemBlue } } }",
      "button: { id: a, title: a, titleColor: systemTeal, isHighlighted: true, states: { highlighted: { titleColor: systemGreen } } }",
      [
        "'a' is now not selected", "'a' is now highlighted",
        "the colour of 'a' is systemTeal #30B0C7 instead of systemRed #FF3B30",
      ]
    ),
    (
      "field: disabled, and a colour", "textField: { id: a, text: a }",
      "textField: { id: a, text: a, isEnabled: false, textColor: systemRed }",
      ["'a' is now disabled", "the colour of 'a' is systemRed #FF3B30 instead of label"]
    ),
  ]

  @Test(arguments: states.indices) func aStateExplainsItsOwnColourAlone(index: Int) throws {
    let row = Self.states[index]
    try Self.check(row.name, "- " + row.from, "- " + row.to, row.sentences)
  }

  /// Styles of spaces, while words beside them are others.
  static let spaces: [(name: String, from: String, to: String, sentences: [String])] = [
    (
      "ground", "{ text: one two }, { text: \" \" }, { text: three }",
      "{ text: one 2 }, { text: \" \" }, { text: three }",
      ["'a' now says “one 2 three” instead of “one two three”, so it is 87.5 × 20.5 instead of"]
    ),
    (
      "ground of a space that stays", "{ text: zero one }, { text: \" \" }, { text: two three }",
      "{ text: zero one }, { text: \" \", backgroundColor: systemYellow }, { text: two 3 }",
      ["'a' now says", "the background of the space after “one” in 'a' is now systemYellow #FFCC00"]
    ),
    (
      "underline of the first space", "{ text: \" \" }, { text: two three }",
      "{ text: \" \", underlineStyle: single }, { text: two 3 }",
      ["'a' now says", "the underline of the space at the start in 'a' is now single"]
    ),
    (
      "ground of a space alone", "{ text: zero one }, { text: \" \" }, { text: two three }",
      "{ text: zero one }, { text: \" \", backgroundColor: systemYellow }, { text: two three }",
      ["the background of the space after “one” in 'a' is now systemYellow #FFCC00"]
    ),
    (
      "a run with its space that went",
      "{ text: \"zero one \" }, { text: \"two \", backgroundColor: systemYellow }, { text: three }",
      "{ text: \"zero one \" }, { text: three }", ["'a' now says"]
    ),
  ]

  @Test(arguments: spaces.indices) func aChangedStyleOfASpaceIsReported(index: Int) throws {
    let row = Self.spaces[index]
    let golden = try Self.drawn("- label: { id: a, runs: [\(row.from)] }")
    let result = try Self.drawn("- label: { id: a, runs: [\(row.to)] }")
      .compare(expected: golden.pictures.map(\.image), expectedLayout: golden.layout)
    let found = result.causes.map(\.sentence)
    #expect(found.count == row.sentences.count && zip(found, row.sentences).allSatisfy { $0.hasPrefix($1) }, "\(found)")
  }

  /// What moves or paints something is the cause, and what became of it is not.
  @Test(arguments: Kind.all.indices) func setPropertiesAreTheCause(index: Int) throws {
    let kind = Kind.all[index]
    try Self.check(kind.name, kind.scenes.before, kind.scenes.after, kind.sentences)
  }

  /// Views are found by the letters of their texts, and not by what looks alike.
  @Test func viewsWithConfusableTextsAreDistinguished() throws {
    let texts = ["e\u{301}", "\u{E9}"]
    func labels(_ texts: [String]) -> String { texts.map { "- label: { text: \"\($0)\" }\n" }.joined() }
    try Self.check(
      "the first is gone", labels(texts), labels([texts[1]]),
      ["'label1' is gone: it said “e\u{301}”"])
  }

  /// Values that look alike, those that are long, and those with commands to the terminal.
  @Test func valuesAreShownSoThatTheyDiffer() throws {
    func button(_ subtitle: String) -> String {
      "- button: { id: a, title: a, subtitle: \"\(subtitle)\", configuration: { style: plain } }"
    }
    let composed = try Self.drawn(button("\u{E9}"))
    let result = try Self.drawn(button("e\u{301}"))
      .compare(expected: composed.pictures.map(\.image), expectedLayout: composed.layout)
    #expect(
      result.causes.first?.sentence.hasPrefix("the subtitle of 'a' is “e\\u{301}” instead of “\\u{E9}”") == true,
      "\(result.causes)")
    func link(_ address: String) -> String { "- label: { id: a, runs: [{ text: a, link: \"\(address)\" }] }" }
    try Self.check(
      "a command", link("a:b"), link("a:b\\e[31m"), ["the link of 'a' is a:b\\u{1B}[31m instead of a:b"])
    let start = "https://example.org/" + String(repeating: "a", count: 80)
    try Self.check(
      "long", link(start + "1"), link(start + "2"),
      ["the link of 'a' is “…aaaaaaaaaaaaaaaa2” instead of “…aaaaaaaaaaaaaaaa1”"])
  }
}
