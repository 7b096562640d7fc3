import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyGoldens
import TestSupport
import Testing

@testable import GalleyPipeline
@testable import GalleyTool

/// Several things that are changed at once: each is told as a cause, with what follows from it and not from another.
@Suite struct ReachTests {
  private static let session = FontLibrary()

  /// A scene, what is changed in it, and all that is said.
  struct Row: Sendable {
    var name: String
    var scene: String
    var edits: [(from: String, to: String)]
    var sentences: [String]
    var verdict = Verdict.changed
  }

  private static let head = "galley: 1\nsize: [320, auto]\nbackground: systemBackground\nviews:\n"

  private static func label(_ y: Int, _ text: String, id: String = "") -> String {
    "- label: { \(id.isEmpty ? "" : "id: \(id), ")frame: [10, \(y), 200, 20], text: \(text), "
      + "font: { family: Inter, size: 15 } }\n"
  }

  private static let two = head + label(10, "Hello there", id: "t") + label(40, "Second line", id: "u")
  private static let four = head + label(10, "First") + label(40, "Second") + label(70, "Third") + label(100, "Fourth")
  private static let nested =
    head + """
      - view:
          id: card
          frame: [10, 10, 200, 80]
          subviews:
            - label: { id: in, frame: [10, 10, 100, 20], text: Inside text, font: { family: Inter, size: 15 } }
      - stack:
          id: row
          frame: [10, 100, 200, 30]
          spacing: 8
          views:
            - label: { id: a, text: Left, font: { family: Inter, size: 13 } }
            - label: { id: b, text: Right, font: { family: Inter, size: 13 } }
            - spacer: { id: s }
            - view: { id: box, frame: { width: 20, height: 20 }, backgroundColor: systemRed }
      - label: { id: u, frame: [10, 140, 200, 20], text: Free label, font: { family: Inter, size: 15 } }
      """
  private static let column =
    head + """
      - stack:
          id: col
          frame: { leading: 16, trailing: 16, top: 16 }
          axis: vertical
          spacing: 6
          views:
            - label: { id: h, text: Heading, font: { family: Inter, size: 17 } }
            - label: { id: i, text: Middle, font: { family: Inter, size: 15 } }
            - label: { id: j, text: Lower, font: { family: Inter, size: 15 } }
      """
  private static let table =
    head + """
      - table:
          id: list
          frame: [0, 0, 320, auto]
          sections:
            - rows:
                - { text: Sound, detail: "On", style: value1 }
                - { text: Light, detail: "Off", style: value1 }
                - { text: Wind, detail: "On", style: value1 }
                - { text: Rain, detail: "On", style: value1 }
      """
  private static let narrow = ("[10, 10, 200", "[10, 10, 60")
  private static let narrowed =
    "the frame of 't' is now [10, 10, 60, 20] instead of [10, 10, 200, 20], so it is now truncated: it hides "
    + "“here” and line 1 is 77.41 → 58.06 pt wide"
  private static let lessInside =
    "the frame of 'in' is now [10, 10, 50, 20] instead of [10, 10, 100, 20], so it is now truncated: it hides "
    + "“e text” and line 1 is 73.85 → 45.77 pt wide"

  /// A frame that the scene states is a cause, whatever else is changed.
  static let frames: [Row] = [
    Row(
      name: "locale and width", scene: two, edits: [("galley: 1", "galley: 1\nlocale: de"), narrow],
      sentences: ["the locale is de instead of en_US", narrowed]),
    Row(
      name: "scale and place", scene: two,
      edits: [("galley: 1", "galley: 1\nscale: 3"), ("[10, 10, 200", "[10, 14, 200")],
      sentences: [
        "the scale is now 3 instead of 2, so 1 view changes",
        "the frame of 't' is now [10, 14, 200, 20] instead of [10, 10, 200, 20]",
      ]),
    Row(
      name: "size category and width", scene: two,
      edits: [("galley: 1", "galley: 1\ncontentSizeCategory: extraLarge"), narrow],
      sentences: ["the content size category is extraLarge instead of large", narrowed]),
    Row(
      name: "a stack's spacing and a view beside it", scene: nested,
      edits: [("spacing: 8", "spacing: 12"), ("[10, 140, 200", "[10, 140, 40")],
      sentences: [
        "the spacing of 'row' is 12 pt instead of 8 pt, so 2 other views change",
        "the frame of 'u' is now [10, 140, 40, 20] instead of [10, 140, 200, 20], so it is now truncated: it hides "
          + "“e label” and line 1 is 69.35 → 35.09 pt wide",
      ]),
    Row(
      name: "a view and one in it", scene: nested,
      edits: [("[10, 10, 200, 80]", "[10, 10, 220, 80]"), ("[10, 10, 100, 20]", "[10, 10, 50, 20]")],
      sentences: ["the frame of 'card' is now [10, 10, 220, 80] instead of [10, 10, 200, 80]", lessInside]),
    Row(
      name: "traits of a view and one in it", scene: nested,
      edits: [
        ("id: card", "id: card\n    semanticContentAttribute: forceRightToLeft"),
        ("[10, 10, 100, 20]", "[10, 10, 50, 20]"),
      ],
      sentences: [
        "the semantic content attribute of 'card' is forceRightToLeft instead of unspecified", lessInside,
      ]),
    Row(
      name: "a stack and a text in it", scene: nested,
      edits: [("[10, 100, 200, 30]", "[10, 100, 220, 30]"), ("text: Left", "text: Lefty")],
      sentences: [
        "the frame of 'row' is now [10, 100, 220, 30] instead of [10, 100, 200, 30]",
        "'a' now says “Lefty” instead of “Left”, and so it is 32 × 30 instead of 24.5 × 30 pt large and 3 other views "
          + "change",
      ]),
  ]

  @Test(arguments: frames.indices) func aStatedFrameIsACause(index: Int) throws { try Self.check(Self.frames[index]) }

  /// What follows stands behind the cause that it follows from.
  static let effects: [Row] = [
    Row(
      name: "hidden, and a text below", scene: column,
      edits: [("id: h,", "id: h, hidden: true,"), ("Lower", "Lowest")],
      sentences: ["'h' is now hidden, so 3 other views change", "'j' now says “Lowest” instead of “Lower”"]),
    Row(
      name: "spacing, and a text below", scene: column, edits: [("spacing: 6", "spacing: 10"), ("Lower", "Lowest")],
      sentences: [
        "the spacing of 'col' is 10 pt instead of 6 pt, so it is 288 × 78 instead of 288 × 70 pt large and 2 other "
          + "views change", "'j' now says “Lowest” instead of “Lower”",
      ]),
    Row(
      name: "spacing, and a text above", scene: column,
      edits: [("spacing: 6", "spacing: 10"), ("Heading", "Headings")],
      sentences: [
        "the spacing of 'col' is 10 pt instead of 6 pt, so it is 288 × 78 instead of 288 × 70 pt large and 2 other "
          + "views change", "'h' now says “Headings” instead of “Heading”",
      ]),
    Row(
      name: "a text, and a width behind it", scene: nested,
      edits: [("text: Left", "text: Lefty"), ("width: 20", "width: 40")],
      sentences: [
        "'a' now says “Lefty” instead of “Left”, so it is 32 × 30 instead of 24.5 × 30 pt large and 2 other views "
          + "change",
        "the constraint “width: 20” of 'box' is now “width: 40”, and so it is 40 × 30 instead of 20 × 30 pt large and 1 "
          + "other view changes",
      ]),
    Row(
      name: "a constraint that two views have", scene: head + pinned("p", 16) + pinned("q", 46),
      edits: [("trailing: 16", "trailing: 60")],
      sentences: [
        "the constraint “trailing: 16” of 'p' is now “trailing: 60”, so it is now truncated: it hides “one line” and "
          + "line 1 is 279.78 → 232.56 pt wide"
      ]),
  ]

  private static func pinned(_ id: String, _ top: Int) -> String {
    "- label: { id: \(id), frame: { leading: 16, trailing: 16, top: \(top) }, "
      + "text: A long text to be shown here in one line, font: { family: Inter, size: 15 } }\n"
  }

  @Test(arguments: effects.indices) func effectsFollowTheirCause(index: Int) throws {
    try Self.check(Self.effects[index])
  }

  /// Views without ids are found by what they say and where they are, though their numbers are others.
  static let unnamed: [Row] = [
    Row(
      name: "an id", scene: four, edits: [("label: { frame: [10, 40", "label: { id: two, frame: [10, 40")],
      sentences: ["'label2' is now called 'two'"], verdict: .metricsOnly),
    Row(
      name: "a kind", scene: four, edits: [("label: { frame: [10, 10", "textField: { frame: [10, 10")],
      sentences: ["'label1' is now a textField instead of a label"], verdict: .metricsOnly),
    Row(
      name: "one is gone, and another text", scene: four, edits: [(label(40, "Second"), ""), ("Fourth", "Fifth")],
      sentences: ["'label2' is gone: it said “Second”", "'label4' now says “Fifth” instead of “Fourth”"]),
    Row(
      name: "one of equals is left",
      scene: head + label(10, "First") + label(40, "Second") + label(70, "Third") + label(100, "Third"),
      edits: [(label(40, "Second"), "")], sentences: ["'label2' is gone: it said “Second”"]),
    Row(
      name: "another order", scene: four,
      edits: [(label(40, "Second"), ""), (label(100, "Fourth"), label(100, "Fourth") + label(40, "Second"))],
      sentences: ["'label3' now comes before 'label2'"], verdict: .metricsOnly),
    Row(
      name: "the first row is gone", scene: table,
      edits: [("          - { text: Sound, detail: \"On\", style: value1 }\n", "")],
      sentences: ["'cell1' is gone: it said “Sound”, so 4 other views change"]),
    Row(
      name: "the second row is gone", scene: table,
      edits: [("          - { text: Light, detail: \"Off\", style: value1 }\n", "")],
      sentences: ["'cell2' is gone: it said “Light”, so 3 other views change"]),
    Row(
      name: "a row came first", scene: table,
      edits: [("      - rows:\n", "      - rows:\n          - { text: Fog, detail: \"On\", style: value1 }\n")],
      sentences: ["'cell1' is new: it says “Fog”, so 5 other views change"]),
  ]

  @Test(arguments: unnamed.indices) func aViewWithoutAnIdIsFound(index: Int) throws {
    try Self.check(Self.unnamed[index])
  }

  private static let editing =
    "galley: 1\nsize: [320, 480]\ndevice: iPhone 8\nkeyboard: automatic\nviews:\n"
    + "- textField: { id: f, frame: [10, 10, 200, 34], placeholder: Say something, text: Hey }\n"
    + "steps:\n- { focus: f, frame: one }\n- { select: [0, 2], frame: two }\n"

  /// What only pictures of earlier steps show, or the keyboard.
  static let painted: [Row] = [
    Row(
      name: "dark keyboard", scene: editing, edits: [("id: f,", "id: f, keyboardAppearance: dark,")],
      sentences: ["the keyboard appearance of 'f' is dark instead of default"], verdict: .paintOnly),
    Row(
      name: "return key", scene: editing, edits: [("id: f,", "id: f, returnKeyType: done,")],
      sentences: ["the return key type of 'f' is done instead of default"], verdict: .paintOnly),
    Row(
      name: "handles", scene: editing, edits: [("galley: 1", "galley: 1\nshowsSelectionHandles: false")],
      sentences: ["the scene is now without selection handles"], verdict: .paintOnly),
    Row(
      name: "a placeholder that earlier pictures show",
      scene: editing.replacing("text: Hey", with: "text: \"\"").replacing("select: [0, 2]", with: "type: Hello"),
      edits: [("Say something", "Say it")],
      sentences: ["the placeholder of 'f' is “Say it” instead of “Say something”"]),
  ]

  private static let screen =
    "galley: 1\ndevice: iPhone 8\nbackground: white\nviews:\n"
    + "- label: { id: a, frame: { leading: 10, top: 10, trailing: 10 }, text: Hello you }\n"
  private static let styles =
    head + "- label: { id: t, text: Hello, font: { textStyle: body } }\n"
    + "- label: { id: u, frame: [0, 40, 90, auto], text: Hello, font: { family: Inter, size: 13 } }\n"

  /// Keys of the scene as a whole, with all that they bring.
  static let scenes: [Row] = [
    Row(
      name: "another device", scene: screen, edits: [("iPhone 8", "iPhone 14")],
      sentences: [
        "the device is iPhone 14 instead of iPhone 8, so the canvas is 390 × 844 instead of 375 × 667 pt, the scale is 3 "
          + "instead of 2 and 'a' is 370 × 20.33 instead of 355 × 20.5 pt large"
      ]),
    Row(
      name: "a device held otherwise", scene: screen,
      edits: [("iPhone 8", "{ name: iPhone 8, orientation: landscape }")],
      sentences: [
        "the device is iPhone 8 in landscape instead of iPhone 8, so the canvas is 667 × 375 instead of 375 × 667 pt and "
          + "'a' is 647 × 20.5 instead of 355 × 20.5 pt large"
      ]),
    Row(
      name: "a device and a size of its own", scene: screen.replacing("iPhone 8", with: "iPhone 8\nsize: [300, 300]"),
      edits: [("iPhone 8", "iPhone 14"), ("[300, 300]", "[300, 310]")],
      sentences: [
        "the device is iPhone 14 instead of iPhone 8, so the scale is 3 instead of 2",
        "the canvas is now 300 × 310 instead of 300 × 300 pt, so 1 other view changes",
      ]),
    Row(
      name: "accented", scene: screen, edits: [("galley: 1", "galley: 1\npseudoLocale: accented")],
      sentences: ["the pseudo-locale is now accented, so 'a' says “Ĥéļļö ýöû” instead of “Hello you”"]),
    Row(
      name: "accented, and a text", scene: two,
      edits: [("galley: 1", "galley: 1\npseudoLocale: accented"), ("Second line", "Another line")],
      sentences: [
        "the pseudo-locale is now accented, so 't' says “Ĥéļļö ţĥéŕé” instead of “Hello there”",
        "'u' now says “Åñöţĥéŕ ļîñé” instead of “Second line”",
      ]),
    Row(
      name: "mirrored instead of accented",
      scene: two.replacing("galley: 1", with: "galley: 1\npseudoLocale: accented"),
      edits: [("accented", "mirrored")],
      sentences: [
        "the pseudo-locale is mirrored instead of accented, so 't' says “\\u{202E}Hello\\u{202C} "
          + "\\u{202E}there\\u{202C}” instead of “Ĥéļļö ţĥéŕé” and 1 other text changes"
      ]),
    Row(
      name: "mirrored instead of accented, and a text",
      scene: screen.replacing("galley: 1", with: "galley: 1\npseudoLocale: accented"),
      edits: [("accented", "mirrored"), ("Hello you", "Other words")],
      sentences: [
        "the pseudo-locale is mirrored instead of accented",
        "'a' now says “\\u{202E}Other\\u{202C} \\u{202E}words\\u{202C}” instead of “Ĥéļļö ýöû”",
      ]),
    Row(
      name: "mirrored", scene: two, edits: [("galley: 1", "galley: 1\npseudoLocale: mirrored")],
      sentences: [
        "the pseudo-locale is now mirrored, so 't' says “\\u{202E}Hello\\u{202C} "
          + "\\u{202E}there\\u{202C}” instead of “Hello there” and 1 other text changes"
      ]),
    Row(
      name: "emoji as Apple measures them", scene: two.replacing("Hello there", with: "Hi 😀 you"),
      edits: [("galley: 1", "galley: 1\nfonts: { emojiMetrics: apple }")],
      sentences: [
        "the emoji metrics are apple instead of those of the font, so line 1 of 't' is 67.53 → 68.81 pt wide"
      ]),
    Row(
      name: "room for the keyboard",
      scene: editing.replacing("device: iPhone 8\nkeyboard: automatic", with: "keyboard: { height: 460 }"),
      edits: [("views:", "keyboardAvoidance: window\nviews:")],
      sentences: ["the keyboard avoidance is now window"]),
    Row(
      name: "a size that no text style has, and the size of text", scene: styles,
      edits: [("galley: 1", "galley: 1\ncontentSizeCategory: extraLarge"), ("size: 13", "size: 17")],
      sentences: [
        "the content size category is extraLarge instead of large, so line 1 of 't' is 38.48 → 43.2 pt wide",
        "the font size of 'u' is 17 pt instead of 13 pt, and so line 1 is 31.12 → 40.69 pt wide and it is 90 × 21 instead "
          + "of 90 × 16 pt large",
      ]),
  ]

  @Test(arguments: scenes.indices) func effectsOfSceneKeysAreAttributedToTheScene(index: Int) throws {
    try Self.check(Self.scenes[index])
  }

  /// The picture of an attachment that is another file.
  @Test func anotherPictureInATextIsNamed() throws {
    let folder = try TemporaryFolder()
    func draw(_ color: Color, side: Int) throws -> GoldenSubject {
      let picture = try Bitmap(size: PixelSize(width: side, height: side), color: color)
      try writeFile(folder.path("a.png"), try PNG.encode(picture))
      let text = Self.head + "- label: { id: t, runs: [{ text: \"See \" }, { attachment: { image: a.png } }] }\n"
      try writeFile(folder.path("a.yaml"), Array(text.utf8))
      return try subject(of: SceneSource(file: folder.path("a.yaml")), RenderSession(Self.session))
    }
    let golden = try draw(Color(red: 255, green: 0, blue: 0), side: 8)
    func compared(_ present: GoldenSubject) -> [String] {
      present.compare(expected: golden.pictures.map(\.image), expectedLayout: golden.layout).causes.map(\.sentence)
    }
    try expectEqual(
      compared(draw(Color(red: 0, green: 0, blue: 255), side: 8)), ["the attachment after “See” in 't' is another"])
    let larger = try compared(draw(Color(red: 255, green: 0, blue: 0), side: 12))
    #expect(larger.count == 1, "\(larger)")
    #expect(
      larger[0].hasPrefix(
        "the attachment after “See” in 't' is bounds [0, 0, 12, 12] instead of bounds [0, 0, 8, 8], so"),
      "\(larger)")
  }

  @Test(arguments: painted.indices) func changedOverlaysAreReported(index: Int) throws {
    try Self.check(Self.painted[index])
  }

  /// Returns what is said of two scenes, and the verdict.
  private static func check(_ row: Row) throws {
    var scene = row.scene
    for (from, to) in row.edits {
      let place = try #require(scene.firstRange(of: from), "\(row.name): \(from)")
      scene.replaceSubrange(place, with: to)
    }
    let golden = try drawn(row.scene)
    let result = try drawn(scene).compare(expected: golden.pictures.map(\.image), expectedLayout: golden.layout)
    #expect(result.causes.map(\.sentence) == row.sentences, "\(row.name)")
    #expect(result.outcome == .compared(row.verdict), "\(row.name)")
  }

  private static func drawn(_ scene: String) throws -> GoldenSubject {
    try subject(of: SceneSource(name: "scene.yaml", bytes: Array(scene.utf8)), RenderSession(session))
  }
}
