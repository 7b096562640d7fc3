package import GalleyViews

/// The engine's scroll view for UIKit's, with an unlimited offset.
package final class ScrollViewPeer: ScrollView {
  /// Leaves the offset unchanged: UIKit limits it when the user scrolls.
  package override func layoutSubviews() {}
}
