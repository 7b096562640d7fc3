import GalleyBase
import GalleyViews

/// The constraints of a scene on the live views of its page.
final class SceneLayout {
  /// The active constraints of the engine, each with the scene's constraint that it comes from.
  private var active: [(constraint: LayoutConstraint, model: SceneConstraint)] = []
  /// The constraint conflicts found since this list was last read.
  private var conflicts: [ConstraintConflict] = []
  /// Warnings about constraints that stacks added and that could not be satisfied.
  private var brokenArrangements: [SceneWarning] = []

  /// The texts of the active constraints as written in the scene, in the order of activation.
  var constraintTexts: [String] { active.map(\.model.text) }

  /// Activates the scene's constraints on the views of a window.
  /// - Throws: a mistake for each constraint that names a view outside of the window.
  func activate(_ scene: Scene, in window: Window, _ document: Document) throws(SceneError) {
    var models: [SceneView] = []
    for view in scene.views { view.forEach { models.append($0) } }
    let all = scene.constraints + models.flatMap(\.constraints)
    scene.setEdges(of: window)
    window.ensuredConstraintState.conflictSink = { [weak self] in self?.conflicts.append($0) }
    guard !all.isEmpty else { return }
    var placements: [String: SceneView.Placement] = [:]
    for model in models { placements[model.id] = model.placement }
    let views = ViewFinder(window)
    var mistakes: [Diagnostic] = []
    for model in all {
      guard let constraint = views.constraint(model), constraint.commonView != nil else {
        mistakes.append(
          document.diagnostic(
            "the views of \"\(model.text)\" have no common superview: an overlay view of a field is in the "
              + "window only while it shows; set leftViewMode or rightViewMode", at: document.node(at: model.path),
            path: model.path))
        continue
      }
      constraint.letGo(placements)
      _ = constraint.activate()
      active.append((constraint, model))
    }
    for model in models where model.placement == .edges {
      views.view(model.id)?.ensuredConstraintState.keepsFrame = false
    }
    if !mistakes.isEmpty { throw SceneError(mistakes) }
  }

  /// Lays out a window by its constraints.
  /// - Throws: a mistake for each conflict of constraints.
  func layOut(_ window: Window, _ document: Document) throws(SceneError) {
    guard window.usesConstraints else { return }
    conflicts = []
    window.layoutIfNeeded()
    var mistakes: [Diagnostic] = []
    for conflict in conflicts {
      if let mistake = diagnostic(of: conflict, document) {
        mistakes.append(mistake)
      } else {
        brokenArrangements.append(SceneWarning(conflict, document))
      }
    }
    if !mistakes.isEmpty { throw SceneError(mistakes) }
  }

  /// Returns the warnings about ambiguous views and about stacks that are too small.
  func warnings(in window: Window, _ document: Document) -> [SceneWarning] {
    guard window.usesConstraints else { return [] }
    let entries = ViewIdentifiers(document)
    let open = window.viewsWithAmbiguousLayout.filter { $0.view.selfAndAncestors.allSatisfy { !$0.isHidden } }
    let ties = PriorityTie.all(among: open)
    let named = ties.flatMap(\.views)
    func warning(_ view: View?, _ message: String) -> SceneWarning? {
      guard let id = view?.id, let path = entries.first(id)?.path else { return nil }
      return SceneWarning(.ambiguousLayout, message, face: nil, id, at: path, document)
    }
    return brokenArrangements + ties.compactMap { warning($0.views.first, $0.message) }
      + open.filter { open in !named.contains { $0 === open.view } }
      .compactMap { warning($0.view, "the constraints leave its position or size ambiguous") }
  }

  /// Returns the diagnostic for a conflict, at the position of the last conflicting constraint that
  /// is written in the scene; nil if stacks added all of them.
  private func diagnostic(of conflict: ConstraintConflict, _ document: Document) -> Diagnostic? {
    let own = conflict.constraints.compactMap { constraint in
      active.first { $0.constraint === constraint }?.model
    }
    guard let broken = own.last else { return nil }
    var others = own.dropLast().map { model in
      "\"\(model.text)\" (line \(document.position(of: document.node(at: model.path)).line))"
    }
    let arranged = conflict.constraints.filter { constraint in !active.contains { $0.constraint === constraint } }
    var stacks: [String] = []
    for constraint in arranged {
      guard let id = constraint.commonView?.id, !stacks.contains(id) else { continue }
      stacks.append(id)
      others.append("the arrangement of \"\(id)\"")
    }
    if conflict.involvesFixedFrames { others.append("fixed frames") }
    let list = others.isEmpty ? "itself" : others.joined(separator: ", ")
    return document.diagnostic(
      "\"\(broken.text)\" conflicts with \(list); leave one out, or give one a priority below 1000, as in "
        + "\"… @ 999\"", at: document.node(at: broken.path), path: broken.path)
  }
}

extension SceneWarning {
  /// Creates the warning that a stack is too small for its own constraints.
  fileprivate init(_ conflict: ConstraintConflict, _ document: Document) {
    let id = conflict.broken.commonView?.selfAndAncestors.lazy.compactMap(\.id).first
    self.init(
      .brokenArrangement, "there is too little room for its views and the space between them", face: nil, id,
      at: id.flatMap { ViewIdentifiers(document).first($0)?.path } ?? SceneKeyPath(), document)
  }
}

extension View {
  fileprivate var selfAndAncestors: UnfoldFirstSequence<View> { sequence(first: self, next: \.superview) }
}
