package import GalleyBase

/// The frames of all views of a tree, computed from constraints.
struct LayoutSolution {
  /// The linear constraints of the first pass, in which the width of text is not limited.
  fileprivate(set) var first: [LinearConstraint]
  /// The frames that the first pass found. In the second pass, text wraps at their widths.
  fileprivate(set) var widths: [Rect]
  /// The linear constraints of the second pass, in which text wraps at its width from the first
  /// pass.
  fileprivate(set) var second: [LinearConstraint]
  /// The final frames of views and guides, in the order of `LayoutProgram.placed`.
  fileprivate(set) var frames: [Rect]
  fileprivate(set) var conflicts: [ConstraintConflict]
  /// True if the frames differ from the frames of the previous solution.
  fileprivate(set) var isNew: Bool
}

extension View {
  /// True if constraints place a view of the tree, or if a view requests `updateConstraints()`
  /// calls.
  package final var usesConstraints: Bool {
    // Most trees have no constraints, and every layout asks.
    guard holdsConstraints else { return false }
    if layoutState != nil, let state = constraintState, state.isInUse { return true }
    return subviews.contains(where: \.usesConstraints)
  }

  /// Sets the frames of all views of the tree from their constraints. The receiver is the outermost
  /// view.
  /// - Returns: True if a frame changed.
  @discardableResult final func applyConstraints() -> Bool {
    guard usesConstraints else { return false }
    updateConstraintsOfTree()
    let state = ensuredConstraintState
    let (solution, program) = solveConstraints(size: .present, last: state.solution)
    state.solution = solution
    if solution.isNew { for conflict in solution.conflicts { report(conflict) } }
    let placed = zip(program.placed, solution.frames)
    return placed.reduce(false) { place($1.0, in: $1.1, program: program, isNew: solution.isNew) || $0 }
  }

  /// Updates the constraints of the views that requested an update, subviews first.
  package final func updateConstraintsOfTree() {
    for view in subviews { view.updateConstraintsOfTree() }
    guard let state = constraintState, state.needsUpdate else { return }
    state.needsUpdate = false
    state.host?.updateConstraints()
  }

  /// Returns the view's size according to the constraints on its content. The size approaches
  /// `target` with the given priority on each axis.
  /// - Parameters:
  ///   - target: The size to approach, in points.
  ///   - priority: The priority of approaching it, for each axis.
  package final func fittingSize(for target: Size, priority: AxisPair<Double>) -> Size {
    updateConstraintsOfTree()
    let texts = widthMeasuringViews(isRoot: true)
    let widths = texts.map(\.constrainedWidth)
    defer { for (text, width) in zip(texts, widths) { text.constrainedWidth = width } }
    let (solution, _) = solveConstraints(size: .fitting(target, priority), last: nil)
    return solution.frames[0].size
  }

  /// Returns the view's height for a width, according to the constraints on its content.
  package final func fittingHeight(inWidth width: Double) -> Double {
    fittingSize(
      for: Size(width: width, height: 0),
      priority: AxisPair(horizontal: Self.requiredPriority, vertical: Self.fittingPriority)
    ).height
  }

  /// The smallest size that satisfies the constraints in the view.
  package final var compressedSize: Size { fittingSize(for: .zero, priority: AxisPair(Self.fittingPriority)) }

  /// The priority of a required length.
  private static var requiredPriority: Double { 1000 }
  /// The priority with which a size approaches the fitting size. UIKit counterpart:
  /// UILayoutPriority.fittingSizeLevel.
  private static var fittingPriority: Double { 50 }

  /// True if constraints place views inside the view.
  package final var arrangesByConstraints: Bool {
    constraintState?.arrangement != nil
      || subviews.contains { $0.isPlacedByConstraints || (!($0 is ScrollView) && $0.arrangesByConstraints) }
  }

  /// Returns the views of the tree whose height depends on their width, where constraints determine
  /// the width.
  private func widthMeasuringViews(isRoot: Bool) -> [any WidthMeasuring] {
    var own: [any WidthMeasuring] = []
    if isRoot || isPlacedByConstraints, let text = self as? any WidthMeasuring, text.dependsOnWidth { own = [text] }
    return subviews.reduce(into: own) { $0 += $1.widthMeasuringViews(isRoot: false) }
  }

  /// Solves the constraints of the tree in two passes. The first pass finds the widths of wrapping
  /// text, the second the heights.
  ///
  /// A pass whose constraints equal those of the last solution is not solved again.
  final func solveConstraints(
    size: LayoutProgram.RootSize, last: LayoutSolution?
  ) -> (solution: LayoutSolution, program: LayoutProgram) {
    let isFitting = if case .fitting = size { true } else { false }
    let texts = widthMeasuringViews(isRoot: isFitting || isPlacedByConstraints)
    for text in texts { text.constrainedWidth = .infinity }
    let first = LayoutProgram(of: self, size: size)
    var solved: SolvedProgram?
    var widths = last?.widths ?? []
    if last?.first != first.constraints {
      let solution = SolvedProgram(first)
      solved = solution
      widths = first.frames(solution.solver, scale: context.scale)
    }
    let sizes = first.sizes(widths)
    for text in texts { text.constrainedWidth = sizes[ObjectIdentifier(text)]?.width }
    let second = LayoutProgram(of: self, size: size, lastSizes: sizes)
    if let last, last.first == first.constraints, last.second == second.constraints {
      var same = last
      same.isNew = false
      return (same, second)
    }
    var solution = solved ?? SolvedProgram(first)
    if second.constraints != first.constraints, !solution.update(to: second) { solution = SolvedProgram(second) }
    return (
      LayoutSolution(
        first: first.constraints, widths: widths, second: second.constraints,
        frames: second.frames(solution.solver, scale: context.scale), conflicts: solution.conflicts, isNew: true),
      second
    )
  }

  /// Sets the rectangle of a guide, or moves a view if the solution is new or the view's superview
  /// needs layout. Returns true if a view moved or the size of a scroll view's content changed.
  private func place(
    _ placed: LayoutProgram.Placed, in frame: Rect, program: LayoutProgram, isNew: Bool
  ) -> Bool {
    if let guide = placed.item.guide {
      guide.frame = frame
      guard guide.kind == .content, let view = guide.owner as? ScrollView, view.contentSize != frame.size,
        program.mentions(placed.box)
      else { return false }
      view.contentSize = frame.size
      return true
    }
    guard let view = placed.item.view, isNew || view.superview?.needsLayout ?? true else { return false }
    let present = view.plainFrame
    let frame = view === self ? Rect(origin: present.origin, size: frame.size) : frame
    guard present != frame.asGeometry else { return false }
    if let host = view.constraintState?.host { host.place(in: frame) } else { view.place(in: frame) }
    return true
  }

  /// Passes a conflict to the first `conflictSink` that this view or a superview has, or else to
  /// the nearest host.
  private func report(_ conflict: ConstraintConflict) {
    let states = (conflict.broken.owner ?? self).selfAndSuperviews.lazy.compactMap(\.constraintState)
    if let sink = states.compactMap(\.conflictSink).first { return sink(conflict) }
    states.compactMap(\.host).first?.report(conflict)
  }
}

extension LayoutProgram {
  /// Returns the sizes of the views and guides that constraints place.
  fileprivate func sizes(_ frames: [Rect]) -> [ObjectIdentifier: Size] {
    var sizes: [ObjectIdentifier: Size] = [:]
    for (placed, frame) in zip(placed, frames) {
      if let view = placed.item.view { sizes[ObjectIdentifier(view)] = frame.size }
    }
    return sizes
  }

  /// Returns true if a constraint contains a variable of the rectangle's width or height.
  fileprivate func mentions(_ box: LayoutBox) -> Bool {
    let symbols = Set((box.width.terms + box.height.terms).map(\.symbol))
    return constraints.contains { $0.expression.terms.contains { symbols.contains($0.symbol) } }
  }
}
