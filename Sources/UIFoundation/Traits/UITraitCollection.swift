import CoreGraphics
public import Foundation

/// The traits of an interface, such as appearance, text size, layout direction and scale. The
/// object is immutable.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let mark = SwiftObjectMark()
  let values: TraitValues

  init(values: TraitValues) { self.values = values }

  /// Creates a collection in which no trait is specified.
  public override init() { values = TraitValues() }

  /// Creates a collection from an archive. It has the traits on which text depends.
  public required init?(coder: NSCoder) {
    var values = TraitValues()
    func raw(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
    values.userInterfaceStyle = raw("UIUserInterfaceStyle").flatMap(UIUserInterfaceStyle.init)
    values.userInterfaceIdiom = raw("UIUserInterfaceIdiom").flatMap(UIUserInterfaceIdiom.init)
    values.layoutDirection = raw("UILayoutDirection").flatMap(UITraitEnvironmentLayoutDirection.init)
    let name = coder.decodeObject(of: NSString.self, ifPresent: "UIPreferredContentSizeCategory")
    values.preferredContentSizeCategory = name.map { UIContentSizeCategory(rawValue: String(describing: $0)) }
    if coder.containsValue(forKey: "UIDisplayScale") {
      values.displayScale = CGFloat(coder.decodeDouble(forKey: "UIDisplayScale"))
    }
    self.values = values
  }

  /// Encodes the traits on which text depends.
  open func encode(with coder: NSCoder) {
    if let style = values.userInterfaceStyle { coder.encode(style.rawValue, forKey: "UIUserInterfaceStyle") }
    if let idiom = values.userInterfaceIdiom { coder.encode(idiom.rawValue, forKey: "UIUserInterfaceIdiom") }
    if let direction = values.layoutDirection { coder.encode(direction.rawValue, forKey: "UILayoutDirection") }
    if let category = values.preferredContentSizeCategory {
      coder.encode(category.rawValue as NSString, forKey: "UIPreferredContentSizeCategory")
    }
    if let scale = values.displayScale { coder.encode(Double(scale), forKey: "UIDisplayScale") }
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the collection itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true if the object is a collection with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  /// The hash value, which is the same for equal collections.
  open override var hash: Int { values.hashValue }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// The number of pixels per point; 0 if it is not specified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// The availability of 3D Touch.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
  /// The range of colours of the screen.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  /// The contrast that the user prefers.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  /// The visual level: base or elevated.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// The weight of text that the user prefers.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  /// The state of the window.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
  /// The language of line breaking, hyphenation and glyph variants; nil means the locale's
  /// language.
  open var typesettingLanguage: String? { values.typesettingLanguage }

  /// The value of a custom trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { MutableTraits(values: values)[trait] }

  /// Returns true if every trait that `trait` specifies has the same value in this collection.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Returns true if any of the traits has a different value in `other`.
  package func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      let pair = [self, other].map { MutableTraits(values: $0.values).value(of: trait).map(CustomTraitValue.init) }
      return pair[0] != pair[1]
    }
  }

  /// Returns true if colours may look different under the two collections. They depend on
  /// appearance, contrast, level and gamut.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
  }

  /// Returns a copy of the collection with the changes that the closure makes.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: UITraitCollection.changed(values, mutations))
  }

  /// Returns a copy of the collection with a new value of a custom trait.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  static func changed(_ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }
}
