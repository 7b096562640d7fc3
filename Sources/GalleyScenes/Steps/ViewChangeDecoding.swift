import GalleyBase

extension Document {
  /// Kinds of view that can have the focus.
  static let focusableKinds = ["textField", "textView"]
}

extension Form where Value == SceneViewChange {
  /// A view by its id, and what of it changes: any key of its kind.
  static var viewChange: Form {
    Form("{ view: id, key: value }") { decoding, node in
      guard let pairs = decoding.document.pairs(node) else {
        decoding.reject(node, expected: "{ view: id, key: value }")
        return nil
      }
      guard let name = decoding.document.value(of: "view", in: node) else {
        decoding.report("the key \"view\" is missing: the id of the view that changes", at: node)
        return nil
      }
      guard let (id, kind) = decoding.inside(key: "view", { $0.readView(name) }) else { return nil }
      if pairs.count == 1 { decoding.report("no key says what of \"\(id)\" changes", at: node) }
      let (empty, table) = SceneView.kind(named: kind)
      var view = SceneView(id: id, kind: empty)
      let traits = decoding.environment.viewTraits[id] ?? decoding.environment.traits
      decoding.withTraits(traits) { $0.decode(node, into: &view, by: table.forChanges) }
      let keys = pairs.map { decoding.document.scalarText($0.key) ?? "" }.filter { $0 != "view" }
      if let style = decoding.document.value(of: "style", in: node), !keys.contains("text"), !keys.contains("runs") {
        decoding.report("a style is that of the text it is set with; give text or runs too", at: style)
      }
      return SceneViewChange(view: view, frame: keys.contains("frame") ? view.frame : nil, keys: keys)
    }
  }
}

extension KeyTable where Target == SceneView {
  /// The keys that a step can set.
  fileprivate var forChanges: KeyTable {
    let fixed = ["id", "subviews", "rows", "measure", "columnGroup", "traitOverrides"] + Document.overlayKeys
    return KeyTable(
      subject, [Key("view") { _, _, _ in }] + keys.filter { !fixed.contains($0.names[0]) }, later: later,
      needsScreen: needsScreen,
      hint: { fixed.contains($0) ? "\"\($0)\" stays as it is while steps are taken" : hint($0) })
  }
}

extension Decoding {
  /// Reads the id of a view of the scene, and tells its kind.
  /// - Parameter kinds: which kinds are suggested for an id that no view has; nil is all.
  mutating func readView(_ node: NodeID, among kinds: [String]? = nil) -> (id: String, kind: String)? {
    guard let id = Form<String>.string.read(&self, node) else { return nil }
    if let kind = environment.viewKinds[id] { return (id, kind) }
    let ids = environment.viewIDs.filter { id in kinds.map { $0.contains(environment.viewKinds[id] ?? "") } ?? true }
    let near = nearestSpelling(to: id, among: ids) ?? nearestSpelling(to: id, among: environment.viewIDs)
    report("there is no view \"\(id.shortened)\"", at: node, suggestion: near, valid: ids)
    return nil
  }
}
