import GalleyBase
import GalleyFiles
import GalleyViews

/// The properties that only stacks have. Their arranged views are the view's `subviews`. Nil means
/// the default of UIStackView.
struct SceneStack: SceneViewKind, Assigning {
  static let name = "stack"

  var assignments = Assignments<StackView>()
  /// The axis while the text size is an accessibility size.
  var accessibilityAxis: LayoutAxis?
  /// The custom spacing after arranged views, in points, by the ids of the views.
  var customSpacing: [String: Double] = [:]
}

extension SceneStack: ViewKind {
  static let summary = "Views in a row or a column."
  static let childKeys: [ChildKey] = [.views("views")]

  static let properties = PropertyTable<SceneStack, StackView>([
    .init("axis", \.arrangement.axis, axes)
      .dumped("axis", at: 1) { stack, _ in stack.arrangement.axis == .horizontal ? nil : "vertical" }
      .named("the axis", .layout, standard: "horizontal").documented("A row or a column.", default: "horizontal"),
    .init(Key("accessibilityAxis", form: axes) { $0.accessibilityAxis = $1 })
      .documented(
        "The axis at the five accessibility text sizes. If a row becomes a column, views that were aligned at their "
          + "middle or baseline are aligned at the leading edge.",
        default: "axis", uikit: "UIContentSizeCategory.isAccessibilityCategory"),
    .init("spacing", \.arrangement.spacing, .length, unless: 0).dumped(at: 4)
      .named("the spacing", .layout, unit: " pt")
      .documented("Space between the views; the minimum space if the distribution sets the space."),
    .init("alignment", \.arrangement.alignment, .choice(alignments))
      .dumped("alignment", at: 3) { stack, _ in
        stack.arrangement.alignment == .fill ? nil : "\(stack.arrangement.alignment)"
      }
      .named("the alignment", .layout, standard: "the default")
      .documented("The positions of the views across the axis.", default: "fill"),
    .init("distribution", \.arrangement.distribution, .choice(distributions))
      .dumped("distribution", at: 2) { stack, _ in
        stack.arrangement.distribution == .fill ? nil : "\(stack.arrangement.distribution)"
      }
      .named("the distribution", .layout, standard: "fill")
      .documented("The lengths of the views along the axis.", default: "fill"),
    .init(
      "isLayoutMarginsRelativeArrangement", \.arrangement.isRelativeToMargins, .boolean, unless: false
    )
    .dumped(at: 6).state("arranged within its margins", "arranged up to its edges", .layout)
    .documented("True to keep the views within the layout margins."),
    .init("isBaselineRelativeArrangement", \.arrangement.isRelativeToBaselines, .boolean, unless: false)
      .dumped(at: 7).state("spaced by baselines", "spaced by edges", .layout)
      .documented("True to measure space in a column from baseline to baseline."),
    .init(member: "customSpacing", at: 5) { stack, _ in stack.customSpacings }
      .named("the custom spacing", .layout),
  ])

  static let keys = table(
    "a stack", "UIStackView",
    properties.keys,
    rest: [
      Key("views", .views) { draft, decoding, node in
        draft.view.subviews = decoding.decodeArrangedViews(node, in: "a stack")
      }.fixed
        .documented(
          "The views, from leading to trailing or from top to bottom.", default: "[]", uikit: "arrangedSubviews"),
      Key("customSpacing", .dictionary("ids of its views", Form<Double>.length.shape)) { draft, decoding, node in
        draft.own.customSpacing = decoding.decodeSpacing(node, after: draft.view.subviews.map(\.id))
      }
      .documented("Space after individual views, by their ids.", uikit: "UIStackView.setCustomSpacing(_:after:)"),
    ], omitting: ["subviews"], later: ["layoutMarginsGuide"],
    renamed: ["arrangedSubviews": "views", "subviews": "views", "children": "views", "insets": "layoutMargins"])

  private static let axes = Form<LayoutAxis>.choice([("horizontal", .horizontal), ("vertical", .vertical)])

  private static let alignments: [(name: String, value: StackArrangement.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("top", .leading), ("firstBaseline", .firstBaseline), ("center", .center),
    ("trailing", .trailing), ("bottom", .trailing), ("lastBaseline", .lastBaseline),
  ]

  private static let distributions: [(name: String, value: StackArrangement.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]

  static func makeBody(in context: RenderContext) -> StackView { StackView(in: context) }

  func apply(to stack: StackView, _ resources: inout SceneResources) {
    let arrangement = stack.arrangement
    assignments.apply(to: stack)
    adapt(arrangement, to: stack.context.contentSizeCategory)
    for view in arrangement.views { setSpacing(after: view, in: arrangement) }
    stack.constrainSpacers()
    stack.setNeedsLayout()
  }

  /// Turns a row into a column, or a column into a row, for accessibility sizes.
  private func adapt(_ arrangement: StackArrangement, to category: ContentSizeCategory) {
    guard isTurned(at: category) else { return }
    arrangement.axis = arrangement.axis.crossing
    guard arrangement.axis == .vertical else { return }
    // A column of rows' middles would be centred text.
    if [.center, .firstBaseline, .lastBaseline].contains(arrangement.alignment) { arrangement.alignment = .leading }
  }

  /// True if the axis changes at a content size category.
  private func isTurned(at category: ContentSizeCategory) -> Bool {
    guard category.isAccessibilityCategory, let accessibilityAxis else { return false }
    return accessibilityAxis != assignments.value(\.arrangement.axis) ?? .horizontal
  }

  func makeSubviews(_ models: [SceneView], of stack: StackView, _ resources: inout SceneResources) {
    for model in models {
      let view = model.makeView(in: stack.context, &resources)
      stack.addArrangedSubview(view)
      setSpacing(after: view, in: stack.arrangement)
    }
    stack.constrainSpacers()
    // The space between views in a row does not apply in a column.
    if isTurned(at: stack.context.contentSizeCategory) {
      for view in stack.arrangement.views where view is SpacerView { view.isHidden = true }
    }
  }

  private func setSpacing(after view: View, in arrangement: StackArrangement) {
    if let spacing = view.id.flatMap({ customSpacing[$0] }) { arrangement.setSpacing(spacing, after: view) }
  }

  static func write(_ stack: StackView, to writer: inout LayoutWriter) { writer.write(stack, properties) }

  /// Returns nil, since the height of the row follows from the stack.
  static func rowHeight(of view: StackView, in extent: SceneExtent) -> Double? { nil }
}

extension StackView {
  /// The custom spacing after arranged views, by the ids of the views; nil if no view has custom
  /// spacing.
  fileprivate var customSpacings: JSON? {
    let custom = arrangement.views.enumerated().compactMap { index, view in
      customSpacing(after: view).map { JSON.Member(name: view.id ?? "\(index)", value: .number($0)) }
    }
    return custom.isEmpty ? nil : .object(custom)
  }
}

extension Decoding {
  /// Reads views whose positions are set by a view of the kind `holder`. Reports frames that set a
  /// position.
  mutating func decodeArrangedViews(_ node: NodeID, in holder: String) -> [SceneView] {
    let views = decodeViews(node)
    spend(2 * views.count, of: .constraints, at: node)
    return views.map { view in
      var view = view
      rejectPlace(of: view, in: holder)
      view.placement = .arranged
      return view
    }
  }

  /// Reports a mistake if a view has a frame with a position although a view of the kind `holder`
  /// sets its position.
  mutating func rejectPlace(of view: SceneView, in holder: String) {
    let isPlaced = view.constraints.contains { constraint in
      constraint.path.steps.contains(.key("frame")) && !constraint.first.attribute.isLength
    }
    guard view.placement == .frame || isPlaced, let entry = ViewIdentifiers(document).first(view.id),
      let frame = document.value(of: "frame", in: entry.body)
    else { return }
    if view.placement == .frame {
      report(
        "\(holder) places its views; give only a size, as in \"frame: {width: 44, height: 44}\"", at: frame,
        path: entry.path.appending(key: "frame"))
    }
    for (key, _) in document.pairs(frame) ?? [] {
      let name = document.scalarText(key) ?? ""
      guard FramePins.keys.spellings.index(of: name) != nil, !["width", "height"].contains(name) else { continue }
      report(
        "\(holder) places its views; only width and height may be given", at: key,
        path: entry.path.appending(key: "frame").appending(key: name))
    }
  }

  /// Reads the custom spacing after arranged views, by the ids of the views.
  fileprivate mutating func decodeSpacing(_ node: NodeID, after ids: [String]) -> [String: Double] {
    guard let pairs = document.pairs(node) else {
      reject(node, expected: "a mapping of ids to points, as in {title: 24}")
      return [:]
    }
    var spacing: [String: Double] = [:]
    for (key, value) in pairs {
      let id = document.scalarText(key) ?? ""
      guard ids.contains(id) else {
        report(
          "the stack has no view \"\(id.shortened)\"", at: key, word: id, valid: ids)
        continue
      }
      spacing[id] = inside(key: id) { Form<Double>.length.read(&$0, value) }
    }
    return spacing
  }
}
