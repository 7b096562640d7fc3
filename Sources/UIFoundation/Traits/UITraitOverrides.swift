/// The traits of a view or controller that override inherited traits.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns true if the trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override, so that the trait is inherited again.
  mutating func remove(_ trait: UITrait)
}

extension MutableTraits: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool {
    if let row = MutableTraits.rows[ObjectIdentifier(trait)] { return row.isStated(values) }
    return values.custom[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: UITrait) {
    if let row = MutableTraits.rows[ObjectIdentifier(trait)] { row.remove(&values) }
    values.custom[ObjectIdentifier(trait)] = nil
  }

  /// Functions that read, set and remove a system trait.
  struct Row {
    /// Returns the value of the trait; nil if it is not specified.
    var value: (TraitValues) -> Any?
    var isStated: (TraitValues) -> Bool
    /// Sets the trait to a value of its type. Other values are ignored.
    var set: (inout TraitValues, Any) -> Void
    var remove: (inout TraitValues) -> Void

    init<Value>(_ path: WritableKeyPath<TraitValues, Value?>) {
      value = { $0[keyPath: path] }
      isStated = { $0[keyPath: path] != nil }
      set = { values, new in if let new = new as? Value { values[keyPath: path] = new } }
      remove = { $0[keyPath: path] = nil }
    }
  }

  static let rows: [ObjectIdentifier: Row] = [
    ObjectIdentifier(UITraitUserInterfaceStyle.self): Row(\.userInterfaceStyle),
    ObjectIdentifier(UITraitLayoutDirection.self): Row(\.layoutDirection),
    ObjectIdentifier(UITraitDisplayScale.self): Row(\.displayScale),
    ObjectIdentifier(UITraitHorizontalSizeClass.self): Row(\.horizontalSizeClass),
    ObjectIdentifier(UITraitVerticalSizeClass.self): Row(\.verticalSizeClass),
    ObjectIdentifier(UITraitPreferredContentSizeCategory.self): Row(\.preferredContentSizeCategory),
    ObjectIdentifier(UITraitUserInterfaceIdiom.self): Row(\.userInterfaceIdiom),
    ObjectIdentifier(UITraitAccessibilityContrast.self): Row(\.accessibilityContrast),
    ObjectIdentifier(UITraitUserInterfaceLevel.self): Row(\.userInterfaceLevel),
    ObjectIdentifier(UITraitLegibilityWeight.self): Row(\.legibilityWeight),
    ObjectIdentifier(UITraitActiveAppearance.self): Row(\.activeAppearance),
    ObjectIdentifier(UITraitTypesettingLanguage.self): Row(\.typesettingLanguage),
  ]
}

extension UITraitCollection {
  /// The specified traits as overrides.
  package var overrides: any UITraitOverrides { MutableTraits(values: values) }

  /// Creates a collection of the overridden traits; nil if no trait is overridden.
  package convenience init?(_ overrides: any UITraitOverrides) {
    guard let values = (overrides as? MutableTraits)?.values, values != TraitValues() else { return nil }
    self.init(values: values)
  }
}
