public import Foundation

extension UITraitCollection {
  private convenience init(stating state: (inout TraitValues) -> Void) {
    var values = TraitValues()
    state(&values)
    self.init(values: values)
  }

  /// A collection of all traits of the given collections; later values win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in for collection in traitCollections { values.merge(collection.values) } }
  }

  /// A collection of the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitCollection.changed(TraitValues(), mutations))
  }

  /// A collection that states a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// A collection that states a style.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = style }
  }
  /// A collection that states a direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// A collection that states a scale, in pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// A collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// A collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// A collection that states a measure of 3D Touch.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  /// A collection that states a text size.
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = category }
  }
  /// A collection that states a range of colours.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// A collection that states a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// A collection that states a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// A collection that states a weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  /// A collection that states the state of the window.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  /// A collection that states a language of line breaking, hyphenation and glyph variants.
  public convenience init(typesettingLanguage: String) { self.init { $0.typesettingLanguage = typesettingLanguage } }
}
