package import GalleyBase

extension View {
  /// The view's data for constraints; nil if the view never took part in constraints.
  package final var constraintState: ViewConstraints? { layoutState as? ViewConstraints }

  /// The view's data for constraints, created on first use.
  package final var ensuredConstraintState: ViewConstraints {
    if let constraintState { return constraintState }
    let state = ViewConstraints(of: self)
    layoutState = state
    return state
  }

  /// Records in this view and its superviews that constraints are in use.
  final func noteConstraints() {
    var next: View? = self
    while let view = next, !view.holdsConstraints {
      view.holdsConstraints = true
      next = view.superview
    }
  }

  /// The constraints that the view holds, in the order in which they became active.
  package final var heldConstraints: [LayoutConstraint] { constraintState?.held.map(\.constraint) ?? [] }

  /// The objects that represent the held constraints in another API.
  package final var constraintRepresentations: [AnyObject] { constraintState?.held.compactMap(\.representation) ?? [] }

  /// Activates a constraint by holding it in this view.
  /// - Parameter representation: The object that represents the constraint, kept while it is active.
  package final func hold(_ constraint: LayoutConstraint, representation: AnyObject? = nil) {
    guard constraint.owner !== self else { return }
    constraint.deactivate()
    ensuredConstraintState.held.append(ViewConstraints.Held(constraint: constraint, representation: representation))
    constraint.owner = self
    setNeedsLayout()
  }

  /// Deactivates a constraint by releasing it from this view.
  package final func release(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    constraintState?.held.removeAll { $0.constraint === constraint }
    constraint.owner = nil
    setNeedsLayout()
  }

  /// Releases the constraints that involve a view, before the view is removed.
  final func releaseConstraints(with view: View) {
    guard let state = constraintState, !state.held.isEmpty else { return }
    for held in state.held where held.constraint.involves(view) { release(held.constraint) }
  }

  /// Adds a guide in the view's coordinates.
  package final func addGuide(_ guide: LayoutGuide, representation: AnyObject? = nil) {
    guard guide.owner !== self else { return }
    guide.owner?.removeGuide(guide)
    guide.owner = self
    ensuredConstraintState.guides.append((guide, representation))
  }

  /// Removes a guide and all constraints that refer to it.
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

  /// The objects that represent the added guides in another API.
  package final var guideRepresentations: [AnyObject] { constraintState?.guides.compactMap(\.representation) ?? [] }

  /// Returns the view's built-in guide of the given kind.
  package final func ownGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    let state = ensuredConstraintState
    if let guide = state.ownGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = LayoutGuide(kind, of: self)
    state.ownGuides.append(guide)
    return guide
  }

  /// Schedules the layout of all views of the tree whose constraints may depend on the keyboard.
  final func layOutKeyboardGuides() {
    if constraintState?.ownGuides.contains(where: { $0.kind == .keyboard }) == true { setNeedsLayout() }
    for view in subviews { view.layOutKeyboardGuides() }
  }

  /// True if constraints determine the view's frame.
  package final var isPlacedByConstraints: Bool { constraintState.map { !$0.keepsFrame } ?? false }

  /// The frame without the view's transform.
  package final var plainFrame: Rect { geometry.untransformedFrame }

  /// Moves the view to an untransformed frame, as setting UIView's `bounds` and `center` does.
  package final func place(in frame: Rect) {
    bounds.size = frame.size
    center = Point(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }
}

extension LayoutConstraint {
  /// Activates the constraint. The nearest view that contains both sides holds it.
  /// - Returns: False if no view contains both; nothing changes then.
  package func activate(representation: AnyObject? = nil) -> Bool {
    guard owner == nil else { return true }
    guard let view = commonView else { return false }
    view.hold(self, representation: representation)
    return true
  }

  /// Deactivates the constraint by releasing it from its owner.
  package func deactivate() { owner?.release(self) }
}
