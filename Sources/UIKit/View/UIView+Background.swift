import GalleyViews
import UIFoundation

extension UIView {
  /// True if the layer's background was set after the view's, so that it is the layer's own.
  final var hasColorOfLayer: Bool { peer.backgroundColor != links.shownBackground }

  /// Applies the background colour resolved under the view's traits.
  final func showBackground() {
    links.shownBackground = links.backgroundColor?.color(for: traits)
    peer.backgroundColor = links.shownBackground
  }
}
