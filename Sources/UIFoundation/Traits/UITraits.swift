public import Foundation

/// The style of the interface, as a trait.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}
/// The direction of the interface, as a trait.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// The scale of the screen, as a trait.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: CGFloat { 0 }
}
/// The horizontal size class, as a trait.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The vertical size class, as a trait.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The text size, as a trait.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
/// The kind of device, as a trait.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
/// The contrast, as a trait.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}
/// The level, as a trait.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}
/// The weight of text, as a trait.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
/// The state of the window, as a trait.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}
/// The language of typesetting, as a trait.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// Not stated.
  public static var defaultValue: String? { nil }
}
