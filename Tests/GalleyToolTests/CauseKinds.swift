import Testing

/// One thing about a view that is changed, and all that is said of it.
struct Kind: Sendable {
  var name: String
  /// The views of the scene, with `KEY` for what is changed.
  var views: String
  var from: String
  var to: String
  /// The keys behind the views, and those of the changed scene.
  var steps: (before: String, after: String)
  var sentences: [String]

  init(
    _ name: String, _ views: String, _ from: String, _ to: String, steps: String = "", and later: String? = nil,
    _ sentences: [String]
  ) {
    (self.name, self.views, self.from, self.to) = (name, views, from, to)
    (self.steps, self.sentences) = ((steps, later ?? steps), sentences)
  }

  /// The scenes before and after, from their views on.
  var scenes: (before: String, after: String) {
    (views.replacing("KEY", with: from) + "\n" + steps.before, views.replacing("KEY", with: to) + "\n" + steps.after)
  }
}

extension Kind {
  private static let view =
    "- view: { id: a, frame: [0, 0, 100, 40], background: systemYellow, cornerRadius: 10, KEY, subviews: [ { "
    + "label: { id: in, frame: [4, 4, auto, auto], text: in } } ] }"
  private static let stack =
    "- stack: { id: a, frame: [0, 0, 220, 60], KEY, views: [ { label: { id: l, text: One, font: { family: Inter, "
    + "size: 13 } } }, { label: { id: r, text: Three four, font: { family: Inter, size: 20 } } }, { view: { id: "
    + "v, frame: { width: 20, height: 20 }, background: systemRed } } ] }"
  private static let scroll =
    "- scroll: { id: a, frame: [0, 0, 100, 60], KEY, content: { label: { id: l, numberOfLines: 0, text: \"Some "
    + "longer text of several words that goes on for lines and lines.\", font: { family: Inter, size: 13 } } } }"
  private static let table =
    "- table: { id: a, frame: [0, 0, 200, 160], KEY, rows: [ { label: { id: l, text: One, font: { family: Inter, "
    + "size: 13 } } }, { cell: { id: c, text: Two, detail: More } }, { label: { id: m, text: Three } } ] }"
  private static let container =
    "- textContainer: { id: a, frame: [0, 0, 200, 80], text: \"Some longer text of several words that goes on for "
    + "lines and lines and lines to come.\", font: { family: Inter, size: 13 }, KEY }"
  private static let textView =
    "- textView: { id: a, frame: [0, 0, 160, 60], font: { family: Inter, size: 13 }, text: \"Some longer text of "
    + "several words that goes on for lines and lines and lines to come.\", KEY }"
  private static let empty = "- textView: { id: a, frame: [0, 0, 160, 60], font: { family: Inter, size: 13 }, KEY }"
  private static let placeholder =
    "- textView: { id: a, frame: [0, 0, 160, 60], font: { family: Inter, size: 13 }, placeholder: \"Write\", KEY }"
  private static let button =
    "- button: { id: a, frame: [0, 0, 140, 40], title: \"Go on\", titleColor: systemBlue, KEY }"
  private static let stepped =
    "- label: { id: \"a:a\", frame: [0, 0, 90, 20], text: OneKEY }\n- textField: { id: b, frame: [0, 50, 90, 34] }"
  private static let field = "- textField: { id: a, frame: [0, 0, 160, 34], font: { family: Inter, size: 13 }, KEY }"
  private static let plain = "KEY"
  private static let sized =
    "- stack: { id: a, frame: [0, 0, KEY, 60], spacing: 4, views: [{ label: { id: l, text: One } }, "
    + "{ label: { id: r, text: Three four } }, { view: { id: v, frame: { width: 20, height: 20 } } }] }"
  private static let holding =
    "- stack: { id: a, frame: [0, 0, 220, 60], views: [{ label: { KEY, text: One } }, { label: { id: r, text: Two } }] }"
  private static let cell =
    "- table: { id: t, frame: [0, 0, 200, 160], rows: [{ label: { id: l, text: One } }, "
    + "{ cell: { id: c, text: Two, KEY } }, { label: { id: m, text: Three } }] }"
  private static let token =
    "- label: { id: a, truncationToken: KEY, frame: [0, 0, 90, auto], text: \"Some words that are long\" }"
  private static let clipped =
    "- label: { id: a, frame: [10, 10, 120, auto], KEY, runs: [{ text: \"Delivery is on Friday, or later.\", "
    + "lineSpacing: 2 }] }"
  private static let beside =
    "- stack: { frame: { leading: 0, top: 0, width: 220, height: 30 }, views: [{ label: { id: a, text: OneKEY, "
    + "contentHuggingPriority: 251 } }, { label: { id: m, text: More } }] }\n"
    + "- textField: { id: b, frame: [0, 40, 90, 34], text: Rome }"
  private static let path =
    "- label: { id: a, path: { d: \"M 0 20 C 40 0 80 KEY, frame: [0, 0, 90, auto], text: \"Some words\" }"
  private static let sides =
    "- textField: { id: a, frame: [0, 0, 160, 34], font: { family: Inter, size: 13 }, text: Some, leftView: { view: { "
    + "frame: [0, 0, 20, 20], background: systemRed } }, rightView: { view: { frame: [0, 0, 20, 20], background: "
    + "systemBlue } }, KEY }"
  private static let list =
    "- textContainer: { id: a, frame: [0, 0, 200, 80], text: \"a\\nb\", style: { textLists: [{ markerFormat: KEY }] } }"

  static let all: [Kind] = [
    Kind(
      "border gone", view, "borderWidth: 1", "alpha: 1",
      ["the border of 'a' is none instead of width 1, color #000000"]),
    Kind(
      "gradient stops", view, "gradient: { colors: [systemRed, systemBlue], locations: [0, 1] }",
      "gradient: { "
        + "colors: [systemRed, systemBlue], locations: [0, 0.5] }",
      [
        "the gradient of 'a' is stops systemRed #FF3B30 at 0, systemBlue #007AFF at 0.5 instead of stops systemRed "
          + "#FF3B30 at 0, systemBlue #007AFF at 1"
      ]),
    Kind(
      "transform rotation", view, "transform: { rotation: 10 }", "transform: { rotation: 20 }",
      [
        "the transform of 'a' is rotation 20 instead of rotation 10, so it is 107.65 × 71.79 instead of 105.43 × "
          + "56.76 pt large"
      ]),
    Kind(
      "transform translation", view, "transform: { translation: [1, 0] }", "transform: { translation: [2, 0] }",
      [
        "the transform of 'a' is translation [2, 0] instead of translation [1, 0], so it is at (2, 0) instead of "
          + "(1, 0)"
      ]),
    Kind(
      "stack: custom", stack, "spacing: 4", "spacing: 4, customSpacing: { l: 20 }",
      ["the custom spacing of 'a' is now l 20, so 1 other view changes"]),
    Kind(
      "stack: margins", stack, "layoutMargins: [4, 4, 4, 4]",
      "layoutMargins: [4, 4, 4, 4], "
        + "isLayoutMarginsRelativeArrangement: true",
      ["'a' is now arranged within its margins, so 3 other views change"]),
    Kind(
      "scroll view: offset", scroll, "alpha: 1", "contentOffset: [0, 10]",
      ["the content offset of 'a' is [0, 10] instead of [0, 0]"]),
    Kind(
      "scroll view: inset", scroll, "alpha: 1", "contentInset: [6, 0, 0, 0]",
      ["the inset of the content of 'a' is [6, 0, 0, 0] instead of [0, 0, 0, 0]"]),
    Kind(
      "table: insets", table, "alpha: 1", "rowInsets: [10, 15, 10, 15]",
      ["the insets of rows of 'a' are [10, 15, 10, 15] instead of [15, 15, 15, 15], so 3 other views change"]),
    Kind(
      "table: separators", table, "alpha: 1", "showsSeparators: false",
      ["'a' is now without separators, so 2 other views change"]),
    Kind(
      "table: sep inset", table, "alpha: 1", "separatorInset: [0, 30, 0, 0]",
      ["the inset of separators of 'a' is [0, 30, 0, 0] instead of [0, 15, 0, 0]"]),
    Kind(
      "table: style", table, "alpha: 1", "style: grouped",
      ["the style of 'a' is grouped instead of the default, so 3 other views change"]),
    Kind(
      "exclusion came", container, "alpha: 1", "exclusionPaths: [{ rect: [100, 0, 50, 40] }]",
      [
        "'a' now has exclusions, so it has 7 lines instead of 3 and line 1 now breaks before “text”: room 200 → "
          + "100 pt"
      ]),
    Kind(
      "exclusion moved", container, "exclusionPaths: [{ rect: [100, 0, 50, 40] }]",
      "exclusionPaths: [{ rect: [90, 0, 50, 40] }]",
      ["the exclusions of 'a' are others, so line 3 now breaks before “words”: room 100 → 90 pt"]),
    Kind(
      "text container: align", container, "alpha: 1", "textAlignment: right",
      ["the alignment of 'a' is right instead of the default, so line 1 starts at x 0 → 17.84 pt"]),
    Kind(
      "text view: offset", textView, "alpha: 1", "contentOffset: [0, 12]",
      ["the content offset of 'a' is [0, 12] instead of [0, 0]"]),
    Kind(
      "text view: contentInset", textView, "alpha: 1", "contentInset: [4, 0, 0, 0]",
      ["the inset of the content of 'a' is [4, 0, 0, 0] instead of [0, 0, 0, 0]"]),
    Kind(
      "text view: scroll", textView, "alpha: 1", "isScrollEnabled: false",
      [
        "'a' is now not scrollable, so it is now truncated: it hides “on for lines and lines and lines to come…” "
          + "and it has 2 lines instead of 4"
      ]),
    Kind(
      "text view: ruler", textView, "alpha: 1", "showsRuler: true",
      ["'a' is now showing a ruler"]),
    Kind(
      "text view: exclusion", textView, "exclusionPaths: [{ rect: [0, 0, 40, 30] }]",
      "exclusionPaths: [{ rect: [0, 0, 50, 30] }]",
      ["the exclusions of 'a' are others, so line 1 now breaks before “text”: room 120 → 110 pt"]),
    Kind(
      "text view: selected focused", textView, "alpha: 1", "selectedRange: [0, 4]", steps: "steps:\n- focus: a",
      ["after step 1 (focus a) the selection of 'a' is [0, 4] instead of [85, 85]"]),
    Kind(
      "text view: placeholder location", placeholder, "alpha: 1", "placeholderLocation: [4, 4]",
      ["the position of the placeholder of 'a' is [4, 4] instead of [0, 0]"]),
    Kind(
      "text view: placeholder geometry", placeholder, "alpha: 1", "placeholderGeometry: label",
      ["the geometry of the placeholder of 'a' is label instead of text"]),
    Kind(
      "button: selected title", button, "states: { selected: { title: Yes } }",
      "states: { selected: { title: Yes } }, isSelected: true",
      [
        "'a' is now selected",
        "'a' now says “Yes” instead of “Go on”",
      ]),
    Kind(
      "button: config", button, "alpha: 1", "configuration: filled",
      ["the style of 'a' is filled instead of the default, so line 1 is 48.2 → 45.43 pt wide"]),
    Kind(
      "button: config without a colour of its own",
      "- button: { id: a, frame: [0, 0, 140, 40], title: \"Go on\", configuration: KEY }", "filled", "tinted",
      ["the style of 'a' is tinted instead of filled"]),
    Kind(
      "button: halign", button, "alpha: 1", "contentHorizontalAlignment: left",
      ["the horizontal alignment of the content of 'a' is left instead of center, so line 1 starts at x 46 → 0 pt"]),
    Kind(
      "button: valign", button, "alpha: 1", "contentVerticalAlignment: top",
      [
        "the vertical alignment of the content of 'a' is top instead of center, so the baseline of line 1 is at y "
          + "26.64 → 17.14 pt"
      ]),
    Kind(
      "button: subtitle", button, "configuration: gray", "configuration: gray, subtitle: \"More\"",
      ["the subtitle of 'a' is now “More”, so line 1 starts at x 47.53 → 47.5 pt"]),
    Kind(
      "button: titlePadding", button, "configuration: gray, subtitle: \"More\"",
      "configuration: gray, subtitle: "
        + "\"More\", titlePadding: 4",
      [
        "the padding of the title of 'a' is 4 pt instead of 1 pt, so the baseline of line 1 is at y 17.69 → 16.19 "
          + "pt"
      ]),
    Kind(
      "button: titleAlignment", button, "configuration: gray, subtitle: \"More\"",
      "configuration: gray, "
        + "subtitle: \"More\", titleAlignment: trailing",
      [
        "the alignment of title and subtitle of 'a' is trailing instead of automatic, so line 1 starts at x 47.5 → "
          + "47.57 pt"
      ]),
    Kind(
      "field: disabled", field, "text: \"Some words\"", "text: \"Some words\", isEnabled: false",
      ["'a' is now disabled"]),
    Kind(
      "field: max", field, "text: \"Some words\"", "text: \"Some words\", maximumLength: 10",
      steps: "steps:\n- "
        + "focus: a\n- type: b",
      [
        "the maximum length of 'a' is now 10",
        "after step 2 (type “b”) 'a' says “Some words” instead of “Some wordsb”",
      ]),
    Kind(
      "field: restriction", field, "text: \"Some words\"",
      "text: \"Some words\", restriction: "
        + "number", steps: "steps:\n- focus: a\n- type: b",
      [
        "the restriction of 'a' is now number",
        "after step 2 (type “b”) 'a' says “” instead of “Some wordsb”",
      ]),
    Kind(
      "field: delegate", field, "text: \"Some words\"",
      "text: \"Some words\", delegate: { shouldBeginEditing: false }", steps: "steps:\n- focus: a",
      [
        "after step 1 (focus a) the focus is at nothing instead of 'a'",
        "after step 1 (focus a) the trace says “a: textFieldShouldBeginEditing -> false” instead of “a: "
          + "textFieldShouldBeginEditing -> true”",
      ]),
    Kind(
      "field: text and step", field, "text: \"Some words\"", "text: \"Other\"",
      steps: "steps:\n- focus: a\n- "
        + "type: b\n- frame: x", and: "steps:\n- focus: a\n- type: c\n- frame: x",
      [
        "after step 1 (focus a) 'a' says “Other” instead of “Some words”",
        "step 2 is now type “c” instead of type “b”; 1 later step differs too",
      ]),
    Kind(
      "view: another superview", plain,
      "- view: { id: v, frame: [0, 0, 100, 40], subviews: [{ label: { id: a, text: Word } }] }",
      "- view: { id: v, frame: [0, 0, 100, 40] }\n- label: { id: a, text: Word }",
      ["'a' is now in the canvas instead of 'v'"]),
    Kind(
      "stack: width", sized, "220", "200",
      ["the frame of 'a' is now [0, 0, 200, 60] instead of [0, 0, 220, 60], so 2 other views change"]),
    Kind(
      "stack: hidden view", holding, "id: l", "id: l, hidden: true", ["'l' is now hidden, so 1 other view changes"]),
    Kind(
      "cell: accessory", cell, "detail: More", "detail: More, accessory: checkmark",
      ["the accessory of 'c' is now checkmark, so 2 other views change"]),
    Kind(
      "cell: style", cell, "detail: More", "detail: More, style: value1",
      [
        "the style of 'c' is value1 instead of the default, so it is 200 × 43.5 instead of 200 × 60 pt large and "
          + "4 other views change"
      ]),
    Kind(
      "token: colour", token, "{ text: \" more\" }", "{ text: \" more\", foregroundColor: systemRed }",
      ["the style of the truncation token of 'a' is color systemRed #FF3B30 instead of that of the text"]),
    Kind(
      "path: start", path, "40 120 20\" }", "40 120 20\", startOffset: 5 }",
      ["the start on the path of 'a' is 5 pt instead of 0 pt"]),
    Kind(
      "path: side", path, "40 120 20\" }", "40 120 20\", side: right }",
      ["the side of the path of 'a' is right instead of left"]),
    Kind("path: another", path, "40 120 20\" }", "60 120 20\" }", ["the path of 'a' is another"]),
    Kind(
      "attachment: place", plain,
      "- label: { id: a, runs: [{ text: \"See \" }, { attachment: { bounds: [0, 0, 12, 12] } }, { text: here }] }",
      "- label: { id: a, runs: [{ text: \"See \" }, { attachment: { bounds: [0, -3, 12, 12] } }, { text: here }] }",
      ["the attachment after “See” in 'a' is bounds [0, −3, 12, 12] instead of bounds [0, 0, 12, 12]"]),
    Kind(
      "list: first number", list, "decimal", "decimal, startingItemNumber: 3",
      ["the list of 'a' is {decimal} from 3 instead of {decimal}"]),
    Kind(
      "list: place of the markers", list, "decimal", "decimal, markerAlignment: trailing",
      ["the list of 'a' is {decimal} markerAlignment trailing instead of {decimal}"]),
    Kind(
      "field: left view", sides, "leftViewMode: never", "leftViewMode: always",
      ["the mode of the left view of 'a' is always instead of never, so line 1 starts at x 0 → 20 pt"]),
    Kind(
      "field: left view gone", sides, "leftViewMode: always", "leftViewMode: whileEditing",
      ["the mode of the left view of 'a' is whileEditing instead of always, so line 1 starts at x 20 → 0 pt"]),
    Kind(
      "field: right view", sides, "rightViewMode: never", "rightViewMode: always",
      ["the mode of the right view of 'a' is always instead of never"]),
    Kind(
      "field: right view as before", sides, "rightViewMode: unlessEditing", "rightViewMode: always",
      ["the mode of the right view of 'a' is always instead of unlessEditing"]),
    Kind(
      "text view: placeholder", empty, "placeholder: Write", "placeholder: Say it",
      ["the placeholder of 'a' is “Say it” instead of “Write”"]),
    Kind(
      "text view: placeholder came", empty, "alpha: 1", "placeholder: Say it",
      ["the placeholder of 'a' is now “Say it”"]),
    Kind(
      "text view: placeholder gone", empty, "placeholder: Say it", "alpha: 1",
      ["the placeholder of 'a' is none instead of “Say it”"]),
    Kind(
      "scroll view: axis", scroll, "alpha: 1", "axis: horizontal",
      ["the axis of 'a' is horizontal instead of vertical, so 1 other view changes"]),
    Kind(
      "clipped line", clipped, "numberOfLines: 0", "numberOfLines: 1",
      [
        "the line limit of 'a' is now 1, so it is now truncated: it hides “iday, or later.” and it has 1 "
          + "line instead of 2"
      ]),
    Kind(
      "paragraph style came", plain,
      "- label: { id: a, frame: [0, 0, 90, 60], numberOfLines: 2, text: \"Some words that go on and on for lines\" }",
      "- label: { id: a, frame: [0, 0, 90, 60], numberOfLines: 2, runs: [{ text: \"Some words that go on and on for lines\", "
        + "lineSpacing: 2 }] }",
      [
        "the line spacing of 'a' is 2 pt instead of 0 pt, so it hides “go on and on for lines” instead of “t go on and on "
          + "for lines” and line 2 now breaks before “go”"
      ]),
    Kind(
      "new step: colour", beside, "", "", steps: "steps:\n- focus: b",
      and: "steps:\n- focus: b\n- set: { view: a, textColor: systemRed }", ["step 2 (set a: textColor) is new"]),
    Kind(
      "new step: hidden", beside, "", "", steps: "steps:\n- focus: b",
      and: "steps:\n- focus: b\n- set: { view: a, isHidden: true }", ["step 2 (set a: isHidden) is new"]),
    Kind(
      "new step: font and place", beside, "", "", steps: "steps:\n- focus: b",
      and: "steps:\n- focus: b\n- set: { view: a, font: { size: 20 } }\n- set: { view: b, frame: [0, 50, 90, 34] }",
      ["step 2 (set a: font) is new", "step 3 (set b: frame) is new"]),
    Kind(
      "new step, and a text", beside, "", "x", steps: "steps:\n- focus: b",
      and: "steps:\n- focus: b\n- set: { view: a, textColor: systemRed }",
      [
        "'a' now says “Onex” instead of “One”, so it is 40 × 30 instead of 31.5 × 30 pt large and 1 other view changes",
        "step 2 (set a: textColor) is new",
      ]),
    Kind(
      "new step: runs, and what they do not set", stepped, "", ", alpha: 0.5", steps: "steps:\n- focus: b",
      and: "steps:\n- focus: b\n- set: { view: \"a:a\", runs: [{ text: One, kern: 1 }] }",
      ["the opacity of 'a:a' is 0.5 instead of 1", "step 2 (set a:a: runs) is new"]),
    Kind(
      "new step: shrinking, and a size", stepped, "", ", font: { family: Inter, size: 15 }",
      steps: "steps:\n- focus: b",
      and: "steps:\n- focus: b\n- set: { view: \"a:a\", adjustsFontSizeToFitWidth: true }",
      [
        "the font size of 'a:a' is 15 pt instead of 17 pt, so line 1 is 31.47 → 28.93 pt wide",
        "step 2 (set a:a: adjustsFontSizeToFitWidth) is new",
      ]),
    Kind(
      "superscript", plain, "- label: { id: a, runs: [{ text: a }, { text: b, kern: 0 }] }",
      "- label: { id: a, runs: [{ text: a }, { text: b, kern: 0, superscript: 1 }] }",
      [
        "the superscript of “b” in 'a' is 1 instead of 0, so line 1 is 19.26 → 16.23 pt wide and it is 16.5 × 21 instead of "
          + "19.5 × 20.5 pt large"
      ]),
    Kind(
      "caption", field, "text: a", "text: a", steps: "filmstrip: true\nsteps:\n- { focus: a, frame: one }",
      and: "filmstrip: true\nsteps:\n- { focus: a, frame: one, caption: Hey }",
      ["the caption of step 1 (focus a) is “Hey” instead of “focus a”"]),
  ]
}
