import GalleyViews

extension TraitOverrides {
  /// The keys of a view's traits.
  static let keys = KeyTable<TraitOverrides>(
    "traits",
    [
      Key("userInterfaceStyle", form: .choice()) { $0.userInterfaceStyle = $1 },
      Key("preferredContentSizeCategory", form: .choice()) { $0.preferredContentSizeCategory = $1 },
      Key("layoutDirection", form: .choice()) { $0.layoutDirection = $1 },
      Key("typesettingLanguage", form: .languageTag) { $0.typesettingLanguage = $1 },
    ])
}

extension Form where Value == TraitOverrides {
  /// Traits of a view, which hold for whatever is read in it after them.
  static var traitOverrides: Form {
    Form("a mapping of traits") { decoding, node in
      var overrides = TraitOverrides()
      decoding.decode(node, into: &overrides, by: TraitOverrides.keys)
      decoding.adopt(overrides)
      return overrides
    }
  }
}

extension Decoding {
  /// Replaces traits of the view that is being read, and reads the named styles once more: their colours and fonts depend
  /// on the traits.
  fileprivate mutating func adopt(_ overrides: TraitOverrides) {
    environment.traits.interfaceStyle = overrides.userInterfaceStyle ?? environment.traits.interfaceStyle
    environment.traits.contentSizeCategory =
      overrides.preferredContentSizeCategory ?? environment.traits.contentSizeCategory
    environment.traits.locale = overrides.typesettingLanguage ?? environment.traits.locale
    // Mistakes in the styles were reported when they were read first.
    if mistakes.isEmpty, let styles = environment.stylesNode { decodeStyles(styles) }
  }
}
