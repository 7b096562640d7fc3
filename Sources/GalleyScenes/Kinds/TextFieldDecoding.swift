import GalleyBase
import GalleyViews

extension Document {
  /// Where a text field has views besides its subviews, in the order in which they are read.
  static let overlayKeys = ["leftView", "rightView"]
}

extension SceneView {
  /// The keys of a text field: a view's, and its own. Overlay views are read before subviews, as they are named.
  static let textFieldKeys = KeyTable<SceneView>(
    "a text field",
    keys.filter { !["backgroundColor", "subviews"].contains($0.names.first) } + backgroundKeys
      + SceneTextField.keys.map { $0.lifted(to: \.textField) } + keys.filter { $0.names == ["subviews"] },
    later: later + SceneTextField.later + SceneAttributes.keys.later, needsScreen: SceneTextField.needsScreen,
    hint: { key in
      if key == "numberOfLines" {
        return "a text field is one line; text of several lines is for labels and text views"
      }
      return SceneText.hint(for: key, view: "text field") ?? SceneTextContainer.hint(for: key)
        ?? SceneTextView.hint(for: key)
    })

  /// `background` is a colour as on any view, or a picture as UITextField has it: a mapping.
  private static let backgroundKeys: [Key<SceneView>] = [
    Key("backgroundColor", form: .color) { $0.backgroundColor = $1 },
    Key("background") { view, decoding, node in
      if decoding.document.pairs(node) != nil {
        view.textField.background = Form.resizableImage.read(&decoding, node)
      } else if view.backgroundColor != nil {
        decoding.report(
          "\"background\" and \"backgroundColor\" are one key in two spellings; give one of them, or a picture as "
            + "background: { image: … }", at: node)
      } else {
        view.backgroundColor = Form.color.read(&decoding, node)
      }
    },
  ]

  /// What only text fields have; views of another kind take it and forget it.
  fileprivate var textField: SceneTextField {
    get { if case .textField(let field) = kind { field } else { SceneTextField() } }
    set { if case .textField = kind { kind = .textField(newValue) } }
  }
}

extension SceneTextField {
  /// The keys that only text fields have.
  fileprivate static let keys: [Key<SceneTextField>] =
    SceneText.keys.map { $0.lifted(to: \.text) } + [
      Key("textAlignment", form: .choice()) { $0.textAlignment = $1 },
      Key("defaultTextAttributes", form: .style) { $0.defaultTextAttributes = $1 },
      Key("placeholder", form: .string) { $0.placeholder = .text($1) },
      Key("attributedPlaceholder") { field, decoding, node in
        guard let runs = decoding.decodeRuns(node, buildingOn: SceneAttributes()) else { return }
        if field.placeholder != nil {
          decoding.report(
            "placeholder and attributedPlaceholder are two ways to say the same; give one of them", at: node)
        }
        field.placeholder = .runs(runs)
      },
      Key("borderStyle", form: .choice()) { $0.borderStyle = $1 },
      Key("disabledBackground", form: .resizableImage) { $0.disabledBackground = $1 },
      Key("clearButtonMode", form: .choice()) { $0.clearButtonMode = $1 },
      Key("leftView", form: .oneView) { $0.leftView = $1 },
      Key("leftViewMode", form: .choice()) { $0.leftViewMode = $1 },
      Key("rightView", form: .oneView) { $0.rightView = $1 },
      Key("rightViewMode", form: .choice()) { $0.rightViewMode = $1 },
      Key("isSecureTextEntry", "secureTextEntry", form: .boolean) { $0.isSecureTextEntry = $1 },
      Key("trailingWhitespace", form: .choice()) { $0.trailingWhitespace = $1 },
      Key("rightAlignedSpaces", form: .choice()) { $0.rightAlignedSpaces = $1 },
      Key("typingAttributes", form: .style) { $0.typingAttributes = $1 },
      Key("delegate", form: .fieldDelegate) { $0.delegate = $1 },
      Key("keyboardType", form: .choice()) { $0.keyboardType = $1 },
      Key("keyboardAppearance", form: .choice()) { $0.keyboardAppearance = $1 },
      Key("returnKeyType", form: .choice()) { $0.returnKeyType = $1 },
      Key("restriction", form: .restriction) { $0.restriction = $1 },
      Key("maximumLength", form: .maximumLength) { $0.maximumLength = $1 },
      Key("adjustsFontSizeToFitWidth", form: .boolean) { $0.adjustsFontSizeToFitWidth = $1 },
      Key("minimumFontSize", form: .number(0...10_000)) { $0.minimumFontSize = $1 },
      Key("isEnabled", "enabled", form: .boolean) { $0.isEnabled = $1 },
      Key("clearsOnBeginEditing", form: .boolean) { $0.clearsOnBeginEditing = $1 },
      Key("clearsOnInsertion", form: .boolean) { $0.clearsOnInsertion = $1 },
      Key("allowsEditingTextAttributes", form: .boolean) { $0.allowsEditingTextAttributes = $1 },
    ] + SceneMacField.keys.map { $0.lifted(to: \.mac) }

  /// What UITextField has and fields of this version do not.
  fileprivate static let later = [
    "attributedText", "adjustsFontForContentSizeCategory", "contentVerticalAlignment", "contentHorizontalAlignment",
  ]

  /// Where a key belongs that only text fields have, for other views.
  static func hint(for key: String) -> String? {
    let ours = [
      "borderStyle", "clearButtonMode", "leftView", "leftViewMode", "rightView", "rightViewMode", "isSecureTextEntry",
      "clearsOnBeginEditing", "disabledBackground",
    ]
    return ours.contains(key)
      ? "\"\(key)\" is a property of text fields; write the view as \"- textField: …\"" : nil
  }

  /// What UITextField has, and mostly UITextView too, and only a screen, a keyboard or a hand could show.
  static let needsScreen: [String: String] = [
    "autocapitalizationType": "it changes what a keyboard types, and steps type what they say",
    "autocorrectionType": "it changes what a keyboard types, and steps type what they say",
    "spellCheckingType": "nothing checks the text, and no mark would be drawn",
    "inlinePredictionType": "nothing is predicted while steps type",
    "smartQuotesType": "it changes what a keyboard types, and steps type what they say",
    "smartDashesType": "it changes what a keyboard types, and steps type what they say",
    "smartInsertDeleteType": "it changes what a keyboard types, and steps type what they say",
    "enablesReturnKeyAutomatically": "it greys out a key while there is no text, and keys are never drawn so",
    "textContentType": "it tells the system what to offer for filling in, and nothing is offered",
    "passwordRules": "it tells the system what passwords to offer, and none is offered",
    "inputView": "it stands in the place of the keyboard; how high that is says the scene's keyboard",
    "inputAccessoryView": "it stands on the keyboard; how high that is says the scene's keyboard",
    "inputAssistantItem": "it is a bar on the keyboard of a tablet, which is not drawn",
    "textDragDelegate": "there is no hand that drags", "textDropDelegate": "there is no hand that drops",
    "pasteDelegate": "the step `paste` pastes what it says",
    "interactionState": "there is no hand that edits; steps say what is focused and selected",
  ]
}

extension SceneMacField {
  /// The keys that only the Mac's fields have.
  fileprivate static let keys: [Key<SceneMacField>] = [
    Key("isEditable", "editable", form: .boolean) { $0.isEditable = $1 },
    Key("isSelectable", "selectable", form: .boolean) { $0.isSelectable = $1 },
    Key("isBordered", "bordered", form: .boolean) { $0.isBordered = $1 },
    Key("isBezeled", "bezeled", form: .boolean) { $0.isBezeled = $1 },
    Key("drawsBackground", form: .boolean) { $0.drawsBackground = $1 },
    Key("usesSingleLineMode", form: .boolean) { $0.usesSingleLineMode = $1 },
  ]
}

extension Form where Value == SceneView {
  /// One view that stands for itself, as an element of a list of views does.
  fileprivate static var oneView: Form {
    Form("a view, as in { image: … }") { decoding, node in decoding.decodeView(node) }
  }
}

extension Form where Value == SceneResizableImage {
  /// `{ image, capInsets, resizingMode }`.
  fileprivate static var resizableImage: Form {
    Form("a picture, as in { image: file.png }") { decoding, node in
      var image = SceneResizableImage()
      decoding.decode(node, into: &image, by: keys)
      return image
    }
  }

  private static var keys: KeyTable<SceneResizableImage> {
    KeyTable(
      "a background picture",
      [
        Key("image", form: .picture) { $0.image = $1 },
        Key("capInsets", form: .insets) { $0.capInsets = $1 },
        Key("resizingMode", form: .choice()) { $0.resizingMode = $1 },
      ], required: ["image"])
  }
}
