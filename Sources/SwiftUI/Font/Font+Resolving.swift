extension Font {
  /// Returns the UIKit font for the text size and the bold text setting of traits.
  func resolved(in traits: UITraitCollection, changes more: [FontChange] = []) -> UIFont {
    var font = source.font(in: traits)
    for change in changes + more { font = change.applied(to: font, source) }
    if traits.legibilityWeight == .bold { font = FontChange.bold.applied(to: font, source) }
    return font
  }
}

extension FontSource {
  fileprivate func font(in traits: UITraitCollection) -> UIFont {
    switch self {
    case .style(let style, let design, let weight):
      var font = UIFont.preferredFont(forTextStyle: style.inUIKit, compatibleWith: traits)
      if let design { font = FontChange.design(design).applied(to: font, self) }
      if let weight { font = FontChange.weight(weight).applied(to: font, self) }
      return font
    case .system(let size, let design, let weight):
      let font = UIFont.systemFont(ofSize: size, weight: (weight ?? .regular).inUIKit)
      return design.map { FontChange.design($0).applied(to: font, self) } ?? font
    case .custom(let name, let size, let style):
      let scaled = style.map {
        UIFontMetrics(forTextStyle: $0.inUIKit).scaledValue(for: size, compatibleWith: traits)
      }
      return UIFont(name: name, size: scaled ?? size) ?? UIFont.systemFont(ofSize: scaled ?? size)
    case .fixed(let font): return font
    }
  }

  /// The weight of bold text: the emphasised weight of a text style, otherwise bold (Galley's
  /// choice for fonts without a text style).
  fileprivate var boldWeight: UIFont.Weight {
    if case .style(let style, _, _) = self { style.emphasizedWeight } else { .bold }
  }

  fileprivate var isSystem: Bool {
    switch self {
    case .style, .system: true
    case .custom, .fixed: false
    }
  }
}

extension FontChange {
  fileprivate func applied(to font: UIFont, _ source: FontSource) -> UIFont {
    let old = font.fontDescriptor
    let new: UIFontDescriptor?
    switch self {
    case .weight(let weight): new = old.adding([.weight: weight.value])
    case .width(let width): new = old.adding([.width: width])
    case .design(let design): new = old.withDesign(design.inUIKit)
    case .bold:
      new =
        source.isSystem
        ? old.adding([.weight: source.boldWeight.rawValue])
        : old.withSymbolicTraits(old.symbolicTraits.union(.traitBold))
    case .italic: new = old.withSymbolicTraits(old.symbolicTraits.union(.traitItalic))
    case .monospaced: new = old.withDesign(.monospaced)
    case .monospacedDigit: new = old.adding(feature: 6, selector: 0)
    case .smallCaps: new = old.adding(feature: 37, selector: 1).adding(feature: 38, selector: 1)
    case .lowercaseSmallCaps: new = old.adding(feature: 37, selector: 1)
    case .uppercaseSmallCaps: new = old.adding(feature: 38, selector: 1)
    case .leading: new = nil
    case .scaled(let factor): return font.withSize(font.pointSize * factor)
    }
    return new.map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
  }
}

extension UIFontDescriptor {
  /// Returns the descriptor with the given traits changed. All other traits stay the same.
  fileprivate func adding(_ changes: [TraitKey: CGFloat]) -> UIFontDescriptor {
    var traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
    for (key, value) in changes { traits[key] = value }
    if changes[.weight] != nil {
      // A weight replaces the one of the face's name and that of bold traits.
      let symbolic = symbolicTraits.subtracting(.traitBold)
      traits[.symbolic] = symbolic.rawValue
    }
    return addingAttributes([.traits: traits])
  }

  /// Returns the descriptor with a font feature turned on. `type` and `selector` are numbers of
  /// Apple's Font Feature Registry.
  fileprivate func adding(feature type: Int, selector: Int) -> UIFontDescriptor {
    let known = fontAttributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
    return addingAttributes([.featureSettings: known + [[.type: type, .selector: selector]]])
  }
}
