import GalleyBase
import GalleyText
import GalleyViews

extension SceneView {
  /// Creates the view with its subviews. Lengths that are `auto` are 0 at first. They are computed
  /// once the view is in a window, where labels take over the appearance.
  func makeView(in surroundings: RenderContext, _ resources: inout SceneResources) -> View {
    own.value.makeView(self, in: traitOverrides.map(surroundings.overriding) ?? surroundings, &resources)
  }

  /// Sets the scene's properties on a live view of this kind. The frame and all other properties
  /// stay unchanged.
  func apply(to view: View, _ resources: inout SceneResources) {
    applyCommon(to: view)
    resources.fonts.view = id
    own.value.applyToAny(view, &resources)
  }

  /// Sets the properties that views of all kinds have, except the frame.
  fileprivate func applyCommon(to view: View) {
    assignments.apply(to: view)
    if let margins { view.ensuredConstraintState.margins = margins }
    if let preservesSuperviewLayoutMargins {
      view.ensuredConstraintState.preservesSuperviewMargins = preservesSuperviewLayoutMargins
    }
    if let hugging { hugging.apply(to: &view.ensuredConstraintState.hugging) }
    if let compressionResistance {
      compressionResistance.apply(to: &view.ensuredConstraintState.compressionResistance)
    }
  }
}

extension ViewKind {
  fileprivate func makeView(_ model: SceneView, in context: RenderContext, _ resources: inout SceneResources) -> View {
    let outer = resources.fonts.view
    resources.fonts.view = model.id
    defer { resources.fonts.view = outer }
    let view = Self.makeBody(in: context)
    makeOverlays(of: view, &resources)
    apply(to: view, &resources)
    view.id = model.id
    view.frame = Rect(
      origin: model.frame.origin,
      size: Size(width: model.frame.size.width.points ?? 0, height: model.frame.size.height.points ?? 0))
    model.applyCommon(to: view)
    makeSubviews(model.subviews, of: view, &resources)
    return view
  }
}

extension SceneView {
  /// Returns the views inside a view that was created from this description, each with its
  /// description.
  func inner(of view: View) -> [(view: View, model: SceneView)] { own.value.inner(of: view, subviews) }

  /// Returns diagnostics for selections that lie outside of the text, for a view and the views
  /// inside it.
  func selectionMistakes(in view: View, _ document: Document) -> [Diagnostic] {
    own.value.selectionMistakesInAny(view, document)
      + inner(of: view).flatMap { $0.model.selectionMistakes(in: $0.view, document) }
  }

  /// Collects the string-drawing measurements of the view and its subviews, by id.
  func collectMeasures(into measures: inout [String: SceneMeasure]) {
    measures[id] = own.value.measure
    for view in innerViews { view.collectMeasures(into: &measures) }
  }

  /// Calls `body` with each view of the description, superviews first. Overlay views are included.
  func forEach(_ body: (SceneView) -> Void) {
    body(self)
    for view in innerViews { view.forEach(body) }
  }

  /// True if the size of this view or of a view inside it follows from its content. Arranged views
  /// are included.
  var followsContent: Bool {
    if frame.size.width == .auto || frame.size.height == .auto || kind is SceneTable { return true }
    if (kind as? SceneLabel)?.columnGroup != nil { return true }
    let inner = innerViews
    return inner.count > subviews.count || inner.contains { $0.followsContent }
  }

  /// Sets the frame of the view with this id, if it is this view or inside it.
  mutating func setFrame(_ frame: SceneFrame, ofViewWith id: String) {
    if self.id == id { self.frame = frame }
    for index in subviews.indices { subviews[index].setFrame(frame, ofViewWith: id) }
    own.value.updateOverlays { $0.setFrame(frame, ofViewWith: id) }
  }
}
