public import Foundation

/// The trait for the interface's light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The appearance is not specified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Always true.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait for the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The layout direction is not specified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// The trait for the screen's scale, in pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value 0: the scale is not specified.
  public static var defaultValue: CGFloat { 0 }
}
/// The trait for the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The size class is not specified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The trait for the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The size class is not specified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The trait for the user's preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The text size is not specified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
/// The trait for the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The kind of device is not specified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
/// The trait for the contrast that the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The contrast is not specified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Always true.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait for the visual level, base or elevated.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The level is not specified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Always true.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait for the weight of text that the user prefers.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The weight is not specified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
/// The trait for the state of the window.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// The state is not specified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}
/// The trait for the language of line breaking, hyphenation and glyph variants.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// The value nil: the language is not specified.
  public static var defaultValue: String? { nil }
}
