import GalleyBase

extension SceneView {
  /// The keys that all kinds of view have. `subviews` and `id` are read for all of them in one place.
  static let keys: [Key<SceneView>] = [
    Key("id", form: .viewID) { $0.id = $1 },
    Key("frame", form: .frame) { $0.frame = $1 },
    // Before all colours and fonts, which depend on it.
    Key("traitOverrides", form: .traitOverrides) { $0.traitOverrides = $1 },
    Key("backgroundColor", "background", form: .color) { $0.backgroundColor = $1 },
    Key("tintColor", form: .color) { $0.tintColor = $1 },
    Key("borderColor", form: .color) { $0.borderColor = $1 },
    Key("borderWidth", form: .extent) { $0.borderWidth = $1 },
    Key("cornerRadius", form: .extent) { $0.cornerRadius = $1 },
    Key("cornerCurve", form: .choice()) { $0.cornerCurve = $1 },
    Key("clipsToBounds", form: .boolean) { $0.clipsToBounds = $1 },
    Key("alpha", form: .number(0...1)) { $0.alpha = $1 },
    Key("isHidden", "hidden", form: .boolean) { $0.isHidden = $1 },
    Key("semanticContentAttribute", form: .choice()) { $0.semanticContentAttribute = $1 },
    Key("subviews") { view, decoding, node in view.subviews = decoding.decodeViews(node) },
  ]

  /// What UIView has and this version does not.
  static let later = [
    "bounds", "center", "transform", "isOpaque", "mask", "layoutMargins",
    "isUserInteractionEnabled", "accessibilityIdentifier",
  ]

  /// The keys of a plain view.
  static let viewKeys = KeyTable<SceneView>("a view", keys, later: later + ["contentMode"])
}

extension SceneView {
  /// A kind of view with every default, and its keys, by the name of the kind.
  static func kind(named name: String) -> (kind: Kind, keys: KeyTable<SceneView>) {
    switch name {
    case "label": (.label(SceneLabel()), labelKeys)
    case "button": (.button(SceneButton()), buttonKeys)
    case "textContainer": (.textContainer(SceneTextContainer()), textContainerKeys)
    case "textView": (.textView(SceneTextView()), textViewKeys)
    case "table": (.table(SceneTable()), tableKeys)
    case "textField": (.textField(SceneTextField()), textFieldKeys)
    case "image": (.image(SceneImage()), imageKeys)
    default: (.view, viewKeys)
    }
  }
}

extension Document {
  /// The kinds of view that this version has.
  static let viewKinds = ["view", "label", "button", "textContainer", "textField", "textView", "table", "image"]

  /// Kind and body of a view in a list of views: the only pair of a mapping, if its key is a kind of view.
  func view(_ item: NodeID) -> (kind: String, body: NodeID)? {
    guard let pairs = pairs(item), pairs.count == 1, let kind = scalarText(pairs[0].key),
      Document.viewKinds.contains(kind)
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
    var views: [SceneView] = []
    for (index, item) in items.enumerated() {
      if let view = inside(index: index, { $0.decodeView(item) }) { views.append(view) }
    }
    return views
  }

  /// Reads an element of a list of views, or a view that stands alone.
  mutating func decodeView(_ item: NodeID) -> SceneView? {
    guard let (kind, body) = document.view(item) else {
      rejectView(item)
      return nil
    }
    let (empty, table) = SceneView.kind(named: kind)
    return inside(key: kind) { $0.decodeView(body, as: empty, by: table) }
  }

  /// Reads the keys of a view. Traits that it overrides hold for no other view than those in it.
  mutating func decodeView(_ body: NodeID, as kind: SceneView.Kind, by table: KeyTable<SceneView>) -> SceneView {
    let id = nextViewID()
    var view = SceneView(id: id, kind: kind)
    environment.viewTraits[id] = withTraits(environment.traits) { decoding in
      decoding.decode(body, into: &view, by: table)
      return decoding.environment.traits
    }
    return view
  }

  /// The name of the view that is read next: every view asks once, in the order of the file.
  mutating func nextViewID() -> String {
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
        suggestion: nearestSpelling(to: kind, among: Document.viewKinds), valid: Document.viewKinds)
    }
  }
}
