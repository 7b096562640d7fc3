public import Foundation

/// A trait that a collection can have a value of.
public protocol UITraitDefinition {
  /// The type of the values.
  associatedtype Value
  /// The value of collections that do not state one.
  static var defaultValue: Value { get }
  /// The name in descriptions.
  static var name: String { get }
  /// The identifier.
  static var identifier: String { get }
  /// True if colours depend on it.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: self) }
  /// The type's name with its module.
  public static var identifier: String { String(reflecting: self) }
  /// Always false.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait type, for `registerForTraitChanges`.
public typealias UITrait = any UITraitDefinition.Type

/// Mutable traits: those of a collection under construction, or a view's overrides.
public protocol UIMutableTraits {
  /// The value of a trait that the program defines.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The style.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The measure of 3D Touch.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The range of colours.
  var displayGamut: UIDisplayGamut { get set }
  /// The contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The state of the window.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The language of line breaking, hyphenation and glyph variants.
  var typesettingLanguage: String? { get set }
}

/// The traits of a collection while a closure changes them.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  /// The value of a trait of the system or of the program; nil if it is not stated.
  func value(of trait: UITrait) -> Any? {
    if let row = MutableTraits.rows[ObjectIdentifier(trait)] { return row.value(values) }
    return values.custom[ObjectIdentifier(trait)]?.value
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { value(of: trait) as? Trait.Value ?? trait.defaultValue }
    set {
      if let row = MutableTraits.rows[ObjectIdentifier(trait)] {
        row.set(&values, newValue)
      } else {
        values.custom[ObjectIdentifier(trait)] = CustomTraitValue(value: newValue)
      }
    }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom ?? .unspecified }
    set { values.userInterfaceIdiom = newValue }
  }
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle ?? .unspecified }
    set { values.userInterfaceStyle = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection ?? .unspecified }
    set { values.layoutDirection = newValue }
  }
  var displayScale: CGFloat {
    get { values.displayScale ?? 0 }
    set { values.displayScale = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = newValue }
  }
  var forceTouchCapability: UIForceTouchCapability {
    get { values.forceTouchCapability ?? .unknown }
    set { values.forceTouchCapability = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory ?? .unspecified }
    set { values.preferredContentSizeCategory = newValue }
  }
  var displayGamut: UIDisplayGamut {
    get { values.displayGamut ?? .unspecified }
    set { values.displayGamut = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast ?? .unspecified }
    set { values.accessibilityContrast = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel ?? .unspecified }
    set { values.userInterfaceLevel = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight ?? .unspecified }
    set { values.legibilityWeight = newValue }
  }
  var activeAppearance: UIUserInterfaceActiveAppearance {
    get { values.activeAppearance ?? .unspecified }
    set { values.activeAppearance = newValue }
  }
  var typesettingLanguage: String? {
    get { values.typesettingLanguage }
    set { values.typesettingLanguage = newValue }
  }
}
