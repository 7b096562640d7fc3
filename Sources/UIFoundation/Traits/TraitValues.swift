import CoreGraphics
import Foundation

/// The values of traits in a collection. nil means that the trait is not specified.
struct TraitValues: Hashable {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var forceTouchCapability: UIForceTouchCapability?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var displayGamut: UIDisplayGamut?
  var accessibilityContrast: UIAccessibilityContrast?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  var typesettingLanguage: String?
  /// The values of custom traits, by the types that define the traits.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Copies all traits that `other` specifies.
  mutating func merge(_ other: TraitValues) {
    func later<Value>(_ old: inout Value?, _ new: Value?) { old = new ?? old }
    later(&userInterfaceIdiom, other.userInterfaceIdiom)
    later(&userInterfaceStyle, other.userInterfaceStyle)
    later(&layoutDirection, other.layoutDirection)
    later(&displayScale, other.displayScale)
    later(&horizontalSizeClass, other.horizontalSizeClass)
    later(&verticalSizeClass, other.verticalSizeClass)
    later(&forceTouchCapability, other.forceTouchCapability)
    later(&preferredContentSizeCategory, other.preferredContentSizeCategory)
    later(&displayGamut, other.displayGamut)
    later(&accessibilityContrast, other.accessibilityContrast)
    later(&userInterfaceLevel, other.userInterfaceLevel)
    later(&legibilityWeight, other.legibilityWeight)
    later(&activeAppearance, other.activeAppearance)
    later(&typesettingLanguage, other.typesettingLanguage)
    custom.merge(other.custom) { $1 }
  }
}

/// The value of a custom trait. If values are not `Equatable`, they are equal only if they are the
/// same object.
struct CustomTraitValue: Hashable {
  let value: Any

  static func == (first: CustomTraitValue, second: CustomTraitValue) -> Bool {
    if let value = first.value as? AnyHashable, let other = second.value as? AnyHashable { return value == other }
    return type(of: first.value) is AnyClass && first.value as AnyObject === second.value as AnyObject
  }

  func hash(into hasher: inout Hasher) { (value as? AnyHashable)?.hash(into: &hasher) }
}
