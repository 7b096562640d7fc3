/// Traits of a view and its subviews that replace the interface's traits. A trait that is nil is
/// inherited.
///
/// UIKit counterpart: `UIView.traitOverrides` (UITraitOverrides, iOS 17), with its names.
public struct TraitOverrides: Hashable, Sendable {
  /// The light or dark style, which affects named colours and the views' own drawing.
  public var userInterfaceStyle: InterfaceStyle?
  /// The user's preferred text size, which affects fonts of text styles.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// The layout direction of the interface.
  public var layoutDirection: LayoutDirection?
  /// The language of line breaking, hyphenation and glyph variants, as a BCP 47 tag or with
  /// underscores.
  public var typesettingLanguage: String?

  /// Creates overrides of the given traits.
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
