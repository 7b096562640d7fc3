import CoreGraphics
import UIFoundation

/// The margins of a view as code has set them.
struct LayoutSettings {
  /// The margins by side; nil if they are set by reading direction.
  var margins: UIEdgeInsets?
  /// The margins by reading direction; nil for the default margins.
  var directionalMargins: NSDirectionalEdgeInsets?
  /// True if each margin is at least as far in as the superview's margin.
  var preservesSuperviewMargins = false
  /// True if margins are measured from the safe area.
  var beginsAtSafeArea = true
}
