package import GalleyBase

/// All that a view keeps for constraints.
package final class ViewConstraints {
  /// A constraint that a view holds, and the object that stands for it.
  struct Held {
    let constraint: LayoutConstraint
    let representation: AnyObject?
  }

  /// The object that answers what constraints ask; nil for the view's own answers.
  package weak var host: (any ConstraintHost)?
  /// False if constraints determine the frame, true if the frame stands. UIKit counterpart:
  /// `translatesAutoresizingMaskIntoConstraints`.
  package var keepsFrame = true { didSet { noteUse() } }
  /// The strength with which the view resists growing beyond its content, an axis.
  package var hugging = AxisPair<Double>(250)
  /// The strength with which the view resists shrinking below its content, an axis.
  package var compressionResistance = AxisPair<Double>(750)
  /// True if `updateConstraints()` is called before the next layout.
  package var needsUpdate = true
  /// True for a view that wants `updateConstraints()` to be called even if nothing else uses constraints.
  package var isConstraintBased = false { didSet { noteUse() } }
  /// The layout margins of a view without a host.
  package var margins = LayoutMargins()
  /// True if the margins of a view without a host are no smaller than what the superview's leave. UIKit counterpart:
  /// `preservesSuperviewLayoutMargins`.
  package var preservesSuperviewMargins = false
  /// The edges of a view without a host that other things cover, besides those that its superview's safe area leaves.
  package var safeArea = EdgeInsets.zero
  /// The arrangement that makes constraints of its own; nil for a plain view.
  package var arrangement: (any LayoutArrangement)? { didSet { noteUse() } }

  var held: [Held] = [] { didSet { noteUse() } }
  /// The guides that were added, with the objects that stand for them.
  var guides: [(guide: LayoutGuide, representation: AnyObject?)] = []
  /// The guides that the view has by itself, by kind.
  var ownGuides: [LayoutGuide] = []
  /// The objects that stand for the guides that the view has by itself, by kind.
  package var ownGuideRepresentations: [LayoutGuide.Kind: AnyObject] = [:]
  /// The receiver of reports about constraints in the view; nil for the view's host.
  package var conflictSink: ((ConstraintConflict) -> Void)?
  /// The outermost view's last solution.
  var solution: LayoutSolution?

  private weak var view: View?

  /// The defaults, kept for `view`; nil for those of a view that keeps nothing.
  init(of view: View? = nil) { self.view = view }

  /// True if the view takes part in constraints.
  var isInUse: Bool { !held.isEmpty || !keepsFrame || arrangement != nil || isConstraintBased }

  private func noteUse() { if isInUse { view?.noteConstraints() } }
}

/// The space between a view's bounds and its content. UIKit counterpart: `layoutMargins` and
/// `directionalLayoutMargins`, with their default.
package struct LayoutMargins: Hashable, Sendable {
  /// The space at each edge; of mirrored margins, as they are from left to right.
  package var edges = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// True if left is the leading edge, and changes sides with the direction of the interface.
  package var isMirrored = false

  package init(_ edges: EdgeInsets = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8), isMirrored: Bool = false) {
    (self.edges, self.isMirrored) = (edges, isMirrored)
  }

  /// The space at each edge in an interface of a direction.
  func edges(in direction: LayoutDirection) -> EdgeInsets {
    guard isMirrored, direction == .rightToLeft else { return edges }
    return EdgeInsets(top: edges.top, left: edges.right, bottom: edges.bottom, right: edges.left)
  }
}

/// A view's own way to arrange others: it makes constraints for them, anew for each layout.
package protocol LayoutArrangement: AnyObject {
  /// Returns the constraints that arrange views in `view`, and the guides that they need.
  func constraints(in view: View) -> [LayoutConstraint]
  /// Returns the view whose text has the first or the last baseline of `view`; nil for `view` itself.
  func viewWithBaseline(of view: View, isFirst: Bool) -> View?
}
