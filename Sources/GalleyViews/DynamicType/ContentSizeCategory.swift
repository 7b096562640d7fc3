/// The user's preferred text size. UIKit counterpart: UIContentSizeCategory, with its case names.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The smallest size, three steps below the default.
  case extraSmall
  /// The size two steps below the default.
  case small
  /// The size one step below the default.
  case medium
  /// The default size.
  case large
  /// The size one step above the default.
  case extraLarge
  /// The size two steps above the default.
  case extraExtraLarge
  /// The size three steps above the default, and the largest that is not an accessibility size.
  case extraExtraExtraLarge
  /// The smallest of the five accessibility sizes.
  case accessibilityMedium
  /// The second of the five accessibility sizes.
  case accessibilityLarge
  /// The third of the five accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the five accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest of the five accessibility sizes.
  case accessibilityExtraExtraExtraLarge

  /// True for the five accessibility sizes. UIKit counterpart: `isAccessibilityCategory`.
  public var isAccessibilityCategory: Bool { column >= ContentSizeCategory.accessibilityMedium.column }

  /// The index of the column in the Dynamic Type table; 0 for the smallest size.
  var column: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }
}
