/// The layout direction of an interface. UIKit counterpart: UIUserInterfaceLayoutDirection.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// The kind of a view's content, which decides whether it is mirrored. UIKit counterpart: UISemanticContentAttribute.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  /// Follows the interface.
  case unspecified
  /// Playback controls, never mirrored.
  case playback
  /// Controls for directions in space, never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft

  /// Returns the direction of a view with this attribute in an interface of `direction`.
  ///
  /// UIKit counterpart: `UIView.userInterfaceLayoutDirection(for:relativeTo:)`.
  public func layoutDirection(in direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
