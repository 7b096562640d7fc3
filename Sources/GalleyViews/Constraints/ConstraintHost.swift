package import GalleyBase

/// The object that represents a view in another API, such as the UIKit module's, and supplies the
/// values that constraints need.
package protocol ConstraintHost: AnyObject {
  /// Updates the constraints of the view, as UIView's `updateConstraints()` does.
  func updateConstraints()
  /// Moves the view to the frame that the constraints determined.
  /// - Parameter frame: The frame before any transformation, in the superview's coordinates.
  func place(in frame: Rect)
  /// The space between the frame and the rectangle that constraints align.
  var alignmentRectEdges: EdgeInsets { get }
  /// The layout margins: the space between bounds and content.
  var marginEdges: EdgeInsets { get }
  /// The safe area insets: the space at each edge in which bars or other things cover the view.
  var safeAreaEdges: EdgeInsets { get }
  /// The lengths that are flexible when the superview's size changes.
  var autoresizing: AutoresizingMask { get }
  /// Returns the view whose text determines the first or last baseline; the view itself or one
  /// inside it.
  func viewWithBaseline(isFirst: Bool) -> View
  /// Returns the distance from the upper edge to the first or last baseline in a view of the given
  /// size; nil without text.
  func baseline(isFirst: Bool, in size: Size) -> Double?
  /// Reports constraints that contradict each other.
  func report(_ conflict: ConstraintConflict)
}

/// Required constraints that contradict each other.
package struct ConstraintConflict {
  /// The contradicting constraints, in the order in which they were added. The last is ignored.
  package var constraints: [LayoutConstraint]
  /// True if fixed sizes or frames, for which there is no constraint object, take part in the
  /// conflict too.
  package var involvesFixedFrames: Bool
  /// The constraint that is ignored until the next layout.
  package var broken: LayoutConstraint { constraints[constraints.count - 1] }
}

extension ConstraintHost {
  package func baseline(isFirst: Bool, in size: Size) -> Double? { nil }
}
