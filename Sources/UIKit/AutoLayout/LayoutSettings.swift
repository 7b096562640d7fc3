import CoreGraphics
import UIFoundation

/// The margins of a view as they were set.
struct LayoutSettings {
  /// The margins by side; nil for those by reading direction.
  var margins: UIEdgeInsets?
  /// The margins by reading direction; nil for the default ones.
  var directionalMargins: NSDirectionalEdgeInsets?
  /// True if the margins are at least those required by the superview's.
  var preservesSuperviewMargins = false
  /// True if margins begin at the safe area.
  var beginsAtSafeArea = true
}
