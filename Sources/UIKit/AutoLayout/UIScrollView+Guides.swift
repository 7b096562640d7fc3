import GalleyViews

extension UIScrollView {
  /// The content. Constraints to it determine `contentSize`, as constraints to the scroll view from inside it do.
  public var contentLayoutGuide: UILayoutGuide { ownGuide(.content) { UILayoutGuide() } }
  /// The visible part of the content, which stays where it is while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { ownGuide(.frame) { UILayoutGuide() } }
}
