/// The layout direction of an interface. UIKit counterpart: UIUserInterfaceLayoutDirection.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// The leading edge is the left edge.
  case leftToRight
  /// The leading edge is the right edge.
  case rightToLeft
}

/// The kind of a view's content, which determines whether the view is mirrored. UIKit counterpart:
/// UISemanticContentAttribute.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  /// The view follows the direction of the interface.
  case unspecified
  /// The view contains playback controls and is never mirrored.
  case playback
  /// The view contains controls for directions in space and is never mirrored.
  case spatial
  /// The view is always laid out from left to right.
  case forceLeftToRight
  /// The view is always laid out from right to left.
  case forceRightToLeft

  /// Returns the layout direction of a view with this attribute, in an interface of the given
  /// direction.
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
