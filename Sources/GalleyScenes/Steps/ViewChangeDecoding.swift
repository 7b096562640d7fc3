import GalleyBase
import GalleyViews

extension Form where Value == SceneViewChange {
  /// The form of the step `set`: the id of a view, and the changed properties, which are keys of
  /// the view's kind.
  static var viewChange: Form {
    Form("{ view: id, key: value }", .dictionary("`view`, and keys of its kind", .any)) { decoding, node in
      guard let pairs = decoding.document.pairs(node) else {
        return decoding.reject(node, expected: "{ view: id, key: value }")
      }
      guard let name = decoding.document.value(of: "view", in: node) else {
        return decoding.report("the key \"view\" is missing; give the id of the view to change", at: node)
      }
      guard let (id, kind) = decoding.inside(key: "view", { $0.readView(name) }) else { return nil }
      if pairs.count == 1 { decoding.report("\"set\" changes nothing of \"\(id)\"; name a property", at: node) }
      let traits = decoding.environment.viewTraits[id] ?? decoding.environment.traits
      decoding.environment.currentView = id
      defer { decoding.environment.currentView = nil }
      let view = decoding.withTraits(traits) { kind.decodeChange(node, of: id, &$0) }
      let keys = pairs.map { decoding.document.scalarText($0.key) ?? "" }.filter { $0 != "view" }
      if view.placement == .edges, let frame = decoding.document.value(of: "frame", in: node) {
        decoding.report(
          "a step can set a frame only as [x, y, width, height], not by distances from edges", at: frame)
      }
      if let style = decoding.document.value(of: "style", in: node), !keys.contains("text"), !keys.contains("runs") {
        decoding.report("a style applies to the text of the same step; give text or runs too", at: style)
      }
      return SceneViewChange(view: view, frame: keys.contains("frame") ? view.frame : nil, keys: keys)
    }
  }
}

extension ViewKind {
  /// True if views of this kind can have the focus.
  static var canHaveFocus: Bool { Body.self is any TextInput.Type }

  /// Reads the properties that a step sets on a view of this kind.
  fileprivate static func decodeChange(_ node: NodeID, of id: String, _ decoding: inout Decoding) -> SceneView {
    var draft = ViewDraft<Self>(id: id)
    decoding.decode(node, into: &draft, by: keys.forChanges)
    return draft.finished
  }
}

extension KeyTable {
  /// The table with the keys that a step can set.
  fileprivate var forChanges: KeyTable {
    let fixed = keys.filter(\.isFixed).flatMap(\.names)
    return KeyTable(
      subject, [Key("view") { _, _, _ in }] + keys.filter { !$0.isFixed }, later: spellings.later,
      needsScreen: spellings.needsScreen,
      hint: { fixed.contains($0) ? "\"\($0)\" cannot be changed by a step" : spellings.hint($0) })
  }
}

extension Decoding {
  /// Reads the id of a view of the scene. Returns the id and the kind of the view.
  /// - Parameter isFit: returns true for kinds whose views are suggested if no view has the id.
  mutating func readView(
    _ node: NodeID, among isFit: (any ViewKind.Type) -> Bool = { _ in true }
  ) -> (id: String, kind: any ViewKind.Type)? {
    guard let id = Form<String>.string.read(&self, node) else { return nil }
    func kind(_ id: String) -> (any ViewKind.Type)? { environment.viewKinds[id].flatMap(SceneView.kind(named:)) }
    if let kind = kind(id) { return (id, kind) }
    let ids = environment.viewIDs.filter { kind($0).map(isFit) ?? false }
    let near = nearestSpelling(to: id, among: ids) ?? nearestSpelling(to: id, among: environment.viewIDs)
    return report("there is no view \"\(id.shortened)\"", at: node, suggestion: near, valid: ids)
  }
}
