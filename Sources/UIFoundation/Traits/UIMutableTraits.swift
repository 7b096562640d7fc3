public import Foundation

/// A type that defines a custom trait for trait collections.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value in collections that do not specify the trait.
  static var defaultValue: Value { get }
  /// The name of the trait in descriptions.
  static var name: String { get }
  /// The unique identifier of the trait.
  static var identifier: String { get }
  /// True if colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: self) }
  /// Always false.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait type, for `registerForTraitChanges`.
public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be changed: the traits of a new collection, or the overrides of a view.
public protocol UIMutableTraits {
  /// The value of a custom trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The availability of 3D Touch.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The user's preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The range of colours of the screen.
  var displayGamut: UIDisplayGamut { get set }
  /// The contrast that the user prefers.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The visual level: base or elevated.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The weight of text that the user prefers.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The state of the window.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The language of line breaking, hyphenation and glyph variants.
  var typesettingLanguage: String? { get set }
}

/// Traits that a closure can change.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  /// Returns the value of a system or custom trait; nil if it is not specified.
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
