import GalleyViews

extension UIScrollView {
  /// The guide for the content. Constraints to it determine `contentSize`, as do constraints
  /// between the scroll view and its subviews.
  public var contentLayoutGuide: UILayoutGuide { ownGuide(.content) { UILayoutGuide() } }
  /// The guide for the visible part of the scroll view. It does not move when the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { ownGuide(.frame) { UILayoutGuide() } }
}
