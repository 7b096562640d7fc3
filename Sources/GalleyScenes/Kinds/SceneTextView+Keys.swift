import GalleyBase
import GalleyText
import GalleyViews

extension SceneTextView {
  static let summary = "Text that scrolls and can be edited, as UITextView shows it."

  static let keys = table(
    "a text view", "UITextView",
    SceneText.keys.map { $0.lifted { $1(&$0.text) } } + properties.keys
      + SceneScrolling.properties.keys.map { $0.lifted { $1(&$0.scrolling) } },
    later: ["attributedText", "dataDetectorTypes", "adjustsFontForContentSizeCategory", "zoomScale", "borderStyle"],
    needsScreen: SceneTextField.needsScreen
      .merging(SceneScrolling.needsScreen) { own, _ in own }
      .merging(["isFindInteractionEnabled": "it is a bar above the keyboard, which is not drawn"]) { own, _ in own },
    renamed: ["numberOfLines": "maximumNumberOfLines", "insets": "textContainerInset"],
    hint: { key in
      switch key {
      case "contentSize": "contentSize cannot be set: it follows from the text; read it in the layout dump"
      case "allowsEditingTextAttributes":
        "steps paste characters without attributes, so that allowsEditingTextAttributes would change nothing"
      default: nil
      }
    })

  /// The properties that only text views have.
  static let properties = PropertyTable<SceneTextView, TextView>(textRows + placeholderRows + inputRows)

  private static let textRows: [SceneProperty<SceneTextView, TextView>] = [
    // A default for typed text.
    .init("textAlignment", \.textAlignment, .choice(), isEarly: true)
      .documented("Alignment; overrides the paragraph styles of runs.", default: "the runs', else natural"),
    .init(Key("typingAttributes", form: .style) { $0.typingAttributes = $1 })
      .documented("Attributes of the next typed text.", default: "those before the caret"),
    .init(Key("linkTextAttributes", form: .style) { $0.linkTextAttributes = $1 })
      .documented("Colours and decorations of links.", default: "blue, underlined"),
    .init(
      Key("selectedRange", Form.offsets.shape) { view, decoding, node in
        view.selectedRange = Form.offsets.read(&decoding, node)
        view.selectedRangePath = decoding.path
      }
    )
    .dumped("selectedRange", at: 2) { view, _ in
      let (selection, end) = (view.editing.selectedRange, view.editing.count)
      return selection == end..<end ? nil : selection
    }
    .named("the selection", .paint)
    .documented("The selection, UTF-16 offsets; equal ones are the caret.", default: "the end of the text"),
    .init("usesFontLeading", \.usesFontLeading, .boolean)
      .documented(
        "True if the line gap of fonts adds to line heights.", default: "true",
        uikit: "NSLayoutManager.usesFontLeading"),
    .init("textContainerInset", \.textContainerInset, .insets)
      .dumped("textContainerInset", at: 1) { $0.textContainerInset.dumped(in: $1) }
      .named("the inset of the text", .layout)
      .documented("Space between the content's edges and the text container.", default: "[8, 0, 8, 0]"),
    .init(
      "lineFragmentPadding", \.textContainer.lineFragmentPadding, .extent, unless: TextContainerView.standardPadding
    )
    .dumped(at: 9).named("the padding of lines", .layout, unit: " pt")
    .documented("Space left free at both ends of every line.", uikit: container),
    .init("maximumNumberOfLines", \.textContainer.maximumNumberOfLines, .count(0...1_000_000), unless: 0)
      .dumped(at: 10).named("the line limit", .layout, as: .limit)
      .documented("The maximum number of lines; 0 is no limit.", uikit: container),
    .init("lineBreakMode", \.textContainer.lineBreakMode, .choice())
      .documented("The way the last line ends if not all text fits.", default: "byWordWrapping", uikit: container),
    .init(
      "exclusionPaths", \.textContainer.exclusionPaths, .list(of: .exclusion, "a list of shapes"), unless: []
    )
    .dumped(at: 11).named("the exclusions", .layout, standard: "none", isPlural: true)
    .documented("Shapes that text flows around, in container coordinates.", uikit: container),
  ]

  private static let container = "UITextView.textContainer"

  private static let placeholderRows: [SceneProperty<SceneTextView, TextView>] = [
    .init("placeholder", \.placeholder, .text).dumped("placeholder", at: 3) { view, _ in view.shownPlaceholder }
      .documented("The text that shows while the view is empty.", uikit: nil),
    .init(
      Key("attributedPlaceholder", .runs) { view, decoding, node in
        guard let runs = decoding.decodePlaceholder(node, besides: view.placeholder != nil) else { return }
        view.attributedPlaceholder = runs
      }
    )
    .documented("The placeholder as runs, instead of `placeholder`.", uikit: nil),
    // The value set last wins, and the placeholder may have its own colour.
    .init("placeholderColor", \.placeholderColor, .color, isEarly: true)
      .documented("Colour of a placeholder without its own colour.", default: "placeholderText", uikit: nil),
    .init(
      "placeholderLocation", \.placeholderLocation, Form.offset.map { Point(x: $0.width, y: $0.height) }, unless: .zero
    )
    .dumped(at: 13).named("the position of the placeholder", .layout)
    .documented("Offset of the placeholder.", uikit: nil),
    .init("placeholderGeometry", \.placeholderGeometry, .choice(alias: ("article", .label)), unless: .text)
      .dumped(at: 14).named("the geometry of the placeholder", .layout)
      .documented("The position of the placeholder: where text begins, or in a label over it.", uikit: nil),
    .init(member: "placeholderFrame", at: 4) { view, _ in view.shownPlaceholder == nil ? nil : view.placeholderFrame }
      .named("the frame of the placeholder", .layout).derived,
    .init(member: "placeholderStyles", at: 5) { view, names in
      view.shownPlaceholder == nil ? nil : names.placeholderStyles(of: view)
    },
  ]

  private static let inputRows: [SceneProperty<SceneTextView, TextView>] =
    [
      .init("showsRuler", \.showsRuler, .boolean, unless: false).dumped(at: 12)
        .state("showing a ruler", "showing no ruler", .layout)
        .documented("True to draw indents and tab stops above the text.", uikit: nil),
      .init(Key("delegate", form: .viewDelegate) { $0.delegate = $1 }).documented("Return values of the delegate."),
    ] + SceneProperty.keyboard + [
      .init("isEditable", \.isEditable, .boolean, unless: true).dumped("editable", at: 7)
        .state("editable", "not editable", .layout).documented("True if a user may change the text."),
      .init("isSelectable", \.isSelectable, .boolean, unless: true).dumped("selectable", at: 8)
        .state("selectable", "not selectable", .layout).documented("True if a user may select text."),
      .init("clearsOnInsertion", \.clearsOnInsertion, .boolean)
        .documented("True if the next insertion replaces all text.", default: "false"),
      .init(member: "focused", at: 6) { view, _ in view.isFirstResponder ? true : nil }
        .state("focused", "without focus", .layout),
    ]
}

extension TextView {
  /// The placeholder; nil if it is empty.
  fileprivate var shownPlaceholder: String? { placeholder.flatMap { $0.isEmpty ? nil : $0 } }
}
