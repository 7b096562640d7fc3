import GalleyFiles
import GalleyViews

extension SceneProperty where Model: Assigning, Model.Body == Body, Body: TextInput {
  /// The keyboard type and appearance of an editable view. They are written by `writeKeyboard`.
  static var keyboard: [SceneProperty] {
    [
      .init("keyboardType", \.keyboardType, .choice()).dumped("keyboardType")
        .named("the keyboard type", .paint, standard: "default")
        .documented("The set of keys; does not restrict the text.", default: "default"),
      .init("keyboardAppearance", \.keyboardAppearance, .choice()).dumped("keyboardAppearance")
        .named("the keyboard appearance", .paint, standard: "default")
        .documented("Light or dark keys.", default: "default"),
      .init("returnKeyType", \.returnKeyType, .choice()).dumped("returnKeyType")
        .named("the return key type", .paint, standard: "default")
        .documented("The word on the return key.", default: "default"),
    ]
  }
}

extension LayoutWriter {
  /// Writes the keyboard type and appearance of a view if they are not the default.
  mutating func writeKeyboard(of view: View) {
    guard let input = view as? any TextInput else { return }
    json.members(of: [
      "keyboardType": input.keyboardType == .default ? nil : input.keyboardType.rawValue,
      "keyboardAppearance": input.keyboardAppearance == .default ? nil : input.keyboardAppearance.rawValue,
      "returnKeyType": input.returnKeyType == .default ? nil : input.returnKeyType.rawValue,
    ])
  }
}
