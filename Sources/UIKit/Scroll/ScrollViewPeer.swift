package import GalleyViews

/// The engine's scroll view behind a `UIScrollView`. Its offset is not limited.
package final class ScrollViewPeer: ScrollView {
  /// Does not limit the offset, since UIKit limits it only when the user scrolls.
  package override func layoutSubviews() {}
}
