package import GalleyBase

/// A view's data for constraints.
package final class ViewConstraints {
  /// A constraint that a view holds, and the object that represents it.
  struct Held {
    let constraint: LayoutConstraint
    let representation: AnyObject?
  }

  /// The object that supplies the values for constraints; nil uses the view's own.
  package weak var host: (any ConstraintHost)?
  /// True if the view keeps its frame, false if constraints determine it.
  ///
  /// UIKit counterpart: `translatesAutoresizingMaskIntoConstraints`.
  package var keepsFrame = true { didSet { noteUse() } }
  /// The priority with which the view resists growing beyond its content, for each axis.
  package var hugging = AxisPair<Double>(250)
  /// The priority with which the view resists shrinking below its content, for each axis.
  package var compressionResistance = AxisPair<Double>(750)
  /// True if `updateConstraints()` is called before the next layout.
  package var needsUpdate = true
  /// True if `updateConstraints()` should be called even if nothing else uses constraints.
  package var isConstraintBased = false { didSet { noteUse() } }
  /// The layout margins of a view without a host.
  package var margins = LayoutMargins()
  /// True if the margins of a view without a host are at least as large as the part of the superview's that reaches
  /// into it.
  ///
  /// UIKit counterpart: `preservesSuperviewLayoutMargins`.
  package var preservesSuperviewMargins = false
  /// The safe area insets of a view without a host, in addition to its superview's.
  package var safeArea = EdgeInsets.zero
  /// The arrangement that makes its own constraints; nil for a plain view.
  package var arrangement: (any LayoutArrangement)? { didSet { noteUse() } }

  var held: [Held] = [] { didSet { noteUse() } }
  /// The added guides, with the objects that represent them.
  var guides: [(guide: LayoutGuide, representation: AnyObject?)] = []
  /// The built-in guides, by kind.
  var ownGuides: [LayoutGuide] = []
  /// The objects that represent the built-in guides, by kind.
  package var ownGuideRepresentations: [LayoutGuide.Kind: AnyObject] = [:]
  /// The receiver of reports about constraints in the view; nil uses the view's host.
  package var conflictSink: ((ConstraintConflict) -> Void)?
  /// The outermost view's last solution.
  var solution: LayoutSolution?

  private weak var view: View?

  /// Creates the default data, kept for `view`; nil gives the defaults of a view without data.
  init(of view: View? = nil) { self.view = view }

  /// True if the view takes part in constraints.
  var isInUse: Bool { !held.isEmpty || !keepsFrame || arrangement != nil || isConstraintBased }

  private func noteUse() { if isInUse { view?.noteConstraints() } }
}

/// The space between a view's bounds and its content.
///
/// UIKit counterpart: `layoutMargins` and `directionalLayoutMargins`, with their default.
package struct LayoutMargins: Hashable, Sendable {
  /// The space at each edge; mirrored margins are stored as in a left-to-right interface.
  package var edges = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// True if left means leading, so that it changes sides with the interface direction.
  package var isMirrored = false

  package init(_ edges: EdgeInsets = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8), isMirrored: Bool = false) {
    (self.edges, self.isMirrored) = (edges, isMirrored)
  }

  /// The space at each edge for an interface direction.
  func edges(in direction: LayoutDirection) -> EdgeInsets {
    guard isMirrored, direction == .rightToLeft else { return edges }
    return EdgeInsets(top: edges.top, left: edges.right, bottom: edges.bottom, right: edges.left)
  }
}

/// A view's own arrangement of other views, which makes constraints again for each layout.
package protocol LayoutArrangement: AnyObject {
  /// Returns the constraints that arrange views in `view`, including their guides.
  func constraints(in view: View) -> [LayoutConstraint]
  /// Returns the view whose text supplies the first or last baseline of `view`; nil for `view` itself.
  func viewWithBaseline(of view: View, isFirst: Bool) -> View?
}
