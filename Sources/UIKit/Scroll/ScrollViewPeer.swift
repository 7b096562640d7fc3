package import GalleyViews

/// The engine's scroll view behind a `UIScrollView`. Its offset is not limited.
package final class ScrollViewPeer: ScrollView {
  /// Leaves the offset unlimited, since UIKit limits it only when the user scrolls.
  package override func layoutSubviews() {}
}
