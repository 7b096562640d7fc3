import GalleyBase
import GalleyViews

extension SceneTextField {
  static let summary = "A line of text that can be edited, as UITextField shows it."
  static let childKeys: [ChildKey] = [.view("leftView"), .view("rightView"), .views("subviews")]

  static let keys = table(
    "a text field", "UITextField",
    SceneText.keys.map { $0.lifted { $1(&$0.text) } } + looksKeys + inputKeys
      + SceneMacField.keys.map { $0.lifted { $1(&$0.mac) } },
    rest: backgroundKeys, omitting: ["backgroundColor"],
    later: [
      "attributedText", "adjustsFontForContentSizeCategory", "contentHorizontalAlignment",
    ], needsScreen: needsScreen,
    hint: {
      $0 == "numberOfLines" ? "a text field is one line; text of several lines is for labels and text views" : nil
    })

  /// `background` is a colour as on any view, or a picture as UITextField has it: a mapping.
  private static let backgroundKeys: [Key<ViewDraft<SceneTextField>>] = [
    Key("backgroundColor", form: .color) { $0.view.backgroundColor = $1 }.documented(
      "Colour of the ground.", default: "none"),
    Key("background", Form.color.shape.or(Form.resizableImage.shape)) { draft, decoding, node in
      if decoding.document.pairs(node) != nil {
        draft.own.background = Form.resizableImage.read(&decoding, node)
      } else if draft.view.backgroundColor != nil {
        decoding.report(
          "\"background\" and \"backgroundColor\" are one key in two spellings; give one of them, or a picture as "
            + "background: { image: … }", at: node)
      } else {
        draft.view.backgroundColor = Form.color.read(&decoding, node)
      }
    }
    .documented("A picture instead of a border, or a colour as `backgroundColor`."),
  ]

  private static let looksKeys: [Key<SceneTextField>] = [
    Key("textAlignment", form: .choice()) { $0.textAlignment = $1 }
      .documented("Alignment, which wins over the runs' paragraph styles.", default: "the runs', natural"),
    Key("contentVerticalAlignment", form: .choice()) { $0.contentVerticalAlignment = $1 }
      .documented("Place of text and placeholder from top to bottom; `fill` is as `center`.", default: "center"),
    Key("defaultTextAttributes", form: .style) { $0.defaultTextAttributes = $1 }
      .documented("Attributes that fill in what the text leaves open."),
    Key("placeholder", form: .text) { $0.placeholder = .text($1) }
      .documented("The text that shows while the field is empty."),
    Key("attributedPlaceholder", .runs) { field, decoding, node in
      guard let runs = decoding.decodePlaceholder(node, besides: field.placeholder != nil) else { return }
      field.placeholder = .runs(runs)
    }
    .documented("The placeholder as runs, instead of `placeholder`."),
    Key("borderStyle", form: .choice()) { $0.borderStyle = $1 }.documented("The border.", default: "none"),
    Key("disabledBackground", form: .resizableImage) { $0.disabledBackground = $1 }
      .documented("The picture instead of `background` while the field is disabled."),
    Key("clearButtonMode", form: .choice()) { $0.clearButtonMode = $1 }
      .documented("The times when the clear button shows.", default: "never"),
    Key("leftView", form: .oneView) { $0.leftView = $1 }.fixed.documented("The view before the text."),
    Key("leftViewMode", form: .choice()) { $0.leftViewMode = $1 }.documented(
      "The times when the left view shows.", default: "never"),
    Key("rightView", form: .oneView) { $0.rightView = $1 }.fixed.documented("The view after the text."),
    Key("rightViewMode", form: .choice()) { $0.rightViewMode = $1 }
      .documented("The times when the right view shows.", default: "never"),
    Key("isSecureTextEntry", form: .boolean) { $0.isSecureTextEntry = $1 }.or("secureTextEntry")
      .documented("True to show bullets; `secureTextEntry` is the same.", default: "false"),
    Key("trailingWhitespace", form: .choice()) { $0.trailingWhitespace = $1 }
      .documented("The effect of white space at the end on alignment.", default: "hang", uikit: nil),
    Key("rightAlignedSpaces", form: .choice()) { $0.rightAlignedSpaces = $1 }
      .documented("The way spaces at the end of right-aligned text are kept in sight.", default: "none", uikit: nil),
  ]

  private static let inputKeys: [Key<SceneTextField>] = [
    Key("typingAttributes", form: .style) { $0.typingAttributes = $1 }
      .documented("Attributes of what is typed, from when editing begins until the caret moves."),
    Key("delegate", form: .fieldDelegate) { $0.delegate = $1 }.documented("Answers of the delegate."),
    Key("keyboardType", form: .choice()) { $0.keyboardType = $1 }
      .documented("The keys of the keyboard; restricts nothing.", default: "default"),
    Key("keyboardAppearance", form: .choice()) { $0.keyboardAppearance = $1 }.documented(
      "Light or dark keys.", default: "default"),
    Key("returnKeyType", form: .choice()) { $0.returnKeyType = $1 }.documented(
      "The word on the return key.", default: "default"),
    Key("restriction", form: .restriction) { $0.restriction = $1 }
      .documented("The text that a user may put in: a filter, or a pattern.", default: "any", uikit: nil),
    Key("maximumLength", form: .maximumLength) { $0.maximumLength = $1 }
      .documented("The greatest length of the text.", default: "no limit", uikit: nil),
    Key("adjustsFontSizeToFitWidth", form: .boolean) { $0.adjustsFontSizeToFitWidth = $1 }
      .documented("True to draw text that is too wide smaller.", default: "false"),
    Key("minimumFontSize", form: .number(0...10_000)) { $0.minimumFontSize = $1 }
      .documented("The smallest font size that is used to fit.", default: "0"),
    Key("sizingRule", form: .choice()) { $0.sizingRule = $1 }
      .documented("Letters that heights hold; `oversize` adds those beyond their line.", default: "typographic"),
    Key("isEnabled", form: .boolean) { $0.isEnabled = $1 }.or("enabled")
      .documented("False for a field that cannot be used; `enabled` is the same.", default: "true"),
    Key("clearsOnBeginEditing", form: .boolean) { $0.clearsOnBeginEditing = $1 }
      .documented("True to remove the text when editing begins.", default: "false"),
    Key("clearsOnInsertion", form: .boolean) { $0.clearsOnInsertion = $1 }
      .documented("True if the first thing inserted replaces the text.", default: "false"),
    Key("allowsEditingTextAttributes", form: .boolean) { $0.allowsEditingTextAttributes = $1 }
      .documented("True if pasted text keeps its styles.", default: "false"),
  ]

  /// Properties of UITextField, and mostly of UITextView, that have no effect without a screen.
  static let needsScreen: [String: String] = [
    "autocapitalizationType": unchangedTyping, "autocorrectionType": unchangedTyping,
    "spellCheckingType": "nothing checks the text, and no mark would be drawn",
    "inlinePredictionType": "nothing is predicted while steps type",
    "smartQuotesType": unchangedTyping, "smartDashesType": unchangedTyping, "smartInsertDeleteType": unchangedTyping,
    "enablesReturnKeyAutomatically": "it greys out a key while there is no text, and keys are never drawn so",
    "textContentType": "it tells the system what to offer for filling in, and nothing is offered",
    "passwordRules": "it tells the system what passwords to offer, and none is offered",
    "inputView": "it stands in the place of the keyboard; the scene's keyboard says how high that is",
    "inputAccessoryView": "it stands on the keyboard; the scene's keyboard says how high that is",
    "inputAssistantItem": "it is a bar on the keyboard of a tablet, which is not drawn",
    "textDragDelegate": "dragging needs user input", "textDropDelegate": "dropping needs user input",
    "pasteDelegate": "the step `paste` pastes what it says",
    "interactionState": "steps say what is focused and selected",
  ]

  private static let unchangedTyping = "it changes what a keyboard types, and steps type what they say"
}

extension SceneMacField {
  /// The keys that only the Mac's fields have.
  fileprivate static let keys: [Key<SceneMacField>] = [
    Key("isEditable", form: .boolean) { $0.isEditable = $1 }.or("editable")
      .documented("True if a user can change the text; `editable` is the same.", default: "true", uikit: appKit),
    Key("isSelectable", form: .boolean) { $0.isSelectable = $1 }.or("selectable")
      .documented("True if a user can select the text; `selectable` is the same.", default: "true", uikit: appKit),
    Key("isBordered", form: .boolean) { $0.isBordered = $1 }.or("bordered")
      .documented("True for a thin rectangle around it; `bordered` is the same.", default: "false", uikit: appKit),
    Key("isBezeled", form: .boolean) { $0.isBezeled = $1 }.or("bezeled")
      .documented("True for a sunk border; `bezeled` is the same.", default: "false", uikit: appKit),
    Key("drawsBackground", form: .boolean) { $0.drawsBackground = $1 }
      .documented("True if the background colour shows.", default: "true", uikit: appKit),
    Key("usesSingleLineMode", form: .boolean) { $0.usesSingleLineMode = $1 }
      .documented("True if the text stays one line in a label that draws it.", default: "true", uikit: appKit),
  ]

  private static let appKit = "AppKit: NSTextField"
}

extension Decoding {
  /// Reads the runs of a placeholder.
  /// - Parameter hasPlain: true if the view has the placeholder as a string too, which is reported.
  mutating func decodePlaceholder(_ node: NodeID, besides hasPlain: Bool) -> [SceneRun]? {
    guard let runs = decodeRuns(node, buildingOn: SceneAttributes()) else { return nil }
    if hasPlain {
      report("placeholder and attributedPlaceholder are two ways to say the same; give one of them", at: node)
    }
    return runs
  }
}

extension Form where Value == SceneView {
  /// One view that stands for itself, as an element of a list of views does.
  fileprivate static var oneView: Form {
    Form("a view, as in { image: … }", .view) { decoding, node in decoding.decodeView(node) }
  }
}

extension Form where Value == SceneResizableImage {
  /// `{ image, capInsets, resizingMode }`.
  fileprivate static var resizableImage: Form {
    .mapping(
      KeyTable(
        "a background picture",
        [
          Key("image", form: .picture) { $0.image = $1 }.documented("A PNG file, relative to the scene.", uikit: nil),
          Key("capInsets", form: .insets) { $0.capInsets = $1 }
            .documented("The parts at the sides that do not grow.", default: "none"),
          Key("resizingMode", form: .choice()) { $0.resizingMode = $1 }.documented(
            "The way the rest grows.", default: "tile"),
        ], counterpart: "UIImage", required: ["image"]), from: SceneResizableImage())
  }
}
