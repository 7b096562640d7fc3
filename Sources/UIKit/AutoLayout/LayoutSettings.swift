import CoreGraphics
import UIFoundation

/// The margins of a view as code has set them.
struct LayoutSettings {
  /// The margins at the left, right, top and bottom; nil if code has set leading and trailing
  /// margins, or none.
  var margins: UIEdgeInsets?
  /// The margins at the leading and trailing side, the top and the bottom; nil if code has not set
  /// them.
  var directionalMargins: NSDirectionalEdgeInsets?
  /// True if the margins are enlarged where the superview's margins overlap the view.
  var preservesSuperviewMargins = false
  /// True if margins are measured from the safe area.
  var beginsAtSafeArea = true
}
