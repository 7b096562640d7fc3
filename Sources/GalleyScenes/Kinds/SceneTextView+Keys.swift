import GalleyBase
import GalleyViews

extension SceneTextView {
  static let summary = "Text that scrolls and can be edited, as UITextView shows it."

  static let keys = table(
    "a text view", "UITextView",
    SceneText.keys.map { $0.lifted(to: \.text) } + textKeys + placeholderKeys + inputKeys
      + SceneScrolling.keys.map { $0.lifted(to: \.scrolling) },
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
    Key("textAlignment", \.textAlignment, .choice())
      .documented("Alignment, which wins over the runs' paragraph styles.", default: "the runs', natural"),
    Key("typingAttributes", \.typingAttributes, .style)
      .documented("Attributes of what is typed next.", default: "those before the caret"),
    Key("linkTextAttributes", \.linkTextAttributes, .style)
      .documented("Colours and decorations of links.", default: "blue, underlined"),
    Key("selectedRange", Form.offsets.shape) { view, decoding, node in
      view.selectedRange = Form.offsets.read(&decoding, node)
      view.selectedRangePath = decoding.path
    }
    .documented("The selection, UTF-16 offsets; equal ones are the caret.", default: "the end of the text"),
    Key("usesFontLeading", \.usesFontLeading, .boolean)
      .documented("True if the line gap of fonts counts.", default: "true", uikit: "NSLayoutManager.usesFontLeading"),
    Key("textContainerInset", \.textContainerInset, .insets)
      .documented("Space between the content's edges and the text container.", default: "[8, 0, 8, 0]"),
    Key("lineFragmentPadding", \.lineFragmentPadding, .extent)
      .documented("Space left free at both ends of every line.", default: "5", uikit: container),
    Key("maximumNumberOfLines", \.maximumNumberOfLines, .count(0...1_000_000))
      .documented("The most lines; 0 is no limit.", default: "0", uikit: container),
    Key("lineBreakMode", \.lineBreakMode, .choice())
      .documented("The end of the last line if text is left over.", default: "byWordWrapping", uikit: container),
    Key("exclusionPaths", \.exclusionPaths, .list(of: .exclusion, "a list of shapes"))
      .documented("Shapes that text keeps clear of, in container coordinates.", default: "[]", uikit: container),
  ]

  private static let container = "UITextView.textContainer"

  private static let placeholderKeys: [Key<SceneTextView>] = [
    Key("placeholder", \.placeholder, .text).documented("The text that shows while the view is empty.", uikit: nil),
    Key("attributedPlaceholder", .runs) { view, decoding, node in
      guard let runs = decoding.decodePlaceholder(node, besides: view.placeholder != nil) else { return }
      view.attributedPlaceholder = runs
    }
    .documented("The placeholder as runs, instead of `placeholder`.", uikit: nil),
    Key("placeholderColor", \.placeholderColor, .color)
      .documented("Colour of a placeholder that names none.", default: "placeholderText", uikit: nil),
    Key("placeholderLocation", form: .offset) { $0.placeholderLocation = Point(x: $1.width, y: $1.height) }
      .documented("Offset of the placeholder.", default: "[0, 0]", uikit: nil),
    Key("placeholderGeometry", \.placeholderGeometry, .choice(alias: ("article", .label)))
      .documented(
        "The place of the placeholder: where text begins, or in a label over it.", default: "text", uikit: nil),
  ]

  private static let inputKeys: [Key<SceneTextView>] = [
    Key("showsRuler", \.showsRuler, .boolean)
      .documented("True to draw indents and tab stops above the text.", default: "false", uikit: nil),
    Key("delegate", \.delegate, .viewDelegate).documented("Answers of the delegate."),
    Key("keyboardType", \.keyboardType, .choice())
      .documented("The keys of the keyboard; restricts nothing.", default: "default"),
    Key("keyboardAppearance", \.keyboardAppearance, .choice()).documented("Light or dark keys.", default: "default"),
    Key("returnKeyType", \.returnKeyType, .choice()).documented("The word on the return key.", default: "default"),
    Key("isEditable", \.isEditable, .boolean).documented("True if a user may change the text.", default: "true"),
    Key("isSelectable", \.isSelectable, .boolean).documented("True if a user may select text.", default: "true"),
    Key("clearsOnInsertion", \.clearsOnInsertion, .boolean)
      .documented("True if the next insertion replaces all text.", default: "false"),
  ]
}
