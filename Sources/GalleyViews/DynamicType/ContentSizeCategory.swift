/// The user's preferred text size. UIKit counterpart: UIContentSizeCategory, with its case names.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The smallest.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest before the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest of the accessibility sizes.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge

  /// True for the five accessibility sizes. UIKit counterpart: `isAccessibilityCategory`.
  public var isAccessibilityCategory: Bool { column >= ContentSizeCategory.accessibilityMedium.column }

  /// The column in the Dynamic Type table, 0 for the smallest.
  var column: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }
}
