import GalleyBase
public import GalleyViews

extension SceneView {
  /// Every kind of view, in the order of the manual. A kind comes before the kinds whose classes
  /// inherit from its class: `view` is first, and `scroll` comes before other scrolling views.
  static let kinds: [any ViewKind.Type] = [
    ScenePlainView.self, SceneStack.self, SceneSpacer.self, SceneScroll.self, SceneLabel.self, SceneButton.self,
    SceneTextContainer.self, SceneTextField.self, SceneTextView.self, SceneTable.self, SceneCell.self, SceneImage.self,
  ]

  /// The names of all kinds.
  static var kindNames: [String] { kinds.map { $0.name } }

  /// Returns the kind with the given name; nil if no kind has it.
  static func kind(named name: String) -> (any ViewKind.Type)? { kinds.first { $0.name == name } }
}

extension View {
  /// The name of the view's kind in scenes and dumps.
  public var kindName: String { kind.name }

  /// The kind whose class is the class of the view, or else the nearest superclass.
  var kind: any ViewKind.Type { SceneView.kinds.last { $0.describes(self) } ?? ScenePlainView.self }

  /// The overlay views, which are subviews only while they are shown.
  var overlays: [View] { kind.overlaysOfAny(self) }

  /// The rectangles with names, such as `textRect`, that the dump lists in the state after a step.
  /// They are in the view's coordinates.
  var namedRects: [(name: String, rect: Rect)] { kind.namedRectsOfAny(self) }
}

extension [View] {
  /// Returns the view with this id, from these views and all views inside them; nil if no view has
  /// it. Overlay views that are not shown are included.
  func view(withID id: String) -> View? {
    let views = flatMap { [$0] + $0.descendants }
    return views.first { $0.id == id }
      ?? views.flatMap(\.overlays).flatMap { [$0] + $0.descendants }.first { $0.id == id }
  }
}

// The functions of a kind for its own class, made applicable to any view. The class is checked only here.
extension ViewKind {
  static func describes(_ view: View) -> Bool { view is Body }

  static func overlaysOfAny(_ view: View) -> [View] { (view as? Body).map { overlays(of: $0) } ?? [] }

  static func namedRectsOfAny(_ view: View) -> [(name: String, rect: Rect)] {
    (view as? Body).map { namedRects(of: $0) } ?? []
  }

  static func rowHeightOfAny(_ view: View, in extent: SceneExtent) -> Double? {
    (view as? Body).flatMap { rowHeight(of: $0, in: extent) }
  }

  static func writeAny(_ view: View, to writer: inout LayoutWriter) {
    if let view = view as? Body { write(view, to: &writer) }
  }

  /// Calls `body` with a view, converted to the class of this kind's views, and returns the result.
  private func with<Result>(_ view: View, _ body: (Body) -> Result) -> Result {
    guard let view = view as? Body else { preconditionFailure("a \(Self.name) is not a \(type(of: view))") }
    return body(view)
  }

  func applyToAny(_ view: View, _ resources: inout SceneResources) {
    with(view) { apply(to: $0, &resources) }
  }

  func resolveContentOfAny(_ view: View, _ models: [SceneView]) {
    with(view) { resolveContent(of: $0, models) }
  }

  func selectionMistakesInAny(_ view: View, _ document: Document) -> [Diagnostic] {
    with(view) { selectionMistakes(in: $0, document) }
  }

  /// Returns the views inside a view with their descriptions: overlay views, then subviews.
  func inner(of view: View, _ models: [SceneView]) -> [(view: View, model: SceneView)] {
    with(view) { overlays(of: $0) + zip(Self.listedSubviews(of: $0), models).map { ($0, $1) } }
  }
}
