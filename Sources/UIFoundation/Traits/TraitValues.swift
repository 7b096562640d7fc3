import CoreGraphics
import Foundation

/// The traits that a collection states; nil is not stated.
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
  /// The values of traits that programs define, by the types that define them.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Copies each trait that `other` sets.
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

/// The value of a trait that a program defines. Values that cannot be compared are equal if they are one object.
struct CustomTraitValue: Hashable {
  let value: Any

  static func == (first: CustomTraitValue, second: CustomTraitValue) -> Bool {
    if let value = first.value as? AnyHashable, let other = second.value as? AnyHashable { return value == other }
    return type(of: first.value) is AnyClass && first.value as AnyObject === second.value as AnyObject
  }

  func hash(into hasher: inout Hasher) { (value as? AnyHashable)?.hash(into: &hasher) }
}
