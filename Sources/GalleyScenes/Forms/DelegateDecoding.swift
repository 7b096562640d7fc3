extension Form where Value == SceneDelegate {
  /// The form of the return values of a text field's delegate methods: `{ shouldClear: false }`.
  static var fieldDelegate: Form { answers(SceneDelegate.fieldKeys) }

  /// The form of the return values of a text view's delegate methods:
  /// `{ shouldChangeText: false }`.
  static var viewDelegate: Form { answers(SceneDelegate.viewKeys) }

  private static func answers(_ keys: KeyTable<SceneDelegate>) -> Form {
    let expected = "the return values of a delegate, as in { shouldEndEditing: false }"
    return Form(expected, .mapping { keys.description }) { decoding, node in
      guard let pairs = decoding.document.pairs(node) else { return decoding.reject(node, expected: expected) }
      if pairs.isEmpty { decoding.report("the delegate is empty", at: node, valid: keys.names) }
      var delegate = SceneDelegate()
      decoding.decode(node, into: &delegate, by: keys)
      return delegate
    }
  }
}

extension SceneDelegate {
  /// The keys for the methods of UITextFieldDelegate that return a Boolean.
  fileprivate static let fieldKeys = KeyTable<SceneDelegate>(
    "the delegate of a text field",
    [
      Key("shouldBeginEditing", form: .boolean) { $0.shouldBeginEditing = $1 }.or("textFieldShouldBeginEditing")
        .documented("False to refuse the focus.", default: "true", uikit: "textFieldShouldBeginEditing(_:)"),
      Key("shouldEndEditing", form: .boolean) { $0.shouldEndEditing = $1 }.or("textFieldShouldEndEditing")
        .documented("False to keep the focus.", default: "true", uikit: "textFieldShouldEndEditing(_:)"),
      Key("shouldChangeCharacters", form: .boolean) { $0.shouldChange = $1 }.or("shouldChangeCharactersIn")
        .documented(
          "False to refuse every change of the text.", default: "true",
          uikit: "textField(_:shouldChangeCharactersIn:replacementString:)"),
      Key("shouldClear", form: .boolean) { $0.shouldClear = $1 }.or("textFieldShouldClear")
        .documented("False to refuse the clear button.", default: "true", uikit: "textFieldShouldClear(_:)"),
      Key("shouldReturn", form: .boolean) { $0.shouldReturn = $1 }.or("textFieldShouldReturn")
        .documented("False to refuse the return key.", default: "true", uikit: "textFieldShouldReturn(_:)"),
    ], counterpart: "UITextFieldDelegate",
    hint: { key in
      ["shouldChangeText", "shouldChangeTextIn"].contains(key)
        ? "for a text field the key is shouldChangeCharacters" : hint(key)
    })

  /// The keys for the methods of UITextViewDelegate that return a Boolean.
  fileprivate static let viewKeys = KeyTable<SceneDelegate>(
    "the delegate of a text view",
    [
      Key("shouldBeginEditing", form: .boolean) { $0.shouldBeginEditing = $1 }.or("textViewShouldBeginEditing")
        .documented("False to refuse the focus.", default: "true", uikit: "textViewShouldBeginEditing(_:)"),
      Key("shouldEndEditing", form: .boolean) { $0.shouldEndEditing = $1 }.or("textViewShouldEndEditing")
        .documented("False to keep the focus.", default: "true", uikit: "textViewShouldEndEditing(_:)"),
      Key("shouldChangeText", form: .boolean) { $0.shouldChange = $1 }.or("shouldChangeTextIn")
        .documented(
          "False to refuse every change of the text.", default: "true",
          uikit: "textView(_:shouldChangeTextIn:replacementText:)"),
    ], counterpart: "UITextViewDelegate",
    hint: { key in
      switch key {
      case "shouldChangeCharacters", "shouldChangeCharactersIn":
        "for a text view the key is shouldChangeText"
      case "shouldClear", "shouldReturn":
        "only a text field has \"\(key)\"; a text view has no clear button, and its return key types a line break"
      default: hint(key)
      }
    })

  /// Returns a hint for a delegate method that returns nothing; nil for any other key.
  private static func hint(_ key: String) -> String? {
    key.contains("Did") || key.hasPrefix("did")
      ? "\"\(key)\" has no return value to set; the layout dump lists its calls as events" : nil
  }
}
