import GalleyBase
import GalleyFiles
import GalleyViews

extension SceneView {
  /// The properties that all kinds of view have. `id` and `subviews` are read separately for all
  /// kinds.
  static let properties = PropertyTable<SceneView, View>(placeRows + marginRows + lookRows + traitRows)

  private static let placeRows: [SceneProperty<SceneView, View>] = [
    .init(Key("id", form: .viewID) { $0.id = $1 }).fixed
      .documented(
        "The unique name of the view in dumps, steps and `--set`.", default: "kind and number",
        uikit: "UIView.accessibilityIdentifier"),
    .init(
      Key("frame", Form<SceneFrame>.frame.shape.or(.mapping { FramePins.keys.description })) { view, decoding, node in
        guard decoding.document.pairs(node) == nil else {
          view.placement = .edges
          view.constraints += decoding.decodePins(node, of: view.id)
          return
        }
        guard let frame = Form<SceneFrame>.frame.read(&decoding, node) else { return }
        view.placement = .frame
        view.frame = frame
      }
    )
    .documented(
      "The position in the superview: a rectangle, in which `auto` is the width or height of the content, or "
        + "distances from edges.",
      default: "[0, 0, auto, auto]"),
    .init(
      Key("constraints", Shape.constraints) { view, decoding, node in
        view.constraints += decoding.decodeConstraints(node, of: view.id)
      }
    ).fixed
      .documented(
        "Relations of the view's anchors to those of other views; constraints between its subviews may be here too.",
        default: "[]",
        uikit: "NSLayoutConstraint"),
    .init(Key("contentHuggingPriority", form: .priorities) { $0.hugging = $1 })
      .dumped("contentHuggingPriority", at: 13) { view, _ in view.constraintState.flatMap { unless($0.hugging, 250) } }
      .named("the hugging priority", .layout, standard: "[250, 250]")
      .documented(
        "The strength with which the view stays as small as its content, for both axes or for each axis.",
        default: "250",
        uikit: "UIView.setContentHuggingPriority(_:for:)"),
    .init(Key("contentCompressionResistancePriority", form: .priorities) { $0.compressionResistance = $1 })
      .dumped("contentCompressionResistancePriority", at: 14) { view, _ in
        view.constraintState.flatMap { unless($0.compressionResistance, 750) }
      }
      .named("the compression resistance priority", .layout, standard: "[750, 750]")
      .documented(
        "The strength with which the view stays as large as its content, for both axes or for each axis.",
        default: "750",
        uikit: "UIView.setContentCompressionResistancePriority(_:for:)"),
  ]

  private static let marginRows: [SceneProperty<SceneView, View>] =
    Key.margins(\.margins, default: "[8, 8, 8, 8]").map { SceneProperty($0) } + [
      .init(Key("preservesSuperviewLayoutMargins", form: .boolean) { $0.preservesSuperviewLayoutMargins = $1 })
        .documented("True to keep the view's margins at least as large as the superview's.", default: "false"),
      .init(member: "layoutMargins", at: 15) { view, _ in
        unless(view.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      }.named("the layout margins", .layout, standard: "the default", isPlural: true),
    ]

  private static let lookRows: [SceneProperty<SceneView, View>] = [
    // Before all colours and fonts, which depend on it.
    .init(Key("traitOverrides", form: .traitOverrides) { $0.traitOverrides = $1 }).fixed
      .documented("Traits of the view and its subviews that differ from the scene's."),
    .init("backgroundColor", \.backgroundColor, .color).or("background")
      .dumped("background", at: 3) { $1.dumped($0.backgroundColor) }.named("the background", .paint)
      .documented("Colour of the background; `background` means the same.", default: "none"),
    .init("tintColor", \.tintColor, .color)
      .dumped("tint", at: 9) { $1.dumped($0.ownTintColor == $0.superview?.tintColor ? nil : $0.ownTintColor) }
      .named("the tint colour", .paint, standard: "that of its superview")
      .documented("Colour of caret, selection and marked text.", default: "the superview's"),
    .init("borderColor", \.borderColor, .color)
      .documented("Colour of the border.", default: "\"#000000\"", uikit: "CALayer.borderColor"),
    .init("borderWidth", \.borderWidth, .extent)
      .dumped("border", at: 5) { view, names in
        view.borderWidth > 0 ? ["width": view.borderWidth, "color": names.dumped(view.borderColor)] as JSON : nil
      }
      .named("the border", .paint)
      .documented("Width of the border, inside the bounds.", default: "0", uikit: "CALayer.borderWidth"),
    .init("cornerRadius", \.cornerRadius, .extent, unless: 0).dumped(at: 6)
      .named("the corner radius", .paint, unit: " pt")
      .documented("Radius of the corners of background and border.", uikit: "CALayer.cornerRadius"),
    .init("cornerCurve", \.cornerCurve, .choice(), unless: .circular).dumped(at: 7)
      .named("the curve of the corners", .paint).documented("Curve of the corners.", uikit: "CALayer.cornerCurve"),
    .init("gradient", \.gradient, .viewGradient).dumped("gradient", at: 4) { $0.gradient?.json(with: $1) }
      .named("the gradient", .paint)
      .documented("A gradient of colours above the background.", default: "none", uikit: "CAGradientLayer"),
    .init("layerShadow", \.shadow, .viewShadow).dumped("shadow", at: 8) { $0.shadow?.json(with: $1) }
      .named("the shadow", .paint)
      .documented(
        "The shadow of what the view draws.", default: "none", uikit: "CALayer.shadowOpacity and related properties"),
    .init("transform", \.transform, .transform, unless: .identity).dumped(at: 10)
      .named("the transform", .layout, standard: "none", as: .transform)
      .documented("The transform about the view's centre; it does not change frames.", default: "none"),
    .init(member: "mask", at: 11) { view, _ in view.mask == nil ? nil : true }.named("the mask", .paint),
    .init("clipsToBounds", \.clipsToBounds, .boolean)
      .dumped("clipsToBounds", at: 12) { view, _ in
        view.clipsToBounds == (view is Label || view is ScrollView) ? nil : view.clipsToBounds
      }
      .state("clipped to its bounds", "not clipped to its bounds", .paint)
      .documented(
        "True to clip drawing to the bounds.", default: "false; true for labels and views that scroll"),
    .init("alpha", \.alpha, .number(0...1), unless: 1).dumped(at: 2).named("the opacity", .paint)
      .documented("Opacity of the view and its subviews."),
    .init("isHidden", \.isHidden, .boolean, unless: false).or("hidden").dumped("hidden", at: 1)
      .state("hidden", "visible", .layout).documented("True to hide the view; `hidden` means the same."),
    .init("semanticContentAttribute", \.semanticContentAttribute, .choice(), unless: .unspecified).dumped(at: 16)
      .named("the semantic content attribute", .layout).documented(
        "The way the view is mirrored in right-to-left interfaces."),
    .init(Key("subviews", .views) { view, decoding, node in view.subviews = decoding.decodeViews(node) }).fixed
      .documented("The subviews, from back to front.", default: "[]"),
  ]

  /// The properties for traits that differ from those of the superview.
  private static let traitRows: [SceneProperty<SceneView, View>] = [
    .init(member: "direction", at: 17) { view, _ in view.traitUnlessOuter(\.layoutDirection)?.rawValue }
      .named("the direction of the interface", .layout, standard: "leftToRight"),
    .init(member: "appearance", at: 18) { view, _ in view.traitUnlessOuter(\.interfaceStyle)?.rawValue }
      .named("the appearance", .paint, standard: "light"),
    .init(member: "contentSizeCategory", at: 19) { view, _ in view.traitUnlessOuter(\.contentSizeCategory)?.rawValue }
      .named("the content size category", .layout, standard: "large"),
    .init(member: "locale", at: 20) { view, _ in view.traitUnlessOuter(\.locale) }
      .named("the locale", .layout, standard: "en_US"),
    .init(member: "bounds").named("the bounds", .layout, isPlural: true).derived,
  ]

  /// The properties of UIView that this version does not support.
  static let later = [
    "bounds", "center", "isOpaque", "mask",
    "isUserInteractionEnabled", "accessibilityIdentifier",
  ]
}

extension View {
  /// Returns the view's value of a trait; nil if the superview has the same value.
  fileprivate func traitUnlessOuter<Trait: Equatable>(_ trait: KeyPath<RenderContext, Trait>) -> Trait? {
    let own = context[keyPath: trait]
    return superview.map { $0.context[keyPath: trait] } == own ? nil : own
  }
}

/// Returns the horizontal and vertical priorities; nil if both are the default.
private func unless(_ priorities: AxisPair<Double>, _ standard: Double) -> [Double]? {
  priorities == AxisPair(standard) ? nil : [priorities.horizontal, priorities.vertical]
}

extension Shape {
  /// The shape of a list of views.
  static var views: Shape { .list(.view) }

  /// The shape of a view: a mapping from its kind to its keys.
  static var view: Shape {
    .mapping {
      TableDescription(
        subject: "an element of views",
        entries: SceneView.kinds.map { kind in
          TableDescription.Entry(
            names: [kind.name], shape: .mapping { kind.description }, manual: KeyManual(summary: kind.summary))
        } + [
          TableDescription.Entry(
            names: ["include"], shape: .string("file"),
            manual: KeyManual(summary: "A file whose views replace this element.", counterpart: nil))
        ], isChoice: true)
    }
  }
}

extension ViewKind {
  /// The description of the keys, for the manual and the schema.
  static var description: TableDescription { keys.description }

  /// Reads the keys of a view. Its trait overrides apply only to this view and the views inside it.
  static func decode(_ body: NodeID, _ decoding: inout Decoding) -> SceneView { decoding.decodeView(body, by: keys) }
}

extension Document {
  /// Returns the kind and body of an element in a list of views. Nil if the element is not a
  /// mapping with a single key that is a kind of view.
  func view(_ item: NodeID) -> (kind: any ViewKind.Type, body: NodeID)? {
    guard let pairs = pairs(item), pairs.count == 1, let name = scalarText(pairs[0].key),
      let kind = SceneView.kind(named: name)
    else { return nil }
    return (kind, pairs[0].value)
  }
}

extension Decoding {
  /// Reads a list of views.
  mutating func decodeViews(_ node: NodeID) -> [SceneView] {
    guard let items = document.elements(node) else {
      reject(node, expected: "a list of views, each as in \"- label: …\"")
      return []
    }
    return items.enumerated().compactMap { index, item in inside(index: index) { $0.decodeView(item) } }
  }

  /// Reads a view: an element of a list of views, or a single view.
  mutating func decodeView(_ item: NodeID) -> SceneView? {
    guard let (kind, body) = document.view(item) else {
      rejectView(item)
      return nil
    }
    return inside(key: kind.name) { kind.decode(body, &$0) }
  }

  /// Reads the keys of a view by a table.
  mutating func decodeView<Kind>(_ body: NodeID, by table: KeyTable<ViewDraft<Kind>>) -> SceneView {
    decodeView { draft, decoding in decoding.decode(body, into: &draft, by: table) }
  }

  /// Reads a view of a kind: gives the view its id and its traits, and calls `read`, which sets its
  /// properties. Returns the view.
  mutating func decodeView<Kind: ViewKind>(
    _ read: (inout ViewDraft<Kind>, inout Decoding) -> Void
  ) -> SceneView {
    spend(1, of: .views, at: document.node(at: path))
    let id = nextViewID()
    var draft = ViewDraft<Kind>(id: id)
    let outer = environment.currentView
    environment.currentView = id
    defer { environment.currentView = outer }
    environment.viewTraits[id] = withTraits(environment.traits) { decoding in
      read(&draft, &decoding)
      return decoding.environment.traits
    }
    return draft.finished
  }

  /// Returns the name of the next view to be read. Every view gets a name, in the order of the
  /// file.
  private mutating func nextViewID() -> String {
    defer { environment.viewCount += 1 }
    return environment.viewIDs[environment.viewCount]
  }

  private mutating func rejectView(_ item: NodeID) {
    guard let pairs = document.pairs(item), let first = pairs.first else {
      reject(item, expected: "a view, as in \"- label: …\"")
      return
    }
    let kind = document.scalarText(first.key) ?? ""
    if pairs.count > 1 {
      let keys = pairs.prefix(4).map { document.scalarText($0.key) ?? "" }.joined(separator: ", ")
      report(
        "expected one kind of view, found the keys \(keys.shortened); indent a view's own keys below its kind",
        at: item)
    } else {
      if ["text", "title"].contains(kind) {
        report("\"\(kind)\" is not a kind of view; did you mean \"- label: { text: … }\"?", at: first.key)
        return
      }
      report(
        "\"\(kind.shortened)\" is not a kind of view", at: first.key, word: kind, valid: SceneView.kindNames)
    }
  }
}
