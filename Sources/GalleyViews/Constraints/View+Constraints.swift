package import GalleyBase

extension View {
  /// All that the view keeps for constraints; nil if it never took part in any.
  package final var constraintState: ViewConstraints? { layoutState as? ViewConstraints }

  /// All that the view keeps for constraints, made when it is asked for.
  package final var ensuredConstraintState: ViewConstraints {
    if let constraintState { return constraintState }
    let state = ViewConstraints(of: self)
    layoutState = state
    return state
  }

  /// Notes that constraints are in use, here and in the superviews.
  final func noteConstraints() {
    var next: View? = self
    while let view = next, !view.holdsConstraints {
      view.holdsConstraints = true
      next = view.superview
    }
  }

  /// The constraints that the view holds, in the order in which they became active.
  package final var heldConstraints: [LayoutConstraint] { constraintState?.held.map(\.constraint) ?? [] }

  /// The objects that stand for the held constraints.
  package final var constraintRepresentations: [AnyObject] { constraintState?.held.compactMap(\.representation) ?? [] }

  /// Holds a constraint, which makes it active.
  /// - Parameter representation: The object that stands for the constraint, kept as long as it is active.
  package final func hold(_ constraint: LayoutConstraint, representation: AnyObject? = nil) {
    guard constraint.owner !== self else { return }
    constraint.deactivate()
    ensuredConstraintState.held.append(ViewConstraints.Held(constraint: constraint, representation: representation))
    constraint.owner = self
    setNeedsLayout()
  }

  /// Lets go of a constraint, which is no longer active.
  package final func release(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    constraintState?.held.removeAll { $0.constraint === constraint }
    constraint.owner = nil
    setNeedsLayout()
  }

  /// Lets go of the constraints with views that are about to leave.
  final func releaseConstraints(with view: View) {
    guard let state = constraintState, !state.held.isEmpty else { return }
    for held in state.held where held.constraint.involves(view) { release(held.constraint) }
  }

  /// Makes a guide take part in constraints, in the view's coordinates.
  package final func addGuide(_ guide: LayoutGuide, representation: AnyObject? = nil) {
    guard guide.owner !== self else { return }
    guide.owner?.removeGuide(guide)
    guide.owner = self
    ensuredConstraintState.guides.append((guide, representation))
  }

  /// Removes a guide, with all constraints on it.
  package final func removeGuide(_ guide: LayoutGuide) {
    guard guide.owner === self else { return }
    for view in selfAndSuperviews {
      for constraint in view.heldConstraints
      where [constraint.first.guide, constraint.second?.guide].contains(where: { $0 === guide }) {
        view.release(constraint)
      }
    }
    constraintState?.guides.removeAll { $0.guide === guide }
    guide.owner = nil
  }

  /// The objects that stand for the guides that were added.
  package final var guideRepresentations: [AnyObject] { constraintState?.guides.compactMap(\.representation) ?? [] }

  /// The guide of a kind that the view has by itself.
  package final func ownGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    let state = ensuredConstraintState
    if let guide = state.ownGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind, of: self)
    state.ownGuides.append(guide)
    return guide
  }

  /// Lets the views of the tree lay out again whose constraints may depend on the keyboard.
  final func layOutKeyboardGuides() {
    if constraintState?.ownGuides.contains(where: { $0.kind == .keyboard }) == true { setNeedsLayout() }
    for view in subviews { view.layOutKeyboardGuides() }
  }

  /// True if constraints determine the frame.
  package final var isPlacedByConstraints: Bool { constraintState.map { !$0.keepsFrame } ?? false }

  /// The frame before any transformation.
  package final var plainFrame: Rect { geometry.untransformedFrame }

  /// Moves the view to a frame before any transformation, as UIView's `bounds` and `center` would.
  package final func place(in frame: Rect) {
    bounds.size = frame.size
    center = Point(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }
}

extension LayoutConstraint {
  /// Makes the constraint active: the nearest view that contains both sides holds it.
  /// - Returns: False if no view contains both, and nothing changed.
  package func activate(representation: AnyObject? = nil) -> Bool {
    guard owner == nil else { return true }
    guard let view = commonView else { return false }
    view.hold(self, representation: representation)
    return true
  }

  /// Makes the constraint inactive.
  package func deactivate() { owner?.release(self) }
}
