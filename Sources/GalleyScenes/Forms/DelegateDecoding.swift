extension Form where Value == SceneDelegate {
  /// The answers of a field's delegate: `{ shouldClear: false }`.
  static var fieldDelegate: Form { answers(SceneDelegate.fieldKeys) }

  /// The answers of a text view's delegate: `{ shouldChangeText: false }`.
  static var viewDelegate: Form { answers(SceneDelegate.viewKeys) }

  private static func answers(_ keys: KeyTable<SceneDelegate>) -> Form {
    Form("the answers of a delegate, as in { shouldEndEditing: false }") { decoding, node in
      guard let pairs = decoding.document.pairs(node) else {
        decoding.reject(node, expected: "the answers of a delegate, as in { shouldEndEditing: false }")
        return nil
      }
      if pairs.isEmpty { decoding.report("the delegate answers nothing", at: node, valid: keys.names) }
      var delegate = SceneDelegate()
      decoding.decode(node, into: &delegate, by: keys)
      return delegate
    }
  }
}

extension SceneDelegate {
  /// UITextFieldDelegate's questions.
  fileprivate static let fieldKeys = KeyTable<SceneDelegate>(
    "the delegate of a text field",
    [
      Key("shouldBeginEditing", "textFieldShouldBeginEditing", form: .boolean) { $0.shouldBeginEditing = $1 },
      Key("shouldEndEditing", "textFieldShouldEndEditing", form: .boolean) { $0.shouldEndEditing = $1 },
      Key("shouldChangeCharacters", "shouldChangeCharactersIn", form: .boolean) { $0.shouldChange = $1 },
      Key("shouldClear", "textFieldShouldClear", form: .boolean) { $0.shouldClear = $1 },
      Key("shouldReturn", "textFieldShouldReturn", form: .boolean) { $0.shouldReturn = $1 },
    ],
    hint: { key in
      ["shouldChangeText", "shouldChangeTextIn"].contains(key)
        ? "the delegate of a text field is asked shouldChangeCharacters" : hint(key)
    })

  /// UITextViewDelegate's questions.
  fileprivate static let viewKeys = KeyTable<SceneDelegate>(
    "the delegate of a text view",
    [
      Key("shouldBeginEditing", "textViewShouldBeginEditing", form: .boolean) { $0.shouldBeginEditing = $1 },
      Key("shouldEndEditing", "textViewShouldEndEditing", form: .boolean) { $0.shouldEndEditing = $1 },
      Key("shouldChangeText", "shouldChangeTextIn", form: .boolean) { $0.shouldChange = $1 },
    ],
    hint: { key in
      switch key {
      case "shouldChangeCharacters", "shouldChangeCharactersIn":
        "the delegate of a text view is asked shouldChangeText"
      case "shouldClear", "shouldReturn":
        "\"\(key)\" is asked by text fields; a text view has no clear button, and its return key is a line break"
      default: hint(key)
      }
    })

  /// A hint for a method that tells and does not ask; nil for any other key.
  private static func hint(_ key: String) -> String? {
    key.contains("Did") || key.hasPrefix("did")
      ? "\"\(key)\" is told and not asked; the events of the layout dump have it" : nil
  }
}
