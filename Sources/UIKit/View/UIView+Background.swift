import GalleyViews
import UIFoundation

extension UIView {
  /// True if the layer was given a background after the view, so that it is not the view's.
  final var hasColorOfLayer: Bool { peer.backgroundColor != links.shownBackground }

  /// Shows the background colour as it is under the view's traits.
  final func showBackground() {
    links.shownBackground = links.backgroundColor?.color(for: traits)
    peer.backgroundColor = links.shownBackground
  }
}
