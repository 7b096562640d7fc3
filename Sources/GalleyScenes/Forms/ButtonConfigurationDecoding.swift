import GalleyViews

/// A button configuration with the keys read so far.
private struct ConfigurationDraft: Sendable {
  var configuration = ButtonConfiguration(.plain)

  static let keys = KeyTable<ConfigurationDraft>(
    "a button configuration",
    [
      Key("style", form: .choice()) { $0.configuration.style = $1 }
        .documented(
          "The background and the colour of the title.", default: "plain", uikit: "UIButton.Configuration.plain()"),
      Key("cornerStyle", form: .choice()) { $0.configuration.cornerStyle = $1 }
        .documented("The corners of the background.", default: "dynamic", uikit: "UIButton.Configuration.cornerStyle"),
    ])
}

extension Form where Value == ButtonConfiguration {
  /// The form of a button configuration: the name of a style, or
  /// `{ style: filled, cornerStyle: capsule }`.
  static var buttonConfiguration: Form {
    let style = Form<ButtonConfiguration.Style>.choice()
    return Form("a style", style.shape.or(.mapping { ConfigurationDraft.keys.description })) { decoding, node in
      guard decoding.document.pairs(node) != nil else {
        return style.read(&decoding, node).map { ButtonConfiguration($0) }
      }
      var draft = ConfigurationDraft()
      decoding.decode(node, into: &draft, by: ConfigurationDraft.keys)
      return draft.configuration
    }
  }
}
