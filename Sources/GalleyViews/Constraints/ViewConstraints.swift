package import GalleyBase

/// The data that a view needs for constraints.
package final class ViewConstraints {
  /// A constraint that a view holds, and the object that represents the constraint in another API.
  struct Held {
    let constraint: LayoutConstraint
    let representation: AnyObject?
  }

  /// The object that supplies the values for constraints; nil uses the view's own values.
  package weak var host: (any ConstraintHost)?
  /// True if the view keeps its frame, false if constraints determine it.
  ///
  /// UIKit counterpart: `translatesAutoresizingMaskIntoConstraints`.
  package var keepsFrame = true { didSet { noteUse() } }
  /// The priority with which the view resists growing beyond its content, for each axis.
  package var hugging = AxisPair<Double>(250)
  /// The priority with which the view resists shrinking below its content, for each axis.
  package var compressionResistance = AxisPair<Double>(750)
  /// True if `updateConstraints()` will be called before the next layout.
  package var needsUpdate = true
  /// True if `updateConstraints()` is called for the view although the tree has no constraints.
  package var isConstraintBased = false { didSet { noteUse() } }
  /// The layout margins, used if the view has no host.
  package var margins = LayoutMargins()
  /// True if the view's margins grow where the superview's margins overlap the view. The value has
  /// no effect if the view has a host.
  ///
  /// UIKit counterpart: `preservesSuperviewLayoutMargins`.
  package var preservesSuperviewMargins = false
  /// The view's own safe area insets, added to the superview's. They have no effect if the view has
  /// a host.
  package var safeArea = EdgeInsets.zero
  /// The arrangement that creates constraints for the view's content; nil for a plain view.
  package var arrangement: (any LayoutArrangement)? { didSet { noteUse() } }

  var held: [Held] = [] { didSet { noteUse() } }
  /// The added guides, each with the object that represents it in another API.
  var guides: [(guide: LayoutGuide, representation: AnyObject?)] = []
  /// The built-in guides, created on first use.
  var ownGuides: [LayoutGuide] = []
  /// The objects that represent the built-in guides in another API, by kind.
  package var ownGuideRepresentations: [LayoutGuide.Kind: AnyObject] = [:]
  /// The receiver of reports about conflicting constraints in the view; nil uses the view's host.
  package var conflictSink: ((ConstraintConflict) -> Void)?
  /// The last solution of the outermost view's constraints.
  var solution: LayoutSolution?

  private weak var view: View?

  /// Creates data with default values for `view`. Without a view, the data only supplies the
  /// defaults.
  init(of view: View? = nil) { self.view = view }

  /// True if the view has constraints, an arrangement or a frame that constraints determine.
  var isInUse: Bool { !held.isEmpty || !keepsFrame || arrangement != nil || isConstraintBased }

  private func noteUse() { if isInUse { view?.noteConstraints() } }
}

/// The space between a view's bounds and its content.
///
/// UIKit counterpart: `layoutMargins` and `directionalLayoutMargins`, with their default.
package struct LayoutMargins: Hashable, Sendable {
  /// The space at each edge, in points. Mirrored margins are stored for a left-to-right interface.
  package var edges = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// True if `left` means leading, so that left and right are swapped in a right-to-left interface.
  package var isMirrored = false

  package init(_ edges: EdgeInsets = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8), isMirrored: Bool = false) {
    (self.edges, self.isMirrored) = (edges, isMirrored)
  }

  /// Returns the space at each edge for an interface direction.
  func edges(in direction: LayoutDirection) -> EdgeInsets {
    guard isMirrored, direction == .rightToLeft else { return edges }
    return EdgeInsets(top: edges.top, left: edges.right, bottom: edges.bottom, right: edges.left)
  }
}

/// An arrangement of a view's content, such as a stack, which creates new constraints for each
/// layout.
package protocol LayoutArrangement: AnyObject {
  /// Returns the constraints that arrange views in `view`, including their guides.
  func constraints(in view: View) -> [LayoutConstraint]
  /// Returns the view whose text determines the first or last baseline of `view`; nil if it is
  /// `view` itself.
  func viewWithBaseline(of view: View, isFirst: Bool) -> View?
}
