import GalleyBase
import GalleyText
import GalleyViews

extension SceneView {
  /// The keys of a text view: a view's, and its own.
  static let textViewKeys = KeyTable<SceneView>(
    "a text view", keys + SceneTextView.keys.map { $0.lifted(to: \.textView) },
    later: later + SceneTextView.later + SceneAttributes.keys.later, needsScreen: SceneTextView.needsScreen,
    hint: { key in
      if key == "numberOfLines" { return "a text view calls it maximumNumberOfLines" }
      if key == "contentSize" { return "the size of a text view's content follows from its text; the layout says it" }
      if key == "allowsEditingTextAttributes" {
        return "steps paste characters without attributes, so that allowsEditingTextAttributes would change nothing"
      }
      if key == "insets" { return "a text view calls it textContainerInset" }
      return SceneText.hint(for: key, view: "text view") ?? SceneTextField.hint(for: key)
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
      Key("selectedRange") { view, decoding, node in
        view.selectedRange = Form<Range<Int>>.offsets.read(&decoding, node)
        view.selectedRangePath = decoding.path
      },
      Key("usesFontLeading", form: .boolean) { $0.usesFontLeading = $1 },
      Key("textContainerInset", form: .insets) { $0.textContainerInset = $1 },
      Key("lineFragmentPadding", form: .extent) { $0.lineFragmentPadding = $1 },
      Key("maximumNumberOfLines", form: .count(0...1_000_000)) { $0.maximumNumberOfLines = $1 },
      Key("lineBreakMode", form: .choice()) { $0.lineBreakMode = $1 },
      Key("exclusionPaths", form: .list(of: .exclusion, "a list of shapes")) { $0.exclusionPaths = $1 },
    ] + placeholderKeys + [
      Key("showsRuler", form: .boolean) { $0.showsRuler = $1 },
      Key("delegate", form: .viewDelegate) { $0.delegate = $1 },
      Key("keyboardType", form: .choice()) { $0.keyboardType = $1 },
      Key("keyboardAppearance", form: .choice()) { $0.keyboardAppearance = $1 },
      Key("returnKeyType", form: .choice()) { $0.returnKeyType = $1 },
      Key("isEditable", form: .boolean) { $0.isEditable = $1 },
      Key("isSelectable", form: .boolean) { $0.isSelectable = $1 },
      Key("clearsOnInsertion", form: .boolean) { $0.clearsOnInsertion = $1 },
    ] + SceneScrolling.keys.map { $0.lifted(to: \.scrolling) }

  private static let placeholderKeys: [Key<SceneTextView>] = [
    Key("placeholder", form: .string) { $0.placeholder = $1 },
    Key("attributedPlaceholder") { view, decoding, node in
      guard let runs = decoding.decodeRuns(node, buildingOn: SceneAttributes()) else { return }
      if view.placeholder != nil {
        decoding.report(
          "placeholder and attributedPlaceholder are two ways to say the same; give one of them", at: node)
      }
      view.attributedPlaceholder = runs
    },
    Key("placeholderColor", form: .color) { $0.placeholderColor = $1 },
    Key("placeholderLocation", form: .offset) { $0.placeholderLocation = Point(x: $1.width, y: $1.height) },
    Key("placeholderGeometry", form: .choice(alias: ("article", .label))) { $0.placeholderGeometry = $1 },
  ]

  /// What UITextView has and text views of this version do not.
  fileprivate static let later = [
    "attributedText", "dataDetectorTypes", "adjustsFontForContentSizeCategory", "zoomScale", "borderStyle",
  ]

  /// What UITextView has and only a screen, a keyboard or a hand could show.
  fileprivate static let needsScreen = SceneTextField.needsScreen
    .merging(SceneScrolling.needsScreen) { own, _ in own }
    .merging([
      "isFindInteractionEnabled": "it is a bar above the keyboard, which is not drawn"
    ]) { own, _ in own }

  /// Where a key belongs that only text views have, or they and text fields, for other views.
  static func hint(for key: String) -> String? {
    let shared = [
      "placeholder", "attributedPlaceholder", "clearsOnInsertion", "keyboardType", "keyboardAppearance",
      "returnKeyType", "typingAttributes", "delegate",
    ]
    if shared.contains(key) {
      return "\"\(key)\" is a property of text fields and text views; write the view as \"- textField: …\" or "
        + "\"- textView: …\""
    }
    let isOurs = keys.contains { $0.names.contains(key) }
    let isShared =
      SceneTextContainer.keys.contains { $0.names.contains(key) } || ["isEditable", "isSelectable"].contains(key)
    return isOurs && !isShared
      ? "\"\(key)\" is a property of text views; write the view as \"- textView: …\"" : nil
  }
}

extension SceneScrolling {
  /// The keys of all views that scroll.
  static let keys: [Key<SceneScrolling>] = [
    Key("isScrollEnabled", form: .boolean) { $0.isScrollEnabled = $1 },
    Key("contentOffset", form: .offset) { $0.contentOffset = Point(x: $1.width, y: $1.height) },
    Key("contentInset", form: .insets) { $0.contentInset = $1 },
  ]

  /// What UIScrollView has and only a screen or a hand could show.
  static let needsScreen: [String: String] = [
    "showsVerticalScrollIndicator": "indicators show while a hand scrolls, and are never drawn",
    "showsHorizontalScrollIndicator": "indicators show while a hand scrolls, and are never drawn",
    "indicatorStyle": "indicators show while a hand scrolls, and are never drawn",
    "bounces": "there is no hand that pulls", "alwaysBounceVertical": "there is no hand that pulls",
    "alwaysBounceHorizontal": "there is no hand that pulls", "isPagingEnabled": "there is no hand that scrolls",
    "isDirectionalLockEnabled": "there is no hand that scrolls", "decelerationRate": "there is no hand that scrolls",
    "scrollsToTop": "there is no status bar to tap", "keyboardDismissMode": "there is no hand that scrolls",
    "delaysContentTouches": "there is no hand that touches", "canCancelContentTouches": "there is no hand that touches",
    "refreshControl": "there is no hand that pulls",
    "contentInsetAdjustmentBehavior": "there are no bars to keep clear of; contentInset says how much room is kept",
  ]
}
