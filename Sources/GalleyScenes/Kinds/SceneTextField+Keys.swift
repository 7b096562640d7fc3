import GalleyBase
import GalleyViews

extension SceneTextField {
  static let summary = "A line of text that can be edited, as UITextField shows it."
  static let childKeys: [ChildKey] = [.view("leftView"), .view("rightView"), .views("subviews")]

  static let keys = table(
    "a text field", "UITextField",
    SceneText.keys.map { $0.lifted { $1(&$0.text) } } + properties.keys,
    rest: backgroundKeys, omitting: ["backgroundColor"],
    later: [
      "attributedText", "adjustsFontForContentSizeCategory", "contentHorizontalAlignment",
    ], needsScreen: needsScreen,
    hint: {
      $0 == "numberOfLines" ? "a text field has one line; for several lines use a text view or a label" : nil
    })

  /// The key `background`: a colour, as for any view, or an image, as in UITextField, which is
  /// written as a mapping.
  private static let backgroundKeys: [Key<ViewDraft<SceneTextField>>] = [
    Key("backgroundColor", form: .color) {
      $0.view.assignments.set(\.backgroundColor, to: $1, by: "backgroundColor")
    }
    .documented("Colour of the background.", default: "none"),
    Key("background", Form.color.shape.or(Form.resizableImage.shape)) { draft, decoding, node in
      if decoding.document.pairs(node) != nil {
        draft.own.background = Form.resizableImage.read(&decoding, node)
      } else if draft.view.backgroundColor != nil {
        decoding.report(
          "\"background\" and \"backgroundColor\" are two spellings of one key; give one of them, or a picture as "
            + "background: { image: … }", at: node)
      } else if let color = Form.color.read(&decoding, node) {
        draft.view.assignments.set(\.backgroundColor, to: color, by: "backgroundColor")
      }
    }
    .documented("A picture instead of a border, or a colour as `backgroundColor`."),
  ]

  /// The properties of UITextField that have no effect without a screen. UITextView has most of
  /// them too.
  static let needsScreen: [String: String] = [
    "autocapitalizationType": unchangedTyping, "autocorrectionType": unchangedTyping,
    "spellCheckingType": "nothing checks the text, and no mark would be drawn",
    "inlinePredictionType": "nothing is predicted while steps type",
    "smartQuotesType": unchangedTyping, "smartDashesType": unchangedTyping, "smartInsertDeleteType": unchangedTyping,
    "enablesReturnKeyAutomatically": "it greys out a key while there is no text, and Galley does not draw that",
    "textContentType": "it chooses the system's suggestions, and Galley has none",
    "passwordRules": "it sets rules for suggested passwords, and Galley has none",
    "inputView": "it replaces the keyboard; set the height with the scene's key keyboard",
    "inputAccessoryView": "it is above the keyboard; set the height with the scene's key keyboard",
    "inputAssistantItem": "it is a bar on the keyboard of a tablet, which is not drawn",
    "textDragDelegate": "dragging needs user input", "textDropDelegate": "dropping needs user input",
    "pasteDelegate": "the step `paste` has the text to paste",
    "interactionState": "steps set the focus and the selection",
  ]

  private static let unchangedTyping = "it changes typed text, and steps type their text unchanged"
}

extension Decoding {
  /// Reads the runs of a placeholder. Reports a mistake if the scene also sets a plain placeholder
  /// (`hasPlain`).
  /// - Parameter hasPlain: true if the view also has a placeholder string, which is reported.
  mutating func decodePlaceholder(_ node: NodeID, besides hasPlain: Bool) -> [SceneRun]? {
    guard let runs = decodeRuns(node, buildingOn: SceneAttributes()) else { return nil }
    if hasPlain {
      report("give either placeholder or attributedPlaceholder", at: node)
    }
    return runs
  }
}

extension Form where Value == SceneResizableImage {
  /// The form of a resizable image: `{ image, capInsets, resizingMode }`.
  static var resizableImage: Form {
    .mapping(
      KeyTable(
        "a background picture",
        [
          Key("image", form: .picture) { $0.image = $1 }.documented("A PNG file, relative to the scene.", uikit: nil),
          Key("capInsets", form: .insets) { $0.capInsets = $1 }
            .documented("The parts at the edges that are not stretched.", default: "none"),
          Key("resizingMode", form: .choice()) { $0.resizingMode = $1 }.documented(
            "The way the rest is stretched.", default: "tile"),
        ], counterpart: "UIImage", required: ["image"]), from: SceneResizableImage())
  }
}
