import GalleyBase
import GalleyViews

extension SceneTextView {
  static let summary = "Text that scrolls and can be edited, as UITextView shows it."

  static let keys = table(
    "a text view", "UITextView",
    SceneText.keys.map { $0.lifted { $1(&$0.text) } } + textKeys + placeholderKeys + inputKeys
      + SceneScrolling.keys.map { $0.lifted { $1(&$0.scrolling) } },
    later: ["attributedText", "dataDetectorTypes", "adjustsFontForContentSizeCategory", "zoomScale", "borderStyle"],
    needsScreen: SceneTextField.needsScreen
      .merging(SceneScrolling.needsScreen) { own, _ in own }
      .merging(["isFindInteractionEnabled": "it is a bar above the keyboard, which is not drawn"]) { own, _ in own },
    renamed: ["numberOfLines": "maximumNumberOfLines", "insets": "textContainerInset"],
    hint: { key in
      switch key {
      case "contentSize": "the size of a text view's content follows from its text; the layout says it"
      case "allowsEditingTextAttributes":
        "steps paste characters without attributes, so that allowsEditingTextAttributes would change nothing"
      default: nil
      }
    })

  private static let textKeys: [Key<SceneTextView>] = [
    Key("textAlignment", form: .choice()) { $0.textAlignment = $1 }
      .documented("Alignment, which wins over the runs' paragraph styles.", default: "the runs', natural"),
    Key("typingAttributes", form: .style) { $0.typingAttributes = $1 }
      .documented("Attributes of what is typed next.", default: "those before the caret"),
    Key("linkTextAttributes", form: .style) { $0.linkTextAttributes = $1 }
      .documented("Colours and decorations of links.", default: "blue, underlined"),
    Key("selectedRange", Form.offsets.shape) { view, decoding, node in
      view.selectedRange = Form.offsets.read(&decoding, node)
      view.selectedRangePath = decoding.path
    }
    .documented("The selection, UTF-16 offsets; equal ones are the caret.", default: "the end of the text"),
    Key("usesFontLeading", form: .boolean) { $0.usesFontLeading = $1 }
      .documented("True if the line gap of fonts counts.", default: "true", uikit: "NSLayoutManager.usesFontLeading"),
    Key("textContainerInset", form: .insets) { $0.textContainerInset = $1 }
      .documented("Space between the content's edges and the text container.", default: "[8, 0, 8, 0]"),
    Key("lineFragmentPadding", form: .extent) { $0.lineFragmentPadding = $1 }
      .documented("Space left free at both ends of every line.", default: "5", uikit: container),
    Key("maximumNumberOfLines", form: .count(0...1_000_000)) { $0.maximumNumberOfLines = $1 }
      .documented("The most lines; 0 is no limit.", default: "0", uikit: container),
    Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 }
      .documented("The end of the last line if text is left over.", default: "byWordWrapping", uikit: container),
    Key("exclusionPaths", form: .list(of: .exclusion, "a list of shapes")) { $0.exclusionPaths = $1 }
      .documented("Shapes that text keeps clear of, in container coordinates.", default: "[]", uikit: container),
  ]

  private static let container = "UITextView.textContainer"

  private static let placeholderKeys: [Key<SceneTextView>] = [
    Key("placeholder", form: .text) { $0.placeholder = $1 }.documented(
      "The text that shows while the view is empty.", uikit: nil),
    Key("attributedPlaceholder", .runs) { view, decoding, node in
      guard let runs = decoding.decodePlaceholder(node, besides: view.placeholder != nil) else { return }
      view.attributedPlaceholder = runs
    }
    .documented("The placeholder as runs, instead of `placeholder`.", uikit: nil),
    Key("placeholderColor", form: .color) { $0.placeholderColor = $1 }
      .documented("Colour of a placeholder that names none.", default: "placeholderText", uikit: nil),
    Key("placeholderLocation", form: .offset) { $0.placeholderLocation = Point(x: $1.width, y: $1.height) }
      .documented("Offset of the placeholder.", default: "[0, 0]", uikit: nil),
    Key("placeholderGeometry", form: .choice(alias: ("article", .label))) { $0.placeholderGeometry = $1 }
      .documented(
        "The place of the placeholder: where text begins, or in a label over it.", default: "text", uikit: nil),
  ]

  private static let inputKeys: [Key<SceneTextView>] = [
    Key("showsRuler", form: .boolean) { $0.showsRuler = $1 }
      .documented("True to draw indents and tab stops above the text.", default: "false", uikit: nil),
    Key("delegate", form: .viewDelegate) { $0.delegate = $1 }.documented("Answers of the delegate."),
    Key("keyboardType", form: .choice()) { $0.keyboardType = $1 }
      .documented("The keys of the keyboard; restricts nothing.", default: "default"),
    Key("keyboardAppearance", form: .choice()) { $0.keyboardAppearance = $1 }.documented(
      "Light or dark keys.", default: "default"),
    Key("returnKeyType", form: .choice()) { $0.returnKeyType = $1 }.documented(
      "The word on the return key.", default: "default"),
    Key("isEditable", form: .boolean) { $0.isEditable = $1 }.documented(
      "True if a user may change the text.", default: "true"),
    Key("isSelectable", form: .boolean) { $0.isSelectable = $1 }.documented(
      "True if a user may select text.", default: "true"),
    Key("clearsOnInsertion", form: .boolean) { $0.clearsOnInsertion = $1 }
      .documented("True if the next insertion replaces all text.", default: "false"),
  ]
}
