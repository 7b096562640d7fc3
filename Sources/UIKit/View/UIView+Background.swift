import GalleyViews
import UIFoundation

extension UIView {
  /// True if the layer's background colour was set after the view's. The layer's colour then takes
  /// precedence.
  final var hasColorOfLayer: Bool { peer.backgroundColor != links.shownBackground }

  /// Applies the background colour, resolved with the view's traits.
  final func showBackground() {
    links.shownBackground = links.backgroundColor?.color(for: traits)
    peer.backgroundColor = links.shownBackground
  }
}
