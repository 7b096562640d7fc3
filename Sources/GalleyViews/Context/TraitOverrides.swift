/// Traits that hold for a view and all in it, instead of those of the interface; nil leaves a trait alone.
/// UIKit counterpart: `UIView.traitOverrides` (UITraitOverrides, iOS 17), with its names.
public struct TraitOverrides: Hashable, Sendable {
  /// Light or dark: named colours and what views paint by themselves.
  public var userInterfaceStyle: InterfaceStyle?
  /// The size of text styles.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// The direction of the interface.
  public var layoutDirection: LayoutDirection?
  /// The language of line breaking, hyphenation and glyph variants, as a BCP 47 tag, or with underscores.
  public var typesettingLanguage: String?

  /// Overrides of the traits that are given.
  public init(
    userInterfaceStyle: InterfaceStyle? = nil, preferredContentSizeCategory: ContentSizeCategory? = nil,
    layoutDirection: LayoutDirection? = nil, typesettingLanguage: String? = nil
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.typesettingLanguage = typesettingLanguage
  }
}
