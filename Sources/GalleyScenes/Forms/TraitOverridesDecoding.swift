import GalleyViews

extension TraitOverrides {
  /// The keys of a view's trait overrides.
  static let keys = KeyTable<TraitOverrides>(
    "traits",
    [
      Key("userInterfaceStyle", form: .choice()) { $0.userInterfaceStyle = $1 }
        .documented("Light or dark.", default: "the superview's"),
      Key("preferredContentSizeCategory", form: .choice()) { $0.preferredContentSizeCategory = $1 }
        .documented("The size of text styles.", default: "the superview's"),
      Key("layoutDirection", form: .choice()) { $0.layoutDirection = $1 }
        .documented("Direction of the interface.", default: "the superview's"),
      Key("typesettingLanguage", form: .languageTag) { $0.typesettingLanguage = $1 }
        .documented("Language of text.", default: "the superview's"),
    ], counterpart: "UITraitCollection")
}

extension Form where Value == TraitOverrides {
  /// The form of the trait overrides of a view. They apply to everything inside the view that is
  /// read afterwards.
  static var traitOverrides: Form {
    Form("a mapping of traits", .mapping { TraitOverrides.keys.description }) { decoding, node in
      var overrides = TraitOverrides()
      decoding.decode(node, into: &overrides, by: TraitOverrides.keys)
      decoding.adopt(overrides)
      return overrides
    }
  }
}

extension Decoding {
  /// Runs `body` with the given traits, and restores the previous traits afterwards. `body` may
  /// change the traits.
  mutating func withTraits<Result>(_ traits: DecodingTraits, _ body: (inout Decoding) -> Result) -> Result {
    let outer = environment.traits
    environment.traits = traits
    defer { environment.traits = outer }
    return body(&self)
  }

  /// Sets traits for the view that is being read. Reads the named styles again, since their colours
  /// and fonts depend on traits.
  fileprivate mutating func adopt(_ overrides: TraitOverrides) {
    let outer = environment.traits
    environment.traits.values.interfaceStyle = overrides.userInterfaceStyle ?? outer.interfaceStyle
    environment.traits.values.contentSizeCategory = overrides.preferredContentSizeCategory ?? outer.contentSizeCategory
    environment.traits.values.locale = overrides.typesettingLanguage ?? outer.locale
    // Mistakes in the styles were reported when they were read first.
    guard environment.traits.values != outer.values, mistakes.isEmpty, let styles = environment.stylesNode else {
      return
    }
    if let known = environment.knownStyles[environment.traits.values] {
      environment.traits.styles = known
    } else {
      let view = environment.currentView
      environment.currentView = nil
      defer { environment.currentView = view }
      inside(path: SceneKeyPath().appending(key: "styles")) { $0.decodeStyles(styles) }
    }
  }
}
