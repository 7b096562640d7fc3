import GalleyBase
import GalleyText
import GalleyViews

extension SceneView {
  /// Makes the view with its subviews. Extents that are `auto` are 0 for now: they are known once the view is in a window,
  /// where labels take up the appearance.
  func makeView(in surroundings: RenderContext, _ resources: inout SceneResources) -> View {
    own.value.makeView(self, in: traitOverrides.map(surroundings.overriding) ?? surroundings, &resources)
  }

  /// Sets on a live view of this kind what the scene says, and leaves alone what it does not say. Its place is left alone
  /// too.
  func apply(to view: View, _ resources: inout SceneResources) {
    applyCommon(to: view)
    resources.fonts.view = id
    own.value.applyToAny(view, &resources)
  }

  /// Sets what the scene says of any kind of view but its place.
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
  /// The views in a view made of this description, with theirs.
  func inner(of view: View) -> [(view: View, model: SceneView)] { own.value.inner(of: view, subviews) }

  /// Returns the selections of a view, and of those in it, that are not in their texts.
  func selectionMistakes(in view: View, _ document: Document) -> [Diagnostic] {
    own.value.selectionMistakesInAny(view, document)
      + inner(of: view).flatMap { $0.model.selectionMistakes(in: $0.view, document) }
  }

  /// Collects what string drawing measures of the view and those in it, by their ids.
  func collectMeasures(into measures: inout [String: SceneMeasure]) {
    measures[id] = own.value.measure
    for view in innerViews { view.collectMeasures(into: &measures) }
  }

  /// Calls `body` with each view of the description, overlay views too, superviews first.
  func forEach(_ body: (SceneView) -> Void) {
    body(self)
    for view in innerViews { view.forEach(body) }
  }

  /// True if a frame follows content, its own or that of a view in it. What is put in it by its own rules counts.
  var followsContent: Bool {
    if frame.size.width == .auto || frame.size.height == .auto || kind is SceneTable { return true }
    if (kind as? SceneLabel)?.columnGroup != nil { return true }
    let inner = innerViews
    return inner.count > subviews.count || inner.contains { $0.followsContent }
  }

  /// Moves the view with this id, if it is this one or in it.
  mutating func setFrame(_ frame: SceneFrame, ofViewWith id: String) {
    if self.id == id { self.frame = frame }
    for index in subviews.indices { subviews[index].setFrame(frame, ofViewWith: id) }
    own.value.updateOverlays { $0.setFrame(frame, ofViewWith: id) }
  }
}
