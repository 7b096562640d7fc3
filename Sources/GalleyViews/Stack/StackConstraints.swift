import GalleyBase

/// Creates the constraints of a stack, which are like those of UIKit's stack views.
struct StackConstraints {
  private(set) var constraints: [LayoutConstraint] = []
  private let stack: StackArrangement
  private let view: View
  private let axis: LayoutAxis
  private let shown: [View]

  /// The priority of hugging the content if nothing else determines the stack's size. It is below
  /// the priority of a fitting size along the axis, and above it across the axis.
  private static let hugging = AxisPair<Double>(horizontal: 49, vertical: 51)
  /// The priority of equal distances between centres. It is below the priorities of content.
  private static let centering: Double = 149
  /// The priority of zero length for hidden views. Required constraints override it.
  private static let hiding: Double = 999
  /// The priority of lengths in proportion to content.
  private static let proportion: Double = 999

  /// Creates the constraints of an arrangement in its view.
  init(of stack: StackArrangement, in view: View) {
    self.stack = stack
    self.view = view
    axis = stack.axis
    shown = stack.shownViews
    for hidden in stack.views where hidden.isHidden {
      add(LayoutAnchor(hidden, axis.length), .equal, nil, priority: Self.hiding)
    }
    guard let first = shown.first, let last = shown.last else { return }
    add(LayoutAnchor(first, axis.start), .equal, edge(axis.start))
    add(LayoutAnchor(last, axis.end), .equal, edge(axis.end))
    switch stack.distribution {
    case .fill: addChain(.equal)
    case .fillEqually:
      addChain(.equal)
      for other in shown.dropFirst() {
        add(LayoutAnchor(other, axis.length), .equal, LayoutAnchor(first, axis.length))
      }
    case .fillProportionally:
      addChain(.equal)
      addProportions()
    case .equalSpacing: addGaps(from: axis.end, to: axis.start, priority: 1000)
    case .equalCentering: addGaps(from: axis.center, to: axis.center, priority: Self.centering)
    }
    addAlignment()
  }

  private mutating func add(
    _ first: LayoutAnchor, _ relation: LayoutRelation, _ second: LayoutAnchor?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000
  ) {
    constraints.append(
      LayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant).with(priority: priority))
  }

  /// Returns a line of the rectangle that the views fill.
  private func edge(_ attribute: LayoutAttribute) -> LayoutAnchor {
    stack.isRelativeToMargins
      ? LayoutAnchor(view.ownGuide(.margins), attribute) : LayoutAnchor(view, attribute)
  }

  // MARK: Along the axis

  private mutating func addChain(_ relation: LayoutRelation) {
    for (view, next) in zip(shown, shown.dropFirst()) {
      let measuresBaselines = stack.isRelativeToBaselines && axis == .vertical
      add(
        LayoutAnchor(next, measuresBaselines ? .firstBaseline : axis.start), relation,
        LayoutAnchor(view, measuresBaselines ? .lastBaseline : axis.end), constant: stack.spacing(after: view))
    }
  }

  /// Adds constraints for lengths in proportion to content. The spaces between views count as a
  /// part of the total.
  ///
  /// Views without content get no constraint.
  private mutating func addProportions() {
    let lengths = shown.map { shownView in
      let size = shownView.naturalContentSize
      return max(0, axis == .horizontal ? size.width : size.height)
    }
    let spaces = shown.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
    let total = lengths.reduce(0, +) + spaces
    guard total > 0 else { return }
    for (shownView, length) in zip(shown, lengths) where length > 0 {
      add(
        LayoutAnchor(shownView, axis.length), .equal, edge(axis.length), multiplier: length / total,
        priority: Self.proportion)
    }
  }

  /// Adds constraints for equal distances between lines of neighbouring views. The gaps are at
  /// least as large as the spacing.
  private mutating func addGaps(from: LayoutAttribute, to: LayoutAttribute, priority: Double) {
    addChain(.greaterThanOrEqual)
    var first: LayoutGuide?
    for (index, next) in shown.enumerated().dropFirst() {
      let gap = view.spacer(index - 1, of: stack)
      add(LayoutAnchor(gap, axis.start), .equal, LayoutAnchor(shown[index - 1], from))
      add(LayoutAnchor(gap, axis.end), .equal, LayoutAnchor(next, to))
      if let first {
        add(LayoutAnchor(gap, axis.length), .equal, LayoutAnchor(first, axis.length), priority: priority)
      }
      first = first ?? gap
    }
    // No other constraint keeps the gaps short.
    add(LayoutAnchor(view, axis.length), .equal, nil, priority: Self.hugging.horizontal)
  }

  // MARK: Across the axis

  private mutating func addAlignment() {
    let across = axis.crossing
    switch stack.alignment {
    case .fill:
      for shownView in shown {
        add(LayoutAnchor(shownView, across.start), .equal, edge(across.start))
        add(LayoutAnchor(shownView, across.end), .equal, edge(across.end))
      }
      return
    case .leading: align(across.start)
    case .trailing: align(across.end)
    case .center: align(across.center)
    case .firstBaseline where axis == .horizontal: alignBaselines(.firstBaseline, towards: across.start)
    case .lastBaseline where axis == .horizontal: alignBaselines(.lastBaseline, towards: across.end)
    // Baselines of views below each other cannot align.
    case .firstBaseline, .lastBaseline: align(across.start)
    }
    for shownView in shown {
      add(LayoutAnchor(shownView, across.start), .greaterThanOrEqual, edge(across.start))
      add(LayoutAnchor(shownView, across.end), .lessThanOrEqual, edge(across.end))
    }
    add(LayoutAnchor(view, across.length), .equal, nil, priority: Self.hugging.vertical)
  }

  private mutating func align(_ attribute: LayoutAttribute) {
    for shownView in shown { add(LayoutAnchor(shownView, attribute), .equal, edge(attribute)) }
  }

  /// Adds constraints that align all baselines and move the views as close to one edge as possible.
  private mutating func alignBaselines(_ attribute: LayoutAttribute, towards side: LayoutAttribute) {
    for shownView in shown.dropFirst() {
      add(LayoutAnchor(shownView, attribute), .equal, LayoutAnchor(shown[0], attribute))
    }
    for shownView in shown {
      add(LayoutAnchor(shownView, side), .equal, edge(side), priority: Self.hugging.horizontal)
    }
  }
}

extension View {
  /// Returns the guide of a gap in a stack, and creates it on first use.
  fileprivate final func spacer(_ index: Int, of stack: StackArrangement) -> LayoutGuide {
    while stack.spacers.count <= index {
      let guide = LayoutGuide()
      addGuide(guide)
      stack.spacers.append(guide)
    }
    return stack.spacers[index]
  }
}
