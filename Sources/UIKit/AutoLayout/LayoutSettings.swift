import CoreGraphics
import UIFoundation

/// The margins of a view as code has set them.
struct LayoutSettings {
  /// The margins by side; nil if they are set by reading direction.
  var margins: UIEdgeInsets?
  /// The margins by reading direction; nil for the default margins.
  var directionalMargins: NSDirectionalEdgeInsets?
  /// True if the margins are enlarged where the superview's margins overlap the view.
  var preservesSuperviewMargins = false
  /// True if margins are measured from the safe area.
  var beginsAtSafeArea = true
}
