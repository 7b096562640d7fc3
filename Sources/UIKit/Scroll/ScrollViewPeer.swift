package import GalleyViews

/// The scroll view of the engine for UIKit's, whose offset nobody limits.
package final class ScrollViewPeer: ScrollView {
  /// Leaves the offset alone: UIKit limits it when the user scrolls.
  package override func layoutSubviews() {}
}
