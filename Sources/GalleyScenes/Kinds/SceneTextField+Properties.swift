import GalleyBase
import GalleyViews

extension SceneTextField {
  /// The properties that only text fields have.
  static let properties = PropertyTable<SceneTextField, TextField>(lookRows + inputRows + macRows + writtenRows)

  private static let lookRows: [SceneProperty<SceneTextField, TextField>] = [
    .init("textAlignment", \.textAlignment, .choice())
      .documented("Alignment; overrides the paragraph styles of runs.", default: "the runs', else natural"),
    .init("contentVerticalAlignment", \.contentVerticalAlignment, .choice(), unless: .center).dumped(at: 2)
      .named("the vertical alignment of the content", .layout)
      .documented("Vertical position of text and placeholder; `fill` is the same as `center`."),
    .init(Key("defaultTextAttributes", form: .style) { $0.defaultTextAttributes = $1 })
      .documented("Values for attributes that the text does not set."),
    .init(Key("placeholder", form: .text) { $0.placeholder = .text($1) })
      .documented("The text that shows while the field is empty."),
    .init(
      Key("attributedPlaceholder", .runs) { field, decoding, node in
        guard let runs = decoding.decodePlaceholder(node, besides: field.placeholder != nil) else { return }
        field.placeholder = .runs(runs)
      }
    )
    .documented("The placeholder as runs, instead of `placeholder`."),
    .init("borderStyle", \.borderStyle, .choice(), unless: .none).dumped(at: 1)
      .named("the border style", .layout).documented("The border."),
    .init(Key("disabledBackground", form: .resizableImage) { $0.disabledBackground = $1 })
      .documented("The picture instead of `background` while the field is disabled."),
    .init("clearButtonMode", \.clearButtonMode, .choice(), unless: .never).dumped(at: 11)
      .named("the clear button mode", .layout).documented("The times when the clear button shows."),
    .init(Key("leftView", form: .oneView) { $0.leftView = $1 }).fixed.documented("The view before the text."),
    .init("leftViewMode", \.leftViewMode, .choice(), unless: .never).dumped(at: 9) { $0.leftView != nil }
      .named("the mode of the left view", .layout).documented("The times when the left view shows."),
    .init(Key("rightView", form: .oneView) { $0.rightView = $1 }).fixed.documented("The view after the text."),
    .init("rightViewMode", \.rightViewMode, .choice(), unless: .never).dumped(at: 10) { $0.rightView != nil }
      .named("the mode of the right view", .layout).documented("The times when the right view shows."),
    .init("isSecureTextEntry", \.isSecureTextEntry, .boolean, unless: false).or("secureTextEntry")
      .dumped("secure", at: 4).state("a secure field", "not a secure field", .layout)
      .documented("True to show bullets; `secureTextEntry` means the same."),
    .init("trailingWhitespace", \.trailingWhitespace, .choice())
      .documented("How white space at the end of the text affects alignment.", default: "hang", uikit: nil),
    .init("rightAlignedSpaces", \.rightAlignedSpaces, .choice())
      .documented("The way spaces at the end of right-aligned text are kept visible.", default: "none", uikit: nil),
  ]

  private static let inputRows: [SceneProperty<SceneTextField, TextField>] =
    [
      .init(Key("typingAttributes", form: .style) { $0.typingAttributes = $1 })
        .documented("Attributes of typed text, from the beginning of editing until the caret moves."),
      .init(Key("delegate", form: .fieldDelegate) { $0.delegate = $1 }).documented("Return values of the delegate."),
    ] + SceneProperty.keyboard + [
      .init(Key("restriction", form: .restriction) { $0.restriction = $1 })
        .dumped("restriction", at: 17) { field, _ in field.restriction?.words }.named("the restriction", .layout)
        .documented("The text that a user may enter: a filter, or a pattern.", default: "any", uikit: nil),
      .init(Key("maximumLength", form: .maximumLength) { $0.maximumLength = $1 })
        .dumped("maximumLength", at: 16) { field, _ in field.restriction?.maximumLength }
        .named("the maximum length", .layout)
        .documented("The maximum length of the text.", default: "no limit", uikit: nil),
      .init("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .boolean, unless: false).dumped(at: 7)
        .state("allowed to shrink its text", "not allowed to shrink its text", .layout)
        .documented("True to draw text at a smaller size if it is too wide."),
      .init("minimumFontSize", \.minimumFontSize, .number(0...10_000))
        .documented("The smallest font size that is used to fit.", default: "0"),
      .init("sizingRule", \.sizingRule, .choice(), unless: .typographic).dumped(at: 8)
        .named("the sizing rule", .layout)
        .documented("The parts of the text that sizes include; `oversize` adds ink that extends beyond the lines."),
      .init("isEnabled", \.isEnabled, .boolean, unless: true).or("enabled").dumped("enabled", at: 3)
        .state("enabled", "disabled", .paint)
        .documented("False for a field that cannot be used; `enabled` means the same."),
      .init("clearsOnBeginEditing", \.clearsOnBeginEditing, .boolean)
        .documented("True to remove the text when editing begins.", default: "false"),
      .init("clearsOnInsertion", \.clearsOnInsertion, .boolean)
        .documented("True if the first insertion replaces the text.", default: "false"),
      .init("allowsEditingTextAttributes", \.allowsEditingTextAttributes, .boolean)
        .documented("True if pasted text keeps its styles.", default: "false"),
    ]

  /// The properties that only macOS text fields have.
  private static let macRows: [SceneProperty<SceneTextField, TextField>] = [
    .init("isEditable", \.isEditable, .boolean, unless: true).or("editable").dumped("editable", at: 12)
      .state("editable", "not editable", .layout)
      .documented("True if a user can change the text; `editable` means the same.", uikit: appKit),
    .init("isSelectable", \.isSelectable, .boolean).or("selectable")
      .documented("True if a user can select the text; `selectable` means the same.", default: "true", uikit: appKit),
    .init("isBordered", \.isBordered, .boolean).or("bordered")
      .documented(
        "True for a thin rectangle around the field; `bordered` means the same.", default: "false", uikit: appKit),
    .init("isBezeled", \.isBezeled, .boolean).or("bezeled")
      .documented("True for a sunk border; `bezeled` means the same.", default: "false", uikit: appKit),
    .init("drawsBackground", \.drawsBackground, .boolean)
      .documented("True if the background colour shows.", default: "true", uikit: appKit),
    .init("usesSingleLineMode", \.usesSingleLineMode, .boolean)
      .documented("True to keep the text on one line in a label that draws it.", default: "true", uikit: appKit),
  ]

  private static let appKit = "AppKit: NSTextField"

  /// The members of the dump that are not keys of the scene.
  private static let writtenRows: [SceneProperty<SceneTextField, TextField>] = [
    .init(member: "focused", at: 5) { field, _ in field.isFirstResponder ? true : nil }
      .state("focused", "without focus", .layout),
    .init(member: "selectedRange", at: 6) { field, _ in field.isFirstResponder ? field.editing.selectedRange : nil }
      .named("the selection", .paint),
    .init(member: "picture", at: 13) { field, _ in field.shownBackground.map { digest(of: $0.bitmap) } }
      .named("the picture behind the text", .paint),
    .init(member: "pictureCapInsets", at: 14) { field, names in field.shownBackground?.capInsets?.dumped(in: names) }
      .named("the cap insets of the picture behind the text", .paint, isPlural: true),
    .init(member: "pictureResizing", at: 15) { field, _ in
      field.shownBackground.flatMap { $0.resizingMode == .tile ? nil : "\($0.resizingMode)" }
    }
    .named("the resizing of the picture behind the text", .paint, standard: "tile"),
    .init(member: "textField").derived,
  ]
}

extension TextField {
  /// The background image in the present state.
  fileprivate var shownBackground: ResizableImage? { isEnabled ? background : disabledBackground ?? background }
}

extension Form where Value == SceneView {
  /// The form of a single view, which is written like an element of a list of views.
  fileprivate static var oneView: Form {
    Form("a view, as in { image: … }", .view) { decoding, node in decoding.decodeView(node) }
  }
}
