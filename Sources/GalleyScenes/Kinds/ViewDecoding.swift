import GalleyBase
import GalleyFiles

extension SceneView {
  /// The keys that all kinds of view have. `id` and `subviews` are read for all of them in one place.
  static let keys: [Key<SceneView>] = placeKeys + marginKeys + lookKeys

  private static let marginKeys: [Key<SceneView>] =
    Key.margins(\.margins, default: "[8, 8, 8, 8]") + [
      Key("preservesSuperviewLayoutMargins", form: .boolean) { $0.preservesSuperviewLayoutMargins = $1 }
        .documented("True for margins no smaller than what its superview's leave.", default: "false")
    ]

  private static let placeKeys: [Key<SceneView>] = [
    Key("id", form: .viewID) { $0.id = $1 }.fixed
      .documented(
        "The name by which dumps, steps and `--set` call the view; unique.", default: "kind and number",
        uikit: "UIView.accessibilityIdentifier"),
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
    .documented(
      "Its place in its superview: a rectangle in which `auto` is the extent of its content, or distances from edges.",
      default: "[0, 0, auto, auto]"),
    Key("constraints", Shape.constraints) { view, decoding, node in
      view.constraints += decoding.decodeConstraints(node, of: view.id)
    }.fixed
      .documented(
        "Relations of its lines and lengths to those of other views; what is in it may be named too.", default: "[]",
        uikit: "NSLayoutConstraint"),
    Key("contentHuggingPriority", form: .priorities) { $0.hugging = $1 }
      .documented(
        "The strength with which it stays as small as its content, for both axes or one an axis.", default: "250",
        uikit: "UIView.setContentHuggingPriority(_:for:)"),
    Key("contentCompressionResistancePriority", form: .priorities) { $0.compressionResistance = $1 }
      .documented(
        "The strength with which it stays as large as its content, for both axes or one an axis.", default: "750",
        uikit: "UIView.setContentCompressionResistancePriority(_:for:)"),
  ]

  private static let lookKeys: [Key<SceneView>] = [
    // Before all colours and fonts, which depend on it.
    Key("traitOverrides", form: .traitOverrides) { $0.traitOverrides = $1 }.fixed
      .documented("Traits of the view and all in it that differ from the scene's."),
    Key("backgroundColor", form: .color) { $0.backgroundColor = $1 }.or("background")
      .documented("Colour of the ground; `background` is the same.", default: "none"),
    Key("tintColor", form: .color) { $0.tintColor = $1 }
      .documented("Colour of caret, selection and marked text in it.", default: "the superview's"),
    Key("borderColor", form: .color) { $0.borderColor = $1 }
      .documented("Colour of the border.", default: "\"#000000\"", uikit: "CALayer.borderColor"),
    Key("borderWidth", form: .extent) { $0.borderWidth = $1 }
      .documented("Width of the border, inside the bounds.", default: "0", uikit: "CALayer.borderWidth"),
    Key("cornerRadius", form: .extent) { $0.cornerRadius = $1 }
      .documented("Radius of the corners of ground and border.", default: "0", uikit: "CALayer.cornerRadius"),
    Key("cornerCurve", form: .choice()) { $0.cornerCurve = $1 }
      .documented("Curve of the corners.", default: "circular", uikit: "CALayer.cornerCurve"),
    Key("gradient", form: .viewGradient) { $0.gradient = $1 }
      .documented("Colours that pass into each other above the ground.", default: "none", uikit: "CAGradientLayer"),
    Key("layerShadow", form: .viewShadow) { $0.layerShadow = $1 }
      .documented("The shadow of all that it draws.", default: "none", uikit: "CALayer.shadowOpacity and its kin"),
    Key("transform", form: .transform) { $0.transform = $1 }
      .documented("The transformation about its middle; frames stay as they are without it.", default: "none"),
    Key("clipsToBounds", form: .boolean) { $0.clipsToBounds = $1 }
      .documented(
        "True to hide what lies outside of the bounds.", default: "false; true for labels and views that scroll"),
    Key("alpha", form: .number(0...1)) { $0.alpha = $1 }.documented("Opacity of the view and all in it.", default: "1"),
    Key("isHidden", form: .boolean) { $0.isHidden = $1 }.or("hidden")
      .documented("True to leave the view out; `hidden` is the same.", default: "false"),
    Key("semanticContentAttribute", form: .choice()) { $0.semanticContentAttribute = $1 }
      .documented("Mirroring in right-to-left interfaces.", default: "unspecified"),
    Key("subviews", .views) { view, decoding, node in view.subviews = decoding.decodeViews(node) }.fixed
      .documented("The views in it, the lowest first.", default: "[]"),
  ]

  /// Properties of UIView that this version does not support.
  static let later = [
    "bounds", "center", "isOpaque", "mask",
    "isUserInteractionEnabled", "accessibilityIdentifier",
  ]
}

extension Shape {
  /// A list of views.
  static var views: Shape { .list(.view) }

  /// A mapping of the kind of a view to its keys.
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
            manual: KeyManual(summary: "The views of another file, in the place of this element.", counterpart: nil))
        ], isChoice: true)
    }
  }
}

extension ViewKind {
  /// The keys for the manual and the schema.
  static var description: TableDescription { keys.description }

  /// Reads the keys of a view. Traits that it overrides hold for no other view than those in it.
  static func decode(_ body: NodeID, _ decoding: inout Decoding) -> SceneView { decoding.decodeView(body, by: keys) }
}

extension Document {
  /// The kind and body of a view in a list of views: the only pair of a mapping, if its key is a kind of view.
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

  /// Reads an element of a list of views, or a view that stands alone.
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

  /// Reads a view whose keys stand elsewhere, or are not written.
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

  /// The name of the view that is read next: every view takes one, in the order of the file.
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
        "expected one kind of view, found the keys \(keys.shortened); a view's own keys are indented below its kind",
        at: item)
    } else {
      report(
        "\"\(kind.shortened)\" is not a kind of view", at: first.key,
        suggestion: nearestSpelling(to: kind, among: SceneView.kindNames), valid: SceneView.kindNames)
    }
  }
}
