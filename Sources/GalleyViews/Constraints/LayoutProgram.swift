import GalleyBase

/// The linear constraints for all views of a tree, in an order that depends only on the tree.
///
/// Each view that constraints place has four variables: its alignment rectangle in the coordinates of its superview. In
/// right-to-left layouts the position is measured from the right, so that an ambiguous layout is the mirror image of
/// the left-to-right one. The frames of all other views are known, or follow from their superview's by autoresizing.
struct LayoutProgram {
  /// The reason why the program contains a linear constraint.
  enum Source {
    /// A constraint that a view holds, or that an arrangement such as a stack creates.
    case constraint(LayoutConstraint)
    /// A constraint that follows from a view's content or from a rule of the layout.
    case implied
  }

  /// The variables of a view or a guide whose rectangle the constraints determine.
  struct Placed {
    let item: LayoutAnchor
    /// The frame of a view, or the rectangle of a guide, in the superview's coordinates.
    let box: LayoutBox
    /// The index in `placed` of the view's superview or the guide's owner; nil if constraints do
    /// not place that superview or owner.
    let parent: Int?
  }

  var constraints: [LinearConstraint] = []
  var sources: [Source] = []
  /// The views and guides that constraints place, in tree order, superviews first.
  var placed: [Placed] = []
  /// An element for each variable, by index: true if the variable cannot be negative.
  var variables: [Bool] = []
  /// The frames of views in their superviews' coordinates, and the rectangles of guides.
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private var placedIndices: [ObjectIdentifier: Int] = [:]
  /// The constraints that each view's arrangement created, by view.
  private var arranged: [ObjectIdentifier: [LayoutConstraint]] = [:]
  private let root: View
  /// The sizes from the previous pass, with which baselines are computed; nil in the first pass.
  private let lastSizes: [ObjectIdentifier: Size]?

  /// The way in which the size of the outermost view is determined.
  enum RootSize {
    /// If constraints determine the outermost view's frame, they also determine its size. Otherwise
    /// the view keeps its present size.
    case present
    /// The outermost view approaches a target size, with a priority for each axis.
    case fitting(Size, AxisPair<Double>)
  }

  /// Collects the constraints on the views in `root`.
  init(of root: View, size: RootSize, lastSizes: [ObjectIdentifier: Size]? = nil) {
    self.root = root
    self.lastSizes = lastSizes
    addRoot(size)
    for view in root.subviews { addBoxes(of: view, in: root) }
    addConstraints(of: root)
    order()
  }

  mutating func makeVariable(isNonNegative: Bool) -> LinearExpression {
    variables.append(isNonNegative)
    return LinearExpression(LinearVariable(index: variables.count - 1))
  }

  mutating func add(
    _ expression: LinearExpression, _ relation: LayoutRelation, priority: Double, source: Source = .implied
  ) {
    constraints.append(LinearConstraint(expression, relation, priority: priority))
    sources.append(source)
  }

  func box(of thing: AnyObject) -> LayoutBox? { boxes[ObjectIdentifier(thing)] }

  /// Sorts the constraints by descending priority.
  ///
  /// Among required ones content sizes come before constraint objects, so that a constraint object breaks first.
  private mutating func order() {
    func rank(_ index: Int) -> (Double, Int, Int) {
      let isImplied = if case .implied = sources[index] { true } else { false }
      let priority = min(constraints[index].priority, 1000)
      return (-priority, isImplied ? 0 : 1, index)
    }
    let order = constraints.indices.sorted { rank($0) < rank($1) }
    constraints = order.map { constraints[$0] }
    sources = order.map { sources[$0] }
  }
}

// MARK: Boxes

extension LayoutProgram {
  /// The priority of the present size of an outermost view whose frame constraints determine. All
  /// other priorities are higher, so that every constraint on the size overrides it.
  private static let stayPriority = 0.5

  private mutating func addRoot(_ size: RootSize) {
    let edges = root.alignmentRectEdges
    switch size {
    case .present where !root.isPlacedByConstraints:
      boxes[ObjectIdentifier(root)] = LayoutBox(Rect(origin: .zero, size: root.bounds.size))
    case .present:
      addVariableRoot(edges, target: root.bounds.size, priority: AxisPair(Self.stayPriority))
    case .fitting(let target, let priority):
      addVariableRoot(edges, target: target, priority: priority)
    }
    addGuides(of: root)
  }

  private mutating func addVariableRoot(_ edges: EdgeInsets, target: Size, priority: AxisPair<Double>) {
    let width = makeVariable(isNonNegative: true)
    let height = makeVariable(isNonNegative: true)
    let aligned = LayoutBox(
      x: LinearExpression(edges.left), y: LinearExpression(edges.top), width: width, height: height)
    let box = aligned.inset(by: edges.inverted)
    boxes[ObjectIdentifier(root)] = box
    place(LayoutAnchor(root, .none), box, parent: nil, key: root)
    add(box.width + -target.width, .equal, priority: priority.horizontal)
    add(box.height + -target.height, .equal, priority: priority.vertical)
    addContentSize(of: root, in: aligned)
  }

  private mutating func place(_ item: LayoutAnchor, _ box: LayoutBox, parent: View?, key: AnyObject) {
    let parent = parent.flatMap { placedIndices[ObjectIdentifier($0)] }
    placedIndices[ObjectIdentifier(key)] = placed.count
    placed.append(Placed(item: item, box: box, parent: parent))
  }

  private mutating func addBoxes(of view: View, in superview: View) {
    if view.isPlacedByConstraints {
      let aligned = variableBox(in: superview)
      let box = aligned.inset(by: view.alignmentRectEdges.inverted)
      boxes[ObjectIdentifier(view)] = box
      place(LayoutAnchor(view, .none), box, parent: superview, key: view)
      addContentSize(of: view, in: aligned)
    } else {
      boxes[ObjectIdentifier(view)] = autoresizedBox(of: view, in: superview)
    }
    addGuides(of: view)
    for subview in view.subviews { addBoxes(of: subview, in: view) }
  }

  private mutating func variableBox(in container: View) -> LayoutBox {
    let start = makeVariable(isNonNegative: false)
    let y = makeVariable(isNonNegative: false)
    let width = makeVariable(isNonNegative: true)
    let x = mirror(in: container).map { $0 - start - width } ?? start
    return LayoutBox(x: x, y: y, width: width, height: makeVariable(isNonNegative: true))
  }

  /// Returns twice the horizontal middle of a view's bounds in a right-to-left layout; nil in a
  /// left-to-right layout.
  private func mirror(in view: View) -> LinearExpression? {
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return nil }
    let bounds = ownBox(of: view)
    return bounds.x * 2 + bounds.width
  }

  /// Returns the frame that a view's autoresizing mask gives it in a superview that was resized.
  private func autoresizedBox(of view: View, in superview: View) -> LayoutBox {
    let frame = view.plainFrame
    guard let container = box(of: superview), !container.width.isConstant || !container.height.isConstant else {
      return LayoutBox(frame)
    }
    let mask = view.constraintState?.host?.autoresizing ?? []
    func extent(_ origin: Double, _ length: Double, _ present: Double, _ axis: LayoutAxis) -> (
      LinearExpression, LinearExpression
    ) {
      let growth = container.extent(along: axis).length + -present
      let shares = mask.shares(of: AxisExtent(origin: origin, length: length), in: present, along: axis)
      return (growth * shares.before + origin, growth * shares.length + length)
    }
    let size = superview.bounds.size
    let (x, width) = extent(frame.minX, frame.width, size.width, .horizontal)
    let (y, height) = extent(frame.minY, frame.height, size.height, .vertical)
    return LayoutBox(x: x, y: y, width: width, height: height)
  }

  /// Adds the inequalities for content hugging and compression resistance.
  private mutating func addContentSize(of view: View, in box: LayoutBox) {
    let size = view.naturalContentSize
    guard let state = view.constraintState else { return addContentSize(size, of: ViewConstraints(), in: box) }
    addContentSize(size, of: state, in: box)
  }

  private mutating func addContentSize(_ size: Size, of state: ViewConstraints, in box: LayoutBox) {
    for (axis, length) in [(LayoutAxis.horizontal, size.width), (.vertical, size.height)] where length >= 0 {
      let difference = box.extent(along: axis).length + -length
      add(difference, .greaterThanOrEqual, priority: state.compressionResistance[axis])
      add(difference, .lessThanOrEqual, priority: state.hugging[axis])
    }
  }

  /// Adds the rectangles of a view's guides, in the view's coordinates.
  private mutating func addGuides(of view: View) {
    if let scroll = view as? ScrollView, scroll.ownContentSize == nil,
      view.subviews.contains(where: \.isPlacedByConstraints)
    {
      _ = view.ownGuide(.content)
    }
    guard let state = view.constraintState else { return }
    // An arrangement may make guides for its constraints.
    if let arrangement = state.arrangement {
      arranged[ObjectIdentifier(view)] = arrangement.constraints(in: view)
    }
    for (guide, _) in state.guides { addVariableGuide(guide, of: view) }
    for guide in state.ownGuides { addOwnGuide(guide, of: view) }
  }

  private mutating func addVariableGuide(_ guide: LayoutGuide, of view: View) {
    let box = variableBox(in: view)
    boxes[ObjectIdentifier(guide)] = box
    place(LayoutAnchor(guide, .none), box, parent: view, key: guide)
  }

  private mutating func addOwnGuide(_ guide: LayoutGuide, of view: View) {
    let bounds = ownBox(of: view)
    switch guide.kind {
    case .custom: addVariableGuide(guide, of: view)
    case .margins: addKnownGuide(guide, bounds.inset(by: view.marginEdges), of: view)
    case .safeArea: addKnownGuide(guide, bounds.inset(by: view.safeAreaEdges), of: view)
    case .frame: addKnownGuide(guide, bounds, of: view)
    case .keyboard:
      var covered = view.safeAreaEdges
      covered.bottom = max(covered.bottom, view.lengthBelowKeyboardTop)
      var box = bounds.inset(by: EdgeInsets(top: 0, left: covered.left, bottom: 0, right: covered.right))
      box.y = bounds.y + bounds.height + -covered.bottom
      box.height = LinearExpression(covered.bottom)
      addKnownGuide(guide, box, of: view)
    case .content:
      let box = LayoutBox(
        x: LinearExpression(), y: LinearExpression(), width: makeVariable(isNonNegative: true),
        height: makeVariable(isNonNegative: true))
      addKnownGuide(guide, box, of: view)
    case .readableContent: addReadableGuide(guide, bounds.inset(by: view.marginEdges), of: view)
    }
  }

  private mutating func addKnownGuide(_ guide: LayoutGuide, _ box: LayoutBox, of view: View) {
    boxes[ObjectIdentifier(guide)] = box
    place(LayoutAnchor(guide, .none), box, parent: view, key: guide)
  }

  /// The maximum width of readable lines at the standard text size, in points.
  static let readableWidth: Double = 672

  /// Adds a guide that is centred in the margins. It is as wide as the margins, but no wider than
  /// readable lines.
  private mutating func addReadableGuide(_ guide: LayoutGuide, _ margins: LayoutBox, of view: View) {
    let width = makeVariable(isNonNegative: true)
    add(width + -Self.readableWidth, .lessThanOrEqual, priority: 1000)
    add(width - margins.width, .equal, priority: 999)
    let x = margins.x + (margins.width - width) * 0.5
    addKnownGuide(guide, LayoutBox(x: x, y: margins.y, width: width, height: margins.height), of: view)
  }

  /// Returns the bounds of a view in its own coordinates, as linear expressions.
  private func ownBox(of view: View) -> LayoutBox {
    let origin = view.bounds.origin
    guard let box = box(of: view) else { return LayoutBox(view.bounds) }
    return LayoutBox(
      x: LinearExpression(origin.x), y: LinearExpression(origin.y), width: box.width, height: box.height)
  }
}

// MARK: Constraints

extension LayoutProgram {
  private mutating func addConstraints(of view: View) {
    guard view === root || box(of: view) != nil else { return }
    if let state = view.constraintState {
      for held in state.held { add(held.constraint, in: view) }
      for constraint in arranged[ObjectIdentifier(view)] ?? [] { add(constraint, in: view) }
    }
    for subview in view.subviews { addConstraints(of: subview) }
  }

  /// Adds the linear constraints for a constraint that `view` holds.
  private mutating func add(_ constraint: LayoutConstraint, in view: View) {
    guard let container = constraint.commonView, container.isDescendant(of: root) else { return }
    let isAlone = constraint.second == nil && !constraint.first.isLength
    let context = isAlone && container !== root ? container.superview ?? container : container
    var difference = value(of: constraint.first, in: context)
    if let second = constraint.second {
      difference = difference - value(of: second, in: context) * constraint.multiplier
    }
    add(
      difference + -constraint.constant, constraint.relation, priority: constraint.priority,
      source: .constraint(constraint))
  }

  /// Returns an attribute of a view or guide in the coordinates of a view that contains it.
  private func value(of anchor: LayoutAnchor, in container: View) -> LinearExpression {
    if let end = anchor.measuredEnd { return value(of: end, in: container) - value(of: anchor.start, in: container) }
    let attribute = anchor.attribute
    if attribute.isBaseline, let view = anchor.view {
      return baseline(of: view, isFirst: attribute == .firstBaseline, in: container)
    }
    guard let box = box(of: anchor, in: container) else { return LinearExpression() }
    return box.value(of: attribute.withoutMargins, mirror: mirror(in: container))
  }

  private func box(of anchor: LayoutAnchor, in container: View) -> LayoutBox? {
    if let guide = anchor.guide {
      guard let owner = guide.owner else { return nil }
      return box(of: guide)?.moved(by: offset(from: owner, to: container))
    }
    guard let view = anchor.view, let frame = box(of: view) else { return nil }
    if anchor.attribute.isWithinMargins {
      return ownBox(of: view).inset(by: view.marginEdges).moved(by: offset(from: view, to: container))
    }
    guard view !== container else {
      // Views inside a scroll view refer to its content.
      if !anchor.attribute.isLength, let content = view.constraintState?.contentGuide { return box(of: content) }
      return ownBox(of: view).inset(by: view.alignmentRectEdges)
    }
    let aligned = frame.inset(by: view.alignmentRectEdges)
    return view.superview.map { aligned.moved(by: offset(from: $0, to: container)) }
  }

  /// Returns the offset from a view's coordinates to the coordinates of a view that contains it.
  private func offset(from view: View, to container: View) -> (x: LinearExpression, y: LinearExpression) {
    var offset = (x: LinearExpression(), y: LinearExpression())
    var view = view
    while view !== container, let superview = view.superview, let box = box(of: view) {
      offset.x = offset.x + box.x + -view.bounds.minX
      offset.y = offset.y + box.y + -view.bounds.minY
      view = superview
    }
    return offset
  }

  private func baseline(of view: View, isFirst: Bool, in container: View) -> LinearExpression {
    let inner = view.viewWithBaseline(isFirst: isFirst)
    let anchor = LayoutAnchor(inner, isFirst ? .top : .bottom)
    let size = lastSizes?[ObjectIdentifier(inner)] ?? inner.sizeBeforeLayout
    guard let box = box(of: anchor, in: container) else { return LinearExpression() }
    guard let measured = inner.textBaseline(isFirst: isFirst, in: size) else {
      return isFirst ? box.y : box.y + box.height
    }
    // Measured from the edge near the baseline, so that a growing view moves as little as possible.
    let edges = inner.alignmentRectEdges
    return isFirst ? box.y + (measured - edges.top) : box.y + box.height + (measured - size.height + edges.bottom)
  }
}

extension View {
  final func viewWithBaseline(isFirst: Bool) -> View {
    guard let state = constraintState else { return self }
    if let inner = state.arrangement?.viewWithBaseline(of: self, isFirst: isFirst) {
      return inner.viewWithBaseline(isFirst: isFirst)
    }
    return state.host?.viewWithBaseline(isFirst: isFirst) ?? self
  }

  /// The size with which the first pass computes the view's baselines, before constraints are
  /// solved.
  final var sizeBeforeLayout: Size {
    guard isPlacedByConstraints else { return bounds.size }
    let natural = naturalContentSize
    return Size(width: max(0, natural.width), height: max(0, natural.height))
  }
}

extension ViewConstraints {
  /// The guide of a scroll view's content; nil until it is first used.
  var contentGuide: LayoutGuide? { ownGuides.first { $0.kind == .content } }
}
