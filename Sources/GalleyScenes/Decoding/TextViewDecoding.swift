import GalleyBase
import GalleyText
import GalleyViews

extension SceneView {
  /// The keys of a text view: a view's, and its own.
  static let textViewKeys = KeyTable<SceneView>(
    "a text view", keys + SceneTextView.keys.map { $0.lifted(to: \.textView) },
    later: later + SceneTextView.later + SceneAttributes.keys.later,
    hint: { key in
      if key == "numberOfLines" { return "a text view calls it maximumNumberOfLines" }
      if key == "insets" { return "a text view calls it textContainerInset" }
      return SceneText.hint(for: key, view: "text view")
    })

  /// What only text views have; views of another kind take it and forget it.
  fileprivate var textView: SceneTextView {
    get { if case .textView(let view) = kind { view } else { SceneTextView() } }
    set { if case .textView = kind { kind = .textView(newValue) } }
  }
}

extension SceneTextView {
  /// The keys that only text views have.
  static let keys: [Key<SceneTextView>] =
    SceneText.keys.map { $0.lifted(to: \.text) } + [
      Key("textAlignment", form: .choice()) { $0.textAlignment = $1 },
      Key("typingAttributes", form: .style) { $0.typingAttributes = $1 },
      Key("linkTextAttributes", form: .style) { $0.linkTextAttributes = $1 },
      Key("selectedRange", form: .offsets) { $0.selectedRange = $1 },
      Key("usesFontLeading", form: .boolean) { $0.usesFontLeading = $1 },
      Key("textContainerInset", form: .insets) { $0.textContainerInset = $1 },
      Key("lineFragmentPadding", form: .extent) { $0.lineFragmentPadding = $1 },
      Key("maximumNumberOfLines", form: .count(0...1_000_000)) { $0.maximumNumberOfLines = $1 },
      Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 },
      Key("exclusionPaths", form: .list(of: .exclusion, "a list of shapes")) { $0.exclusionPaths = $1 },
    ] + placeholderKeys + [
      Key("showsRuler", form: .boolean) { $0.showsRuler = $1 },
      Key("isEditable", form: .boolean) { $0.isEditable = $1 },
      Key("isSelectable", form: .boolean) { $0.isSelectable = $1 },
      Key("clearsOnInsertion", form: .boolean) { $0.clearsOnInsertion = $1 },
    ] + SceneScrolling.keys.map { $0.lifted(to: \.scrolling) }

  private static let placeholderKeys: [Key<SceneTextView>] = [
    Key("placeholder", form: .string) { $0.placeholder = $1 },
    Key("attributedPlaceholder") { view, decoding, node in
      if view.placeholder != nil {
        decoding.report(
          "placeholder and attributedPlaceholder are two ways to say the same; give one of them", at: node)
      }
      view.attributedPlaceholder = Form.list(of: .run, "a list of runs").read(&decoding, node)
    },
    Key("placeholderColor", form: .color) { $0.placeholderColor = $1 },
    Key("placeholderLocation", form: .offset) { $0.placeholderLocation = Point(x: $1.width, y: $1.height) },
    Key("placeholderGeometry", form: .choice()) { $0.placeholderGeometry = $1 },
  ]

  /// What UITextView has and text views of this version do not.
  static let later = [
    "attributedText", "dataDetectorTypes", "allowsEditingTextAttributes", "adjustsFontForContentSizeCategory",
    "borderStyle", "contentSize",
  ]

  /// Where a key belongs that only text views have, for other views.
  static func hint(for key: String) -> String? {
    guard ["textContainerInset", "placeholderLocation", "placeholderGeometry", "showsRuler"].contains(key) else {
      return nil
    }
    return "\"\(key)\" is a property of text views; write the view as \"- textView: …\""
  }
}

extension SceneScrolling {
  /// The keys of all views that scroll.
  static let keys: [Key<SceneScrolling>] = [
    Key("isScrollEnabled", form: .boolean) { $0.isScrollEnabled = $1 },
    Key("contentOffset", form: .offset) { $0.contentOffset = Point(x: $1.width, y: $1.height) },
    Key("contentInset", form: .insets) { $0.contentInset = $1 },
  ]
}

extension Form where Value == SceneRun {
  /// A run of text with its attributes.
  fileprivate static var run: Form {
    Form("a run") { decoding, node in
      var run = SceneRun()
      decoding.decode(node, into: &run, by: SceneRun.keys)
      return run
    }
  }
}
