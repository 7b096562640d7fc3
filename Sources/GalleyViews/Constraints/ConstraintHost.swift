package import GalleyBase

/// The object that stands for a view in another vocabulary and answers what constraints ask of a view.
package protocol ConstraintHost: AnyObject {
  /// Brings the view's own constraints up to date.
  func updateConstraints()
  /// Places the view where constraints put it.
  /// - Parameter frame: The frame before any transformation, in the superview's coordinates.
  func place(in frame: Rect)
  /// The space between the frame and the rectangle that constraints align.
  var alignmentRectEdges: EdgeInsets { get }
  /// The space between bounds and content.
  var marginEdges: EdgeInsets { get }
  /// The space in which other things cover the view.
  var safeAreaEdges: EdgeInsets { get }
  /// The lengths that give way when the superview changes its size.
  var autoresizing: AutoresizingMask { get }
  /// Returns the view whose text has the view's first or last baseline, possibly one inside it.
  func viewWithBaseline(isFirst: Bool) -> View
  /// Returns the first or the last baseline from the upper edge, if the view had a size; nil for a view without text.
  func baseline(isFirst: Bool, in size: Size) -> Double?
  /// Reports constraints that cannot hold together.
  func report(_ conflict: ConstraintConflict)
}

/// Constraints that have to hold but cannot hold together.
package struct ConstraintConflict {
  /// The constraints, in the order in which they were taken up; the last is the broken one.
  package var constraints: [LayoutConstraint]
  /// True if sizes or frames that no constraint object stands for take part too.
  package var involvesFixedFrames: Bool
  /// The constraint that is left out, until the next layout.
  package var broken: LayoutConstraint { constraints[constraints.count - 1] }
}

extension ConstraintHost {
  package func baseline(isFirst: Bool, in size: Size) -> Double? { nil }
}
