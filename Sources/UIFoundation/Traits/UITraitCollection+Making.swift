public import Foundation

extension UITraitCollection {
  private convenience init(stating state: (inout TraitValues) -> Void) {
    var values = TraitValues()
    state(&values)
    self.init(values: values)
  }

  /// Creates a collection of all traits in the given collections. Values of later collections take
  /// precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in for collection in traitCollections { values.merge(collection.values) } }
  }

  /// Creates a collection of the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitCollection.changed(TraitValues(), mutations))
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// Creates a collection that specifies only the appearance, light or dark.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = style }
  }
  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Creates a collection that specifies only the scale, in pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Creates a collection that specifies only the availability of 3D Touch.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = category }
  }
  /// Creates a collection that specifies only the range of colours.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates a collection that specifies only the visual level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Creates a collection that specifies only the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  /// Creates a collection that specifies only the state of the window.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  /// Creates a collection that specifies only the language of line breaking, hyphenation and glyph
  /// variants.
  public convenience init(typesettingLanguage: String) { self.init { $0.typesettingLanguage = typesettingLanguage } }
}
